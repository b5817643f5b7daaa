/**
 * Stone Game VIII (LeetCode 1872): a row of stones; each turn the mover merges the leftmost x >= 2 stones into one, which
 * is worth their sum and stays leftmost, and scores that sum. One stone left (or none) ends the game.
 */
import type { InferOutput } from "valibot";
import { anyInteger, closed, integer, integers, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const position = closed({
  stones: integers({
    description:
      "The values of the stones, from left to right; any integers, in any number. With fewer than two the game is over.",
    // each of up to length - 1 moves scores the sum of the stones so far
    sumFactor: (length) => Math.max(1, length - 1),
  }),
  toMove,
});
export type Position = Readonly<InferOutput<typeof position>>;

const move = closed({
  take: integer(2, Number.MAX_SAFE_INTEGER, "How many stones, from the left, become one."),
});
export type Move = Readonly<InferOutput<typeof move>>;

export const rules = statement({
  slug: "stone-game-viii",
  title: "Stone Game VIII",
  leetcode: 1872,
  objective: "difference",
  summary: "Two players merge stones from the left and score the sum of what they merge.",
  words: [
    "Stones with values stand in a row.",
    "The players take turns; each turn the mover takes two or more stones from the left, scores the sum of their values, and puts one stone of that value back at the left end.",
    "The game ends when fewer than two stones are left.",
    "Each player wants their own points minus the other's to be as great as possible.",
    "The points are those of one optimal line; other optimal lines may bring both players more or fewer points, always with the same difference.",
  ],
  examples: [
    { stones: [-1, 2, -3, 4, -5] },
    { stones: [7, -6, 5, 10, 5, -2, -6] },
    { stones: [-10, -12], toMove: "bob" as const },
  ],
  position,
  move,
  answer: { type: anyInteger, of: ({ difference }) => difference ?? 0 },
  isOver: ({ stones }) => stones.length < 2,
  *moves({ stones }): Generator<Move> {
    for (let take = 2; take <= stones.length; take++) yield { take };
  },
  isLegal: ({ stones }, { take }) => take <= stones.length,
  points: ({ stones }, { take }) => sumOf(stones, take),
  play: ({ stones, toMove }, { take }) => ({
    stones: [sumOf(stones, take)].concat(stones.slice(take)),
    toMove: otherPlayer(toMove),
  }),
  tell: ({ take }, points) => say("merge", take, points),
  // both players at each number of stones
  search: { time: "O(n³)", space: "O(n³)", moves: ({ stones }) => stones.length ** 2 },
});
