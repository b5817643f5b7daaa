/** Stone Game (LeetCode 877): a row of piles; each turn the mover takes the leftmost or the rightmost pile and scores it. */
import { boolean, type InferOutput } from "valibot";
import { closed, integers, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { endMove, endMoves, withoutEnd } from "../rows/ends.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const position = closed({
  piles: integers({
    description:
      "The stones in each pile, from left to right; any integers, in any number. A pile below zero costs its taker.",
  }),
  toMove,
});
export type Position = Readonly<InferOutput<typeof position>>;
export type { EndMove as Move } from "../rows/ends.ts";

export const rules = statement({
  slug: "stone-game",
  title: "Stone Game",
  leetcode: 877,
  objective: "difference",
  summary: "Two players take piles from either end of a row; whoever has more stones at the end wins.",
  words: [
    "Piles of stones stand in a row.",
    "The players take turns; each turn the mover takes the whole leftmost or the whole rightmost pile and scores its stones.",
    "When one pile is left, taking it counts as taking from the left.",
    "The game ends when no pile is left; the player with more points wins, and equal points are a tie.",
  ],
  examples: [{ piles: [5, 3, 4, 5] }, { piles: [3, 7, 2, 3] }, { piles: [1, 3, 1], toMove: "bob" as const }],
  position,
  move: endMove,
  answer: { type: boolean(), of: ({ difference }) => difference !== null && difference > 0 },
  isOver: ({ piles }) => piles.length === 0,
  moves: ({ piles }) => endMoves(piles.length),
  isLegal: ({ piles }, { take }) => piles.length > (take === "left" ? 0 : 1),
  points: ({ piles }, { take }) => (take === "left" ? piles[0] : piles[piles.length - 1]),
  play: ({ piles, toMove }, move) => ({ piles: withoutEnd(piles, move), toMove: otherPlayer(toMove) }),
  tell: ({ take }, points) => say("take-end", points, take),
  // n²/2 intervals with two moves each
  search: { time: "O(n³)", space: "O(n³)", moves: ({ piles }) => piles.length ** 2 },
});
