import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { RemovalMove, RemovalPosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";

/** Two passes that take remainders: to count the stones, and to find those of a line. */
const residuesCost = (n: number): number => 60 * n + 1000;

const residues: Method<RemovalPosition, RemovalMove> = {
  name: "residues",
  time: "O(n)",
  space: "O(1)",
  source: "published for LeetCode 2029 for the start; for any position and either mover our own",
  cost: ({ stones }) => residuesCost(stones.length),
  largest: { stones: largestWithin(residuesCost) },
  run: solve,
};

/** Every set of stones may be left, each with up to n moves that are written out as text of n numbers. */
const minimaxCost = (n: number): number => 2 ** n * n * (50 * n + 500) + 1000;

export const stoneGameIx = defineGame<RemovalPosition, RemovalMove, InferInput<typeof schema>>({
  slug: "stone-game-ix",
  title: "Stone Game IX",
  leetcode: 2029,
  objective: "outcome",
  summary: "Two players remove stones; who makes the removed sum divisible by 3 loses.",
  rulesInWords: [
    "The players take turns; whoever moves removes any one stone.",
    "If the sum of all removed stones is then divisible by 3, the player who removed it loses at once.",
    "If no stones are left and nobody has lost, Bob wins, even if it would be Alice's turn.",
    "A removed sum of 0 in a position means that no stone has been removed yet; any other multiple of 3 that the last removal has lost.",
  ],
  examples,
  schema,
  rules,
  size: ({ stones }) => stones.length,
  methods: [
    residues,
    minimaxMethod(rules, "outcome", {
      time: "O(2ⁿ n²)",
      space: "O(2ⁿ n)",
      cost: ({ stones }) => minimaxCost(stones.length),
      largest: { stones: largestWithin(minimaxCost, 30) },
    }),
  ],
  answer: ({ winner }) => winner === "alice",
  describe: (name, { move }) => `${name} removes stone ${move.index}`,
  valuation: { cost: residues.cost, largest: residues.largest, run: valueMoves },
});
