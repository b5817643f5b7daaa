/**
 * Stone Game II (LeetCode 1140): a row of piles and a number m; each turn the mover takes the first X piles, X at most
 * 2m, and scores their stones. Then m becomes the greater of m and X.
 */
import * as v from "valibot";
import { anyInteger, closed, integer, integers, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { frontMove, frontMoves } from "../rows/front.ts";
import { sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const position = closed({
  piles: integers({
    description:
      "The stones in each pile, from first to last; any integers, in any number. A pile below zero costs its taker.",
  }),
  m: v.optional(integer(1, Number.MAX_SAFE_INTEGER, "Up to 2m piles may be taken now."), 1),
  toMove,
});
export type Position = Readonly<v.InferOutput<typeof position>>;
export type { FrontMove as Move } from "../rows/front.ts";

export const rules = statement({
  slug: "stone-game-ii",
  title: "Stone Game II",
  leetcode: 1140,
  objective: "difference",
  summary:
    "Two players take piles from the front of a row, up to twice as many as the most taken at once so far.",
  words: [
    "Piles of stones stand in a row, and there is a number m, 1 at the start.",
    "The players take turns; each turn the mover takes the first X piles, at least 1 and at most 2m, and scores their stones.",
    "After that m becomes X if X is greater than m.",
    "The game ends when no pile is left; the player with more points wins, and equal points are a tie.",
  ],
  examples: [
    { piles: [2, 7, 9, 4, 4] },
    { piles: [1, 2, 3, 4, 5, 100] },
    { piles: [-3, 1, -4, 5], m: 2, toMove: "bob" as const },
  ],
  position,
  move: frontMove,
  answer: { type: anyInteger, of: ({ scores }) => scores?.alice ?? 0 },
  isOver: ({ piles }) => piles.length === 0,
  moves: ({ piles, m }) => frontMoves(Math.min(2 * m, piles.length)),
  isLegal: ({ piles, m }, { take }) => take <= Math.min(2 * m, piles.length),
  points: ({ piles }, { take }) => sumOf(piles, take),
  play: ({ piles, m, toMove }, { take }) => ({
    piles: piles.slice(take),
    m: Math.max(m, take),
    toMove: otherPlayer(toMove),
  }),
  tell: ({ take }, points) => say("take-front", take, "pile", points),
  // both players, each i and each m up to i or the start's, up to n - i moves
  search: { time: "O(n⁴)", space: "O(n³)", moves: ({ piles: { length: n } }) => n ** 3 / 3 + n },
});
