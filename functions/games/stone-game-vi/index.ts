import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { StoneMove, ValuesPosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";

/** Up to five passes of the radix sort over keys and indices, and the look-ups along the ranking. */
const rankingCost = (n: number): number => 150 * n + 20_000;

const ranking: Method<ValuesPosition, StoneMove> = {
  name: "ranking",
  time: "O(n d), d the number of 11-bit digits of the values",
  space: "O(n)",
  source: "published for LeetCode 1686, with a radix sort of our own in place of a comparison sort",
  cost: ({ aliceValues }) => rankingCost(aliceValues.length),
  largest: { aliceValues: largestWithin(rankingCost) },
  run: solve,
};

/** The ranking, and every stone's value. */
const valuationCost = (n: number): number => rankingCost(n) + 60 * n;

/** Every set of stones may be left, each with up to n moves that are written out as text of 2n numbers. */
const minimaxCost = (n: number): number => 2 ** n * n * (100 * n + 500) + 1000;

export const stoneGameVi = defineGame<ValuesPosition, StoneMove, InferInput<typeof schema>>({
  slug: "stone-game-vi",
  title: "Stone Game VI",
  leetcode: 1686,
  objective: "difference",
  summary: "Two players take stones that are worth different amounts to each of them.",
  rulesInWords: [
    "Each stone has a value for Alice and a value for Bob, and both players know both.",
    "The players take turns; whoever moves takes any one stone and scores what it is worth to him.",
    "The game ends when no stone is left; the player with more points wins, and equal points are a tie.",
    "The points are those of one optimal line; other optimal lines may bring both players more or fewer points, always with the same difference.",
  ],
  examples,
  schema,
  rules,
  size: ({ aliceValues }) => 2 * aliceValues.length,
  methods: [
    ranking,
    minimaxMethod(rules, "difference", {
      time: "O(2ⁿ n²)",
      space: "O(2ⁿ n)",
      cost: ({ aliceValues }) => minimaxCost(aliceValues.length),
      largest: { aliceValues: largestWithin(minimaxCost, 30) },
    }),
  ],
  answer: ({ difference }) => Math.sign(difference ?? 0),
  describe: (name, { move, points }) => `${name} takes stone ${move.index} for ${points}`,
  valuation: {
    cost: ({ aliceValues }) => valuationCost(aliceValues.length),
    largest: { aliceValues: largestWithin(valuationCost) },
    run: valueMoves,
  },
});
