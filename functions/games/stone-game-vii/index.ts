import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { EndMove, EndsPosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";
import { intervalDp } from "./textbook.ts";

/** Fusing as in Stone Game, and one walk along the whole line for the points. */
const fusionCost = (n: number): number => 60 * n;

const fusion: Method<EndsPosition, EndMove> = {
  name: "fusion",
  time: "O(n)",
  space: "O(n)",
  source: "our own",
  cost: ({ stones }) => fusionCost(stones.length),
  largest: { stones: largestWithin(fusionCost) },
  run: solve,
};

/** A run for either move. */
const valuationCost = (n: number): number => 2 * fusionCost(n);

/** n²/2 intervals, each written out as text of up to n numbers and summed. */
const minimaxCost = (n: number): number => 100 * n ** 3 + 1000;

export const stoneGameVii = defineGame<EndsPosition, EndMove, InferInput<typeof schema>>({
  slug: "stone-game-vii",
  title: "Stone Game VII",
  leetcode: 1690,
  objective: "difference",
  summary: "Two players remove stones from either end of a row and score the sum of what is left.",
  rulesInWords: [
    "Stones with values stand in a row.",
    "The players take turns; whoever moves removes the leftmost or the rightmost stone and scores the sum of the values of the stones that remain.",
    "When one stone is left, removing it counts as taking from the left and scores nothing.",
    "The game ends when no stone is left; each player wants his own points minus the other's to be as great as possible.",
    "The points are those of one optimal line; other optimal lines may bring both players more or fewer points, always with the same difference.",
  ],
  examples,
  schema,
  rules,
  size: ({ stones }) => stones.length,
  methods: [
    fusion,
    intervalDp,
    minimaxMethod(rules, "difference", {
      time: "O(n³)",
      space: "O(n³)",
      cost: ({ stones }) => minimaxCost(stones.length),
      largest: { stones: largestWithin(minimaxCost) },
    }),
  ],
  answer: ({ difference }) => difference ?? 0,
  describe: (name, { move, points }) => `${name} removes the ${move.take}most stone and scores ${points}`,
  valuation: {
    cost: ({ stones }) => valuationCost(stones.length),
    largest: { stones: largestWithin(valuationCost) },
    run: valueMoves,
  },
});
