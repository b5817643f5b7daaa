/**
 * Stone Game III (LeetCode 1406): a row of stones, each with a value; each turn the mover takes the first one, two or
 * three stones, in general up to maxTake, and scores their values.
 */
import * as v from "valibot";
import { closed, integer, integers, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { frontMove, frontMoves } from "../rows/front.ts";
import { sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const position = closed({
  stoneValue: integers({
    description: "The value of each stone, from first to last; any integers, in any number.",
  }),
  maxTake: v.optional(integer(1, Number.MAX_SAFE_INTEGER, "How many stones may be taken in one turn."), 3),
  toMove,
});
export type Position = Readonly<v.InferOutput<typeof position>>;
export type { FrontMove as Move } from "../rows/front.ts";

export const rules = statement({
  slug: "stone-game-iii",
  title: "Stone Game III",
  leetcode: 1406,
  objective: "difference",
  summary: "Two players take one, two or three stones from the front of a row; values may be negative.",
  words: [
    "Stones stand in a row, each with a value.",
    "The players take turns; each turn the mover takes the first stones of the row, at least 1 and at most maxTake, and scores their values.",
    "The game ends when no stone is left; the player with more points wins, and equal points are a tie.",
  ],
  examples: [
    { stoneValue: [1, 2, 3, 7] },
    { stoneValue: [1, 2, 3, -9] },
    { stoneValue: [1, 2, 3, 6] },
    { stoneValue: [4, -1, 2, 5, -3], maxTake: 2, toMove: "bob" as const },
  ],
  position,
  move: frontMove,
  answer: {
    type: v.picklist(["Alice", "Bob", "Tie"]),
    of: ({ winner }) => (winner === "alice" ? "Alice" : winner === "bob" ? "Bob" : "Tie"),
  },
  isOver: ({ stoneValue }) => stoneValue.length === 0,
  moves: ({ stoneValue, maxTake }) => frontMoves(Math.min(maxTake, stoneValue.length)),
  isLegal: ({ stoneValue, maxTake }, { take }) => take <= Math.min(maxTake, stoneValue.length),
  points: ({ stoneValue }, { take }) => sumOf(stoneValue, take),
  play: ({ stoneValue, maxTake, toMove }, { take }) => ({
    stoneValue: stoneValue.slice(take),
    maxTake,
    toMove: otherPlayer(toMove),
  }),
  tell: ({ take }, points) => say("take-front", take, "stone", points),
  search: {
    time: "O(n² K), for up to K stones a turn",
    space: "O(n²)",
    // both players at each stone
    moves: ({ stoneValue: { length: n }, maxTake }) => 2 * n * Math.min(n, maxTake),
  },
});
