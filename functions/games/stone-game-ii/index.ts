import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { PrefixMove, PrefixPosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";
import { memo, suffixDp } from "./textbook.ts";

/**
 * With t = n - 2m there are at most (t + 2)²/8 cells. A cell takes about 18 operations, and up to 11 bytes: 8 for itself,
 * 3 for the prefix minima of a block of columns. Each pile is in a few rows, and in all of the sparse table.
 */
const columnCost = (n: number, m: number): number => {
  const t = Math.max(0, n - 2 * m);
  return 29 * ((t + 2) ** 2 / 8) + (t > 0 ? 10 * Math.log2(n) + 100 : 100) * n;
};

const columnMinima: Method<PrefixPosition, PrefixMove> = {
  name: "column-minima",
  time: "O(n²)",
  space: "O(n²)",
  source: "our own",
  cost: ({ piles, m }) => columnCost(piles.length, m),
  largest: { piles: largestWithin((n) => columnCost(n, 1)) },
  run: solve,
};

/** Both players, each i and each m up to i or the start's, up to n - i moves: n³/3. A move copies and writes up to n numbers. */
const minimaxCost = (n: number): number => (n ** 3 / 3 + n) * (700 + 60 * n) + 1000;

export const stoneGameIi = defineGame<PrefixPosition, PrefixMove, InferInput<typeof schema>>({
  slug: "stone-game-ii",
  title: "Stone Game II",
  leetcode: 1140,
  objective: "difference",
  summary: "Two players take piles from the front of a row, up to twice as many as the largest take so far.",
  rulesInWords: [
    "Piles of stones stand in a row, and there is a number m, 1 at the start.",
    "The players take turns; whoever moves takes the first X piles, at least 1 and at most 2m, and scores their stones.",
    "After that m becomes X if X is greater than m.",
    "The game ends when no pile is left; the player with more points wins, and equal points are a tie.",
  ],
  examples,
  schema,
  rules,
  size: ({ piles }) => piles.length,
  methods: [
    columnMinima,
    memo,
    suffixDp,
    minimaxMethod(rules, "difference", {
      time: "O(n⁴)",
      space: "O(n³)",
      cost: ({ piles }) => minimaxCost(piles.length),
      largest: { piles: largestWithin(minimaxCost) },
    }),
  ],
  answer: ({ scores }) => scores?.alice ?? 0,
  describe: (name, { move, points }) =>
    `${name} takes ${move.take === 1 ? "1 pile" : `${move.take} piles`} for ${points}`,
  valuation: { cost: columnMinima.cost, largest: columnMinima.largest, run: valueMoves },
});
