/**
 * Stone Game IV by a sieve over the losing positions.
 *
 * A number of stones is losing when no square leads from it to a losing number, and 0 is losing. So go upwards as
 * Eratosthenes does: a number that is not marked is losing, and marks every number that is a square above it,
 * because from there a square leads to it. By induction exactly the winning numbers are marked. Proof checked by machine:
 * notebooks/proofs/StoneGameIV.v, `sieve_correct`.
 *
 * What makes this fast is that losing numbers are rare, since no two of them may differ by a square: 69,489 up to ten
 * million. The DP asks each number about its squares; the sieve asks only the losing ones.
 *
 * The marks of a losing number come at distances 1, 4, 9, ...: it moves on by 2k + 1, and one root per losing number says
 * where it has arrived. So the sieve goes segment by segment, and only one segment of marks, small enough for the cache, is
 * ever held.
 *
 * Each of L losing numbers has up to sqrt n marks, and is looked at once in every segment. Up to 20 million, the largest n
 * within the budget, the marks outweigh the rest (`npm run worst` measures all other costs by that). The published
 * method is the DP of O(n sqrt n).
 */
import type { Method } from "../game.ts";
import { absolute, signOf } from "../game.ts";
import { findingFrom, winningSquare } from "./line.ts";
import { isSquare, type Move, type Position, rootOf } from "./rules.ts";

/** Marks in ever sparser segments: about n^1.2 up to the largest n (fitted), and the first segment. */
const costOf = ({ n }: Position): number => 1.7 * n ** 1.2 + 500_000;

export const sieve: Method<Position, Move> = {
  name: "sieve",
  time: "O(L (√n + n/2¹⁷)), L the number of losing positions up to n; about n^1.2 within the budget",
  space: "O(L), and a bit for each number up to n",
  source: "our own",
  cost: costOf,
  solve(position, plies) {
    const isLosing = losingBits(position.n);
    return findingFrom(position, plies, (n) => isSet(isLosing, n));
  },
  moves: {
    // every answer to every move is looked up: pi/4 n of them
    cost: (position) => costOf(position) + 3 * position.n,
    // all squares, each with the winner it leads to
    value({ n, toMove }) {
      const isLosing = losingBits(n);
      const sign = signOf(toMove);
      return {
        count: rootOf(n),
        move: (i) => ({ take: (i + 1) ** 2 }),
        points: () => 0,
        value: (i) => (isSet(isLosing, n - (i + 1) ** 2) ? sign : -sign),
        replies(i) {
          const left = n - (i + 1) ** 2;
          let winning = 0;
          for (let x = left - 1, step = 3; x >= 0; x -= step, step += 2)
            winning += isSet(isLosing, x) ? 1 : 0;
          return { winning, of: rootOf(left) };
        },
      };
    },
  },
  review: {
    cost: (position, plies) => costOf(position) + 5000 * plies,
    along({ n, toMove }, moves) {
      const isLosing = losingBits(n);
      const piles = [n];
      for (const { take } of moves) piles.push(piles[piles.length - 1] - take);
      return {
        values: absolute(
          piles.map((left) => (isSet(isLosing, left) ? -1 : 1)),
          toMove,
        ),
        // a square that ends the game cannot be answered at all
        better: (ply) => ({
          take: isSquare(piles[ply])
            ? piles[ply]
            : (winningSquare(piles[ply], (left) => isSet(isLosing, left)) ?? 1),
        }),
      };
    },
  },
  table: {
    recurrence:
      "W(n) = lose if no losing number has marked n, else win; a losing number marks every number that is a square above it",
    axes: ["n"],
    size: ({ n }) => ({ cells: n + 1, looks: n }),
    here: ({ n }) => [n],
    // a losing number, and at once all that it is the first to mark
    *order({ n }) {
      const markedBy = firstMarks(n);
      for (let losing = 0; losing <= n; losing++) {
        if (markedBy[losing] >= 0) continue;
        yield [losing];
        for (let k = 1; losing + k * k <= n; k++)
          if (markedBy[losing + k * k] === losing) yield [losing + k * k];
      }
    },
    choices({ n }) {
      const markedBy = firstMarks(n);
      return ([i], look) => {
        if (i === 0) return -1;
        const losing = markedBy[i];
        return losing < 0 ? [[{ take: 1 }, -1]] : [[{ take: i - losing }, -look(losing)]];
      };
    },
  },
};

/** By number, the first losing number that marks it; -1 if none does. */
function firstMarks(n: number): Int32Array {
  const markedBy = new Int32Array(n + 1).fill(-1);
  for (const losing of losingNumbers(n))
    for (let k = 1; losing + k * k <= n; k++)
      if (markedBy[losing + k * k] < 0) markedBy[losing + k * k] = losing;
  return markedBy;
}

/** A bit for every number up to n, set where it is losing: what is looked up again and again should fit into the cache. */
function losingBits(n: number): Uint8Array {
  const bits = new Uint8Array((n >> 3) + 1);
  for (const number of losingNumbers(n)) bits[number >> 3] |= 1 << (number & 7);
  return bits;
}

const isSet = (bits: Uint8Array, number: number): boolean => ((bits[number >> 3] >> (number & 7)) & 1) === 1;

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

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * values.length);
  larger.set(values);
  return larger;
}
