/**
 * Stone Game VII (LeetCode 1690): a row of stones; each turn the mover removes the leftmost or the rightmost one and
 * scores the sum of those that remain.
 */
import type { InferOutput } from "valibot";
import { anyInteger, closed, integers, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { endMove, endMoves, withoutEnd } from "../rows/ends.ts";
import { sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const position = closed({
  stones: integers({
    description: "The values of the stones, from left to right; any integers, in any number.",
    // every move but the last scores the sum of what is left
    sumFactor: (length) => Math.max(1, length - 1),
  }),
  toMove,
});
export type Position = Readonly<InferOutput<typeof position>>;
export type { EndMove as Move } from "../rows/ends.ts";

export const rules = statement({
  slug: "stone-game-vii",
  title: "Stone Game VII",
  leetcode: 1690,
  objective: "difference",
  summary: "Two players remove stones from either end of a row and score the sum of what is left.",
  words: [
    "Stones with values stand in a row.",
    "The players take turns; each turn the mover removes the leftmost or the rightmost stone and scores the sum of the values of the stones that remain.",
    "When one stone is left, removing it counts as taking from the left and scores nothing.",
    "The game ends when no stone is left; each player wants their own points minus the other's to be as great as possible.",
    "The points are those of one optimal line; other optimal lines may bring both players more or fewer points, always with the same difference.",
  ],
  examples: [
    { stones: [5, 3, 1, 4, 2] },
    { stones: [7, 90, 5, 1, 100, 10, 10, 2] },
    { stones: [5, -5, 5, -5], toMove: "bob" as const },
  ],
  position,
  move: endMove,
  answer: { type: anyInteger, of: ({ difference }) => difference ?? 0 },
  isOver: ({ stones }) => stones.length === 0,
  moves: ({ stones }) => endMoves(stones.length),
  isLegal: ({ stones }, { take }) => stones.length > (take === "left" ? 0 : 1),
  points: ({ stones }, move) => sumOf(withoutEnd(stones, move)),
  play: ({ stones, toMove }, move) => ({ stones: withoutEnd(stones, move), toMove: otherPlayer(toMove) }),
  tell: ({ take }, points) => say("remove-end", take, points),
  // n²/2 intervals with two moves each
  search: { time: "O(n³)", space: "O(n³)", moves: ({ stones }) => stones.length ** 2 },
});
