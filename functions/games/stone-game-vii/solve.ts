/**
 * Stone Game VII in linear time, as Stone Game on the negated row.
 *
 * Let S be the sum of the row and x1, x2, ... the stones in the order in which they leave. The k-th mover scores
 * S - x1 - ... - xk. Two consecutive scores differ by the stone that the second of them removes, so pair the moves:
 *
 *   mover's points minus the other's = x2 + x4 + ... = the sum of what the other removes.
 *
 * (With an odd number of stones the last move is unpaired, and it scores 0.) Together the players remove S, whatever
 * they do. Therefore the difference is (S + others - own) / 2, where `own` and `others` are what each removes himself:
 * the mover wants others - own to be greatest, the other wants it least. That is Stone Game with every stone negated,
 * move for move, and
 *
 *   V7(a) = (sum(a) + V1(-a)) / 2,
 *
 * with the same optimal moves. V1 is read off in O(n) by fusion (../stone-game/solve.ts).
 *
 * Unlike the difference, the points themselves depend on which of several optimal lines is played; those returned are
 * those of the line that takes the blocks of the fused row from the larger end.
 *
 * Time O(n), space O(n); both root moves by two more runs. Source: our own; the methods published
 * for this problem are O(n^2).
 */
import type { Finding, Step, ValuedMoves } from "../game.ts";
import { nameOf, otherPlayer, scoresFrom, signOf } from "../game.ts";
import { fuse, lineOnRow, orderOfBlocks, type Valley, valueOfValley } from "../stone-game/solve.ts";
import type { EndMove, EndsPosition } from "./rules.ts";
import { endMoves } from "./rules.ts";

type Row = readonly number[];

export function solve(position: EndsPosition, plies: number): Finding<EndMove> {
  const { stones, toMove } = position;
  const valley = fuse(stones, 0, stones.length, -1);
  const total = sumOf(stones);
  const negated = valueOfValley(valley);
  const value = (total + negated) / 2;
  return {
    result: scoresFrom(handedOut(stones, valley), signOf(toMove) * value),
    line: lineOn(stones, total, valley, plies),
    why: explain(position, total, valley, negated),
  };
}

/** Both moves: the sum of what a move leaves, less what that row is worth to the other. Two runs, O(n). */
export function valueMoves({ stones, toMove }: EndsPosition): ValuedMoves<EndMove> {
  const n = stones.length;
  const total = sumOf(stones);
  const sign = signOf(toMove);
  const ends = endMoves(n);
  const points = ends.map(({ take }) => total - (take === "left" ? stones[0] : stones[n - 1]));
  const values = ends.map(({ take }, i) => {
    const [from, to] = take === "left" ? [1, n] : [0, n - 1];
    const rest = (points[i] + valueOfValley(fuse(stones, from, to, -1))) / 2;
    return sign * (points[i] - rest);
  });
  return { count: ends.length, move: (i) => ends[i], points: (i) => points[i], value: (i) => values[i] };
}

function sumOf(stones: Row): number {
  let sum = 0;
  for (let i = 0; i < stones.length; i++) sum += stones[i];
  return sum;
}

/**
 * What both players collect together on the optimal line. The k-th stone to leave counts in the k - 1 scores before it.
 * (Summing what remains move by move comes to the same and takes longer: each term would wait for the one before.)
 */
function handedOut(stones: Row, valley: Valley): number {
  const { count, starts } = valley;
  const order = orderOfBlocks(valley);
  let sum = 0;
  let k = 0;
  for (let place = 0; place < count; place++) {
    const block = order[place] < 0 ? ~order[place] : order[place];
    const first = starts[block];
    const end = block === count - 1 ? stones.length : starts[block + 1];
    if (order[place] < 0) for (let i = end - 1; i >= first; i--) sum += k++ * stones[i];
    else for (let i = first; i < end; i++) sum += k++ * stones[i];
  }
  return sum;
}

/** Stone Game's line on the negated row, with what remains as the points. */
function lineOn(stones: Row, total: number, valley: Valley, plies: number): Step<EndMove>[] {
  let remaining = total;
  return lineOnRow(stones, valley, plies).map(({ move, points }) => {
    remaining -= points;
    return { move, points: remaining };
  });
}

function explain(
  { stones, toMove }: EndsPosition,
  total: number,
  { count, values }: Valley,
  negated: number,
): string[] {
  if (stones.length === 0) return ["No stones are left: nobody scores any more."];
  const mover = nameOf(toMove);
  const other = nameOf(otherPlayer(toMove));
  const blocks =
    count <= 12
      ? ` (${Array.from(values.subarray(0, count), (value) => value + 0).join(", ")} with every sign turned)`
      : "";
  return [
    `${mover}'s points minus ${other}'s are the sum of the stones that ${other} removes, so each player wants to remove as little as possible: this is Stone Game on the negated stones.`,
    `Fusing the negated stones leaves ${count === 1 ? "one block" : `a valley of ${count} blocks`}${blocks}, on which ${mover} gets ${negated} more than ${other}.`,
    `The stones sum to ${total}, so ${mover}'s points minus ${other}'s are (${total} + ${negated}) / 2 = ${(total + negated) / 2}.`,
  ];
}
