/** The two tables of Stone Game VIII as they are shown. They are one, as f(i) = dp(i+1). */
import type { Choices, Filling } from "../game.ts";
import { prefixSums, type Row } from "../rows/row.ts";
import type { Move, Position } from "./rules.ts";

const size = ({ stones: { length: n } }: Position) => ({ cells: Math.max(1, n), looks: Math.max(0, n - 1) });

export const merged: Filling<Position, Move> = {
  recurrence:
    "f(i) = max(f(i+1), P(i+1) - f(i+1)); f(n-1) = P(n) - f(n); f(n) = 0: the first i stones are one by now, and P(i) is their sum",
  axes: ["i"],
  size,
  here: ({ stones }) => [Math.min(1, stones.length)],
  order: ({ stones }) => down(stones.length, Math.min(1, stones.length)),
  choices: ({ stones }) => stopOrGo(stones, 1),
};

export const reached: Filling<Position, Move> = {
  recurrence:
    "dp(i) = max(dp(i+1), P(i) - dp(i+1)); dp(n) = P(n): merge further, or up to stone i; P(i) is the sum of the first i stones",
  axes: ["i"],
  size,
  here: () => [2],
  order: ({ stones }) => down(Math.max(2, stones.length), 2),
  choices: ({ stones }) => stopOrGo(stones, 0),
};

function* down(from: number, to: number): Generator<[number]> {
  for (let i = from; i >= to; i--) yield [i];
}

/** @param ahead how far from a cell's place is the first stone that a merge can reach */
function stopOrGo(stones: Row, ahead: 0 | 1): Choices<Move> {
  const prefix = prefixSums(stones);
  const n = stones.length;
  const ends = new Int32Array(n + 1); // of the best merge that reaches a stone or further
  return ([i], look) => {
    const stop = i + ahead;
    if (stop > n) return 0;
    const further = stop < n || ahead === 1 ? look(i + 1) : 0;
    const worth = prefix[stop] - further;
    const stops = stop === n || worth >= further;
    ends[stop] = stops ? stop : ends[stop + 1];
    return [[{ take: ends[stop] - stop + 2 }, stops ? worth : further]];
  };
}
