/** Stone Game IX by remainders modulo 3: the winner, every move and a line, read off how many stones leave which (remainders.ts, with the proof). */
import type { Method, Player, Replies, Step } from "../game.ts";
import { otherPlayer, signOf } from "../game.ts";
import { currentIndices, originalPlaces } from "../rows/removal.ts";
import {
  type Counts,
  countsOf,
  less,
  type Remainder,
  remainderOf,
  winnerAfter,
  winnerOf,
} from "./remainders.ts";
import type { Move, Position } from "./rules.ts";
import { isLost } from "./rules.ts";
import { safeRemovals } from "./table.ts";
import { explain } from "./why.ts";

/** Two passes that take remainders: to count the stones, and to find those of a line. */
const costOf = ({ stones }: Position): number => 40 * stones.length + 1000;

export const residues: Method<Position, Move> = {
  name: "residues",
  time: "O(n)",
  space: "O(1)",
  source: "published for LeetCode 2029 for the start; the rule for any position and either mover is our own",
  cost: costOf,
  solve(position, plies) {
    const { stones, removedSum, toMove } = position;
    const counts = countsOf(stones);
    const lost = isLost(position);
    return {
      result: lost ? toMove : winnerOf(counts, remainderOf(removedSum), toMove),
      line: lost ? [] : lineFrom(position, counts, plies),
      why: explain(position, counts),
    };
  },
  moves: {
    // one more pass that values the stones
    cost: (position) => costOf(position) + 25 * position.stones.length,
    // every stone, valued by its remainder
    value(position) {
      const { stones, removedSum, toMove } = position;
      const counts = countsOf(stones);
      const values = ([0, 1, 2] as const).map((removed) =>
        counts[removed] === 0 ? 0 : signOf(winnerAfter(counts, remainderOf(removedSum), removed, toMove)),
      );
      const replies = ([0, 1, 2] as const).map((removed) =>
        repliesAfter(counts, remainderOf(removedSum), removed, toMove),
      );
      return {
        count: isLost(position) ? 0 : stones.length,
        move: (index) => ({ index }),
        points: () => 0,
        value: (i) => values[remainderOf(stones[i])],
        replies: (i) => replies[remainderOf(stones[i])],
        kinds: {
          count: 3,
          next(remainder, i) {
            while (i < stones.length && remainderOf(stones[i]) !== remainder) i++;
            return i;
          },
        },
      };
    },
  },
  review: {
    // a better removal is looked for among all
    cost: (position, plies) => costOf(position) + plies * (500 + 10 * position.stones.length),
    along(position, moves) {
      const { stones, removedSum, toMove } = position;
      let left = countsOf(stones);
      let remainder = remainderOf(removedSum);
      let player = toMove;
      const values = [isLost(position) ? signOf(toMove) : signOf(winnerOf(left, remainder, player))];
      for (const place of originalPlaces(moves, stones.length)) {
        const removed = remainderOf(stones[place]);
        values.push(signOf(winnerAfter(left, remainder, removed, player)));
        left = less(left, removed);
        remainder = remainderOf(remainder + removed);
        player = otherPlayer(player);
      }
      return { values, better: (_, at) => ({ index: firstWinning(at) }) };
    },
  },
  table: safeRemovals,
};

function firstWinning({ stones, removedSum, toMove }: Position): number {
  const counts = countsOf(stones);
  const wins = ([0, 1, 2] as const).map(
    (removed) =>
      counts[removed] > 0 && winnerAfter(counts, remainderOf(removedSum), removed, toMove) === toMove,
  );
  return stones.findIndex((stone) => wins[remainderOf(stone)]);
}

/** How a removal can be answered: each remainder by itself. */
function repliesAfter(counts: Counts, remainder: Remainder, removed: Remainder, toMove: Player): Replies {
  const left = less(counts, removed);
  const sum = remainderOf(remainder + removed);
  const of = left[0] + left[1] + left[2];
  if (sum === 0 || of === 0) return { winning: 0, of: 0 };
  const opponent = otherPlayer(toMove);
  const winning = ([0, 1, 2] as const)
    .filter((answer) => left[answer] > 0 && winnerAfter(left, sum, answer, opponent) === opponent)
    .reduce((stones: number, answer) => stones + left[answer], 0);
  return { winning, of };
}

/**
 * The first stone that wins; for a player who loses, the first that does not lose at once while there is one. O(n) to find
 * the stones, O(1) a ply, O(plies log plies) for the places in the shrinking row.
 */
function lineFrom({ stones, removedSum, toMove }: Position, counts: Counts, plies: number): Step<Move>[] {
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
