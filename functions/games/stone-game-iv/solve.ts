/**
 * Stone Game IV by a sieve over the losing positions.
 *
 * A number of stones is losing when no square leads from it to a losing number, and 0 is losing. So go upwards as
 * Eratosthenes does: a number that nobody has marked is losing, and marks every number that is a square above it,
 * because from there a square leads to it. By induction exactly the winning numbers are marked.
 *
 * What makes this fast is that losing numbers are rare, since no two of them may differ by a square: 69,489 up to ten
 * million. The DP asks each number about its squares; the sieve asks only the losing ones.
 *
 * The marks of a losing number come at distances 1, 4, 9, ...: it moves on by 2k + 1, and one root per losing number says
 * where it has arrived. So the sieve goes segment by segment, and only one segment of marks, small enough for the cache, is
 * ever held.
 *
 * Time O(L (sqrt n + n / 2^17)) for L losing numbers up to n: each has up to sqrt n marks, and is looked at once in every
 * segment. Up to 20 million, the largest n within the budget, the marks outweigh the rest, and it is about n^1.2 (fitted
 * there; test/cost-model.test.ts holds the estimate to it). Space O(L). Source: our own; the published method is the DP of
 * O(n sqrt n).
 */
import type { Finding, Step, ValuedMoves } from "../game.ts";
import { nameOf, otherPlayer, signOf } from "../game.ts";
import { rankIn } from "../rank-in.ts";
import type { PilePosition, SquareMove } from "./rules.ts";

/** Marks held at a time, a byte each, so that they stay in the second-level cache. */
const SEGMENT = 1 << 17;

/** The losing numbers from 0 to n in ascending order. */
export function losingNumbers(n: number): Int32Array {
  let losing = new Int32Array(1 << 10);
  let roots = new Int32Array(1 << 10); // losing[k] + roots[k]² is its first mark past the last segment
  let count = 0;
  const marked = new Uint8Array(SEGMENT);
  for (let from = 0; from <= n; from += SEGMENT) {
    const size = Math.min(SEGMENT, n - from + 1);
    marked.fill(0);
    for (let k = 0; k < count; k++) {
      let at = losing[k] + roots[k] * roots[k] - from;
      let step = 2 * roots[k] + 1;
      for (; at < size; at += step, step += 2) marked[at] = 1;
      roots[k] = step >> 1;
    }
    for (let i = marked.indexOf(0); i >= 0 && i < size; i = marked.indexOf(0, i + 1)) {
      if (count === losing.length) {
        losing = doubled(losing);
        roots = doubled(roots);
      }
      let at = i + 1;
      let step = 3;
      for (; at < size; at += step, step += 2) marked[at] = 1;
      losing[count] = from + i;
      roots[count++] = step >> 1;
    }
  }
  return losing.subarray(0, count);
}

export function solve(position: PilePosition, plies: number): Finding<SquareMove> {
  const losing = losingNumbers(position.n);
  return findingFrom(position, plies, (n) => includes(losing, n));
}

/** All squares, each with the winner it leads to: O(sqrt n log n) once the losing numbers are known. */
export function valueMoves({ n, toMove }: PilePosition): ValuedMoves<SquareMove> {
  const losing = losingNumbers(n);
  const sign = signOf(toMove);
  return {
    count: Math.floor(Math.sqrt(n)),
    move: (i) => ({ take: (i + 1) ** 2 }),
    points: () => 0,
    value: (i) => (includes(losing, n - (i + 1) ** 2) ? sign : -sign),
  };
}

/** What is to be said about a pile for whoever knows which smaller numbers are losing. */
export function findingFrom(
  { n, toMove }: PilePosition,
  plies: number,
  isLosing: (n: number) => boolean,
): Finding<SquareMove> {
  const line: Step<SquareMove>[] = [];
  for (let left = n; left > 0 && line.length < plies; ) {
    const take = winningSquare(left, isLosing) ?? 1; // who loses may take anything
    line.push({ move: { take }, points: 0 });
    left -= take;
  }
  const mover = nameOf(toMove);
  const other = nameOf(otherPlayer(toMove));
  const square = winningSquare(n, isLosing);
  if (square !== undefined) {
    const why =
      square === n
        ? `${n} is a square: ${mover} takes all stones and ${other} cannot move.`
        : `${mover} takes ${square} and leaves ${n - square} stones, from which every square leads to a number that wins for whoever faces it, so ${other} loses.`;
    return { result: toMove, line, why: [why] };
  }
  const why =
    n === 0
      ? `No stones are left: ${mover} cannot move and loses.`
      : `Whichever square ${mover} takes from ${n} stones, ${other} can then leave a losing number of stones, so ${mover} loses.`;
  return { result: otherPlayer(toMove), line, why: [why] };
}

/** The least square that leaves a losing number, if there is one. */
function winningSquare(n: number, isLosing: (n: number) => boolean): number | undefined {
  for (let root = 1; root * root <= n; root++) if (isLosing(n - root * root)) return root * root;
  return undefined;
}

const includes = (ascending: Int32Array, value: number): boolean =>
  ascending[rankIn(ascending, value)] === value;

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * values.length);
  larger.set(values);
  return larger;
}
