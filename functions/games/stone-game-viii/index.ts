import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { MergeMove, MergePosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";
import { prefixDp } from "./textbook.ts";

/** A pass over the row; the records that a line needs take up to 16 bytes a stone. */
const suffixCost = (n: number): number => 40 * n;

const suffixMax: Method<MergePosition, MergeMove> = {
  name: "suffix-max",
  time: "O(n)",
  space: "O(1), O(n) for a line",
  source: "published for LeetCode 1872, in constant memory; the line by records is our own",
  cost: ({ stones }) => suffixCost(stones.length),
  largest: { stones: largestWithin(suffixCost) },
  run: solve,
};

/** Two passes that keep every prefix sum and value, and one that compares the values. */
const valuationCost = (n: number): number => 120 * n;

/** n positions, each with up to n moves that are summed, played and written out as text of up to n numbers. */
const minimaxCost = (n: number): number => 75 * n ** 3 + 1500 * n ** 2 + 1000;

export const stoneGameViii = defineGame<MergePosition, MergeMove, InferInput<typeof schema>>({
  slug: "stone-game-viii",
  title: "Stone Game VIII",
  leetcode: 1872,
  objective: "difference",
  summary: "Two players merge stones from the left and score the sum of what they merge.",
  rulesInWords: [
    "Stones with values stand in a row.",
    "The players take turns; whoever moves takes two or more stones from the left, scores the sum of their values, and puts one stone of that value back at the left end.",
    "The game ends when fewer than two stones are left.",
    "Each player wants his own points minus the other's to be as great as possible.",
    "The points are those of one optimal line; other optimal lines may bring both players more or fewer points, always with the same difference.",
  ],
  examples,
  schema,
  rules,
  size: ({ stones }) => stones.length,
  methods: [
    suffixMax,
    prefixDp,
    minimaxMethod(rules, "difference", {
      time: "O(n³)",
      space: "O(n³)",
      cost: ({ stones }) => minimaxCost(stones.length),
      largest: { stones: largestWithin(minimaxCost) },
    }),
  ],
  answer: ({ difference }) => difference ?? 0,
  describe: (name, { move, points }) => `${name} merges the first ${move.take} stones and scores ${points}`,
  valuation: {
    cost: ({ stones }) => valuationCost(stones.length),
    largest: { stones: largestWithin(valuationCost) },
    run: valueMoves,
  },
});
