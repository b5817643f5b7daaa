/**
 * Stone Game IX: the winner, every move and a line, all read off the counts of remainders (residues.ts, with the proof).
 *
 * Time O(n) to count the stones and to find those of a line, space O(1) beside the line.
 */
import { currentIndices } from "../current-index.ts";
import type { Finding, Step, ValuedMoves } from "../game.ts";
import { otherPlayer, signOf } from "../game.ts";
import { explain } from "./explain.ts";
import { type Counts, countsOf, less, remainderOf, winnerAfter, winnerOf } from "./residues.ts";
import type { RemovalMove, RemovalPosition } from "./rules.ts";
import { isLost } from "./rules.ts";

export function solve(position: RemovalPosition, plies: number): Finding<RemovalMove> {
  const { stones, removedSum, toMove } = position;
  const counts = countsOf(stones);
  const lost = isLost(position);
  return {
    result: lost ? toMove : winnerOf(counts, remainderOf(removedSum), toMove),
    line: lost ? [] : lineFrom(position, counts, plies),
    why: explain(position, counts),
  };
}

/** Every stone, valued by its remainder. O(n). */
export function valueMoves(position: RemovalPosition): ValuedMoves<RemovalMove> {
  const { stones, removedSum, toMove } = position;
  const counts = countsOf(stones);
  const values = ([0, 1, 2] as const).map((removed) =>
    counts[removed] === 0 ? 0 : signOf(winnerAfter(counts, remainderOf(removedSum), removed, toMove)),
  );
  return {
    count: isLost(position) ? 0 : stones.length,
    move: (index) => ({ index }),
    points: () => 0,
    value: (i) => values[remainderOf(stones[i])],
  };
}

/**
 * The first stone that wins; for whoever loses, the first that does not lose at once while there is one. O(n) to find
 * the stones, O(1) a ply, O(plies log plies) for the places in the shrinking row.
 */
function lineFrom(
  { stones, removedSum, toMove }: RemovalPosition,
  counts: Counts,
  plies: number,
): Step<RemovalMove>[] {
  const removedStones: number[] = [];
  const next = [0, 0, 0]; // where to look for the next stone of each remainder
  let left = counts;
  let remainder = remainderOf(removedSum);
  let player = toMove;
  for (let going = true; going && removedStones.length < Math.min(plies, stones.length); ) {
    const there = ([0, 1, 2] as const).filter((candidate) => left[candidate] > 0);
    const winning = there.filter((candidate) => winnerAfter(left, remainder, candidate, player) === player);
    const safe = there.filter((candidate) => remainderOf(remainder + candidate) !== 0);
    const choice = winning.length > 0 ? winning : safe.length > 0 ? safe : there;
    for (const candidate of choice) {
      while (remainderOf(stones[next[candidate]]) !== candidate) next[candidate]++;
    }
    const removed = choice.reduce((a, b) => (next[b] < next[a] ? b : a));
    removedStones.push(next[removed]++);
    left = less(left, removed);
    remainder = remainderOf(remainder + removed);
    going = remainder !== 0;
    player = otherPlayer(player);
  }
  return Array.from(currentIndices(removedStones), (index) => ({ move: { index }, points: 0 }));
}
