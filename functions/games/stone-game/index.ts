import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { EndMove, RowPosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";
import { differenceDp, prefixSumDp, twoPlayerDp } from "./textbook.ts";

/** A pile is pushed once and popped at most once; 24 bytes of stack a pile. */
const fusionCost = (n: number): number => 40 * n;

const fusion: Method<RowPosition, EndMove> = {
  name: "fusion",
  time: "O(n)",
  space: "O(n)",
  source: "fusion of neighbours is known from contests (HNOI 2010); proof, line and moves are our own",
  cost: ({ piles }) => fusionCost(piles.length),
  largest: { piles: largestWithin(fusionCost) },
  run: solve,
};

/** A run for either move. */
const valuationCost = (n: number): number => 2 * fusionCost(n);

/** n²/2 intervals, each written out as text of up to n numbers. */
const minimaxCost = (n: number): number => 100 * n ** 3 + 1000;

export const stoneGame = defineGame<RowPosition, EndMove, InferInput<typeof schema>>({
  slug: "stone-game",
  title: "Stone Game",
  leetcode: 877,
  objective: "difference",
  summary: "Two players take piles from either end of a row; who has more stones at the end wins.",
  rulesInWords: [
    "Piles of stones stand in a row.",
    "The players take turns; whoever moves takes the whole leftmost or the whole rightmost pile and scores its stones.",
    "When one pile is left, taking it counts as taking from the left.",
    "The game ends when no pile is left; the player with more points wins, and equal points are a tie.",
  ],
  examples,
  schema,
  rules,
  size: ({ piles }) => piles.length,
  methods: [
    fusion,
    differenceDp,
    prefixSumDp,
    twoPlayerDp,
    minimaxMethod(rules, "difference", {
      time: "O(n³)",
      space: "O(n³)",
      cost: ({ piles }) => minimaxCost(piles.length),
      largest: { piles: largestWithin(minimaxCost) },
    }),
  ],
  answer: ({ difference }) => difference !== null && difference > 0,
  describe: (name, { move, points }) => `${name} takes ${points} from the ${move.take}`,
  valuation: {
    cost: ({ piles }) => valuationCost(piles.length),
    largest: { piles: largestWithin(valuationCost) },
    run: valueMoves,
  },
});
