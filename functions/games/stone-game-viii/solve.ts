/**
 * Stone Game VIII in one pass from the right.
 *
 * However the first i stones were merged, together they are worth the prefix sum P(i), and merging up to stone j scores
 * P(j). So a position is the number i of stones merged into the first, and with f(i) the mover's points minus the
 * other's
 *
 *   f(n) = 0,   f(i) = max over j > i of P(j) - f(j),
 *
 * the answer is f(1), and move x is worth P(x) - f(x). The maximum runs over a suffix: f(i) is the greatest of the
 * candidates P(j) - f(j) seen so far when j comes down from n, one number of memory.
 *
 * The line needs no search. Call j a record when its candidate is at least all those to its right. From i the best
 * move with the smallest j goes to the first record after i, and the move after that to the first record after j: an
 * optimal line visits every record in turn, from left to right. The points therefore add up in the same pass: whoever
 * moves to record j scores P(j) and then is the other on the rest.
 *
 * Time O(n), space O(1), or the number of records when a line is asked for. Source: the recurrence is the published
 * one; the line by records is our own.
 */
import type { Finding, Step, ValuedMoves } from "../game.ts";
import { nameOf, otherPlayer, signOf } from "../game.ts";
import type { MergeMove, MergePosition } from "./rules.ts";

export function solve(position: MergePosition, plies: number): Finding<MergeMove> {
  const { stones, toMove } = position;
  const n = stones.length;
  if (n < 2) return { result: { alice: 0, bob: 0 }, line: [], why: [over(n)] };

  const records: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  let first = n; // the leftmost record so far
  let own = 0; // what the mover and the other collect from there on
  let other = 0;
  let prefix = 0;
  for (let i = 0; i < n; i++) prefix += stones[i];
  for (let j = n; j >= 2; j--) {
    const candidate = j === n ? prefix : prefix - best;
    if (candidate >= best) {
      best = candidate;
      first = j;
      const mover = prefix + other;
      other = own;
      own = mover;
      if (plies > 0) records.push(j);
    }
    prefix -= stones[j - 1];
  }
  return {
    result: toMove === "alice" ? { alice: own, bob: other } : { alice: other, bob: own },
    line: lineThrough(records, stones, plies),
    why: explain(position, first, best),
  };
}

/** Every merge: its prefix sum, less what is then left to the other. O(n). */
export function valueMoves({ stones, toMove }: MergePosition): ValuedMoves<MergeMove> {
  const n = stones.length;
  const sign = signOf(toMove);
  const prefix = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) prefix[i + 1] = prefix[i] + stones[i];
  const values = new Float64Array(n + 1);
  let best = Number.NEGATIVE_INFINITY;
  for (let j = n; j >= 2; j--) {
    const candidate = j === n ? prefix[n] : prefix[j] - best;
    values[j] = sign * candidate;
    if (candidate > best) best = candidate;
  }
  return {
    count: Math.max(0, n - 1),
    move: (i) => ({ take: i + 2 }),
    points: (i) => prefix[i + 2],
    value: (i) => values[i + 2],
  };
}

/** The moves to the records (listed from the right): each merges the one merged stone and those up to the record. */
function lineThrough(
  records: readonly number[],
  stones: readonly number[],
  plies: number,
): Step<MergeMove>[] {
  const line: Step<MergeMove>[] = [];
  let merged = 1;
  let prefix = stones[0];
  for (let k = records.length - 1; k >= 0 && line.length < plies; k--) {
    const to = records[k];
    for (let i = merged; i < to; i++) prefix += stones[i];
    line.push({ move: { take: to - merged + 1 }, points: prefix });
    merged = to;
  }
  return line;
}

const over = (n: number): string =>
  `${n === 0 ? "No stone is" : "One stone is"} left: there is nothing to merge and nobody scores any more.`;

function explain({ stones, toMove }: MergePosition, take: number, value: number): string[] {
  const mover = nameOf(toMove);
  const other = nameOf(otherPlayer(toMove));
  let prefix = 0;
  for (let i = 0; i < take; i++) prefix += stones[i];
  const merge =
    take === stones.length
      ? `${mover} does best to merge all ${take} stones at once: that scores their sum, ${prefix}, and ends the game.`
      : `${mover} does best to merge the first ${take} stones: that scores ${prefix}, and on what is then left ${other} gets ${prefix - value} more points than ${mover}.`;
  return [
    "However the stones on the left were merged, a merge up to a stone scores the sum of all stones up to it, so only how far each merge reaches matters.",
    merge,
    `So ${mover}'s points minus ${other}'s are ${value}: no other merge is worth more.`,
  ];
}
