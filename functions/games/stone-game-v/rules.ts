/**
 * Stone Game V (LeetCode 1563), for one player: Alice splits the row into two parts, keeps the one with the smaller sum
 * and scores that sum; on equal sums she chooses. One stone left (or none) ends the game.
 */
import type { InferOutput } from "valibot";
import { anyInteger, closed, integer, integers, oneOf } from "../fields.ts";
import { type Row, sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const position = closed({
  stoneValue: integers({
    description:
      "The values of the stones, from left to right; integers of 0 or more, in any number. With fewer than two the game is over.",
    min: 0,
    sumFactor: () => 2, // two parts are compared by doubling one of them
  }),
});
export type Position = Readonly<InferOutput<typeof position>>;

const move = closed({
  split: integer(1, Number.MAX_SAFE_INTEGER, "How many stones the left part has."),
  keep: oneOf(["left", "right"], "The part that is kept."),
});
export type Move = Readonly<InferOutput<typeof move>>;

const kept = (stones: Row, { split, keep }: Move): Row =>
  keep === "left" ? stones.slice(0, split) : stones.slice(split);

export const rules = statement({
  slug: "stone-game-v",
  title: "Stone Game V",
  leetcode: 1563,
  objective: "total",
  summary: "Alice splits a row of stones again and again, keeps the lighter part and scores its sum.",
  words: [
    "Stones with values of 0 or more stand in a row, and Alice plays alone.",
    "In each round she splits the row into a left and a right part, neither of them empty.",
    "The part with the greater sum is thrown away; she scores the sum of the other, which is the row of the next round.",
    "When both parts have the same sum she chooses which one to keep.",
    "The game ends when fewer than two stones are left; she wants to score as much as she can.",
  ],
  examples: [
    { stoneValue: [6, 2, 3, 4, 5, 5] },
    { stoneValue: [7, 7, 7, 7, 7, 7, 7] },
    { stoneValue: [1, 0, 0, 1] },
  ],
  position,
  move,
  answer: { type: anyInteger, of: ({ difference }) => difference ?? 0 },
  isOver: ({ stoneValue }) => stoneValue.length < 2,
  *moves({ stoneValue }): Generator<Move> {
    const total = sumOf(stoneValue);
    let left = 0;
    for (let split = 1; split < stoneValue.length; split++) {
      left += stoneValue[split - 1];
      if (left <= total - left) yield { split, keep: "left" };
      if (left >= total - left) yield { split, keep: "right" };
    }
  },
  isLegal({ stoneValue }, move) {
    if (move.split >= stoneValue.length) return false;
    return 2 * sumOf(kept(stoneValue, move)) <= sumOf(stoneValue);
  },
  points: ({ stoneValue }, move) => sumOf(kept(stoneValue, move)),
  play: ({ stoneValue }, move) => ({ stoneValue: kept(stoneValue, move) }),
  tell: ({ split, keep }, points) => say("split", split, keep, points),
  search: {
    time: "O(n⁴)",
    space: "O(n³)",
    // up to n²/2 intervals with a move a split; most of them cannot be reached, even on the hardest rows known (measured)
    moves: ({ stoneValue: { length: n } }) => n ** 3 / 200 + n ** 2,
  },
});
