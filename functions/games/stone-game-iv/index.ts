import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { PilePosition, SquareMove } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";
import { dp } from "./textbook.ts";

/** Marks in ever sparser segments: about n^1.2 up to the largest n (fitted), and the first segment. */
const sieveCost = (n: number): number => 1.7 * n ** 1.2 + 500_000;

const sieve: Method<PilePosition, SquareMove> = {
  name: "sieve",
  time: "O(L (√n + n/2¹⁷)), L the number of losing positions up to n; about n^1.2 within the budget",
  space: "O(L)",
  source: "our own",
  cost: ({ n }) => sieveCost(n),
  largest: { n: largestWithin(sieveCost, 1_000_000_000) },
  run: solve,
};

/** Both players may face any number up to n and try √n squares. */
const minimaxCost = (n: number): number => 1500 * n ** 1.5 + 1000;

export const stoneGameIv = defineGame<PilePosition, SquareMove, InferInput<typeof schema>>({
  slug: "stone-game-iv",
  title: "Stone Game IV",
  leetcode: 1510,
  objective: "outcome",
  summary: "Two players take square numbers of stones from a pile; who cannot move loses.",
  rulesInWords: [
    "A pile holds n stones.",
    "The players take turns; whoever moves takes a square number of stones, at least 1.",
    "Whoever has to move and finds no stones loses.",
  ],
  examples,
  schema,
  rules,
  size: () => 1,
  methods: [
    sieve,
    dp,
    minimaxMethod(rules, "outcome", {
      time: "O(n√n)",
      space: "O(n√n)",
      cost: ({ n }) => minimaxCost(n),
      largest: { n: largestWithin(minimaxCost) },
    }),
  ],
  answer: ({ winner }) => winner === "alice",
  describe: (name, { move }) => `${name} takes ${move.take}`,
  valuation: { cost: sieve.cost, largest: sieve.largest, run: valueMoves },
});
