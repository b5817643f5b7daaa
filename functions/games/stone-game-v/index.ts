import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { SplitMove, SplitPosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { branchAndBoundCost, LARGEST_CERTAIN, solve, valueMoves } from "./solve.ts";
import { cubicDp, intervalDp } from "./textbook.ts";

const branchAndBound: Method<SplitPosition, SplitMove> = {
  name: "branch-and-bound",
  time: `near O(n); O(n²) on hard rows, which may be refused above ${LARGEST_CERTAIN.toLocaleString("en")} stones`,
  space: "as the time",
  source: "our own",
  cost: ({ stoneValue }) => branchAndBoundCost(stoneValue.length),
  largest: { stoneValue: largestWithin(branchAndBoundCost) },
  run: solve,
};

/**
 * Up to n²/2 intervals, each with moves that are summed, played and written out as text. The hardest rows known, two huge
 * stones at the ends, lead to most of them; the constants are measured there.
 */
const minimaxCost = (n: number): number => 0.2 * n ** 4 + 40 * n ** 3 + 1000;

export const stoneGameV = defineGame<SplitPosition, SplitMove, InferInput<typeof schema>>({
  slug: "stone-game-v",
  title: "Stone Game V",
  leetcode: 1563,
  objective: "total",
  summary: "Alice splits a row of stones again and again, keeps the lighter part and scores its sum.",
  rulesInWords: [
    "Stones with values of 0 or more stand in a row, and Alice plays alone.",
    "In each round she splits the row into a left and a right part, neither of them empty.",
    "The part with the greater sum is thrown away, and she scores the sum of the other, which is the row of the next round.",
    "When both parts have the same sum she chooses which one to keep.",
    "The game ends when fewer than two stones are left; she wants to score as much as she can.",
  ],
  examples,
  schema,
  rules,
  size: ({ stoneValue }) => stoneValue.length,
  methods: [
    branchAndBound,
    intervalDp,
    cubicDp,
    minimaxMethod(rules, "total", {
      time: "O(n⁴)",
      space: "O(n³)",
      cost: ({ stoneValue }) => minimaxCost(stoneValue.length),
      largest: { stoneValue: largestWithin(minimaxCost) },
    }),
  ],
  answer: ({ difference }) => difference ?? 0,
  describe: (name, { move, points }) =>
    `${name} splits after ${move.split}, keeps the ${move.keep} part and scores ${points}`,
  valuation: { cost: branchAndBound.cost, largest: branchAndBound.largest, run: valueMoves },
});
