import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { TakeMove, TakePosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { PLAIN_LOOP, solve, valueMoves } from "./solve.ts";
import { bottomUp, topDown } from "./textbook.ts";

/** A stone costs its window in the plain loop, or one turn of the deque with 24 bytes; 12 bytes where it is kept. */
const rollingCost = (n: number, maxTake: number): number =>
  n * (maxTake === 3 ? 30 : maxTake <= PLAIN_LOOP ? 30 + 5 * maxTake : 70);

const rolling: Method<TakePosition, TakeMove> = {
  name: "rolling",
  time: "O(n)",
  space: "O(K), for up to K stones a turn, and O(n) for a line to the end",
  source: "our own",
  cost: ({ stoneValue, maxTake }) => rollingCost(stoneValue.length, maxTake),
  largest: { stoneValue: largestWithin((n) => rollingCost(n, 3)) },
  run: solve,
};

/** 20 bytes more for each move. */
const valuationCost = (n: number, maxTake: number): number =>
  rollingCost(n, maxTake) + 20 * Math.min(maxTake, n);

/** Both players at each stone, up to K moves from there, each copying and writing up to n numbers. */
const minimaxCost = (n: number, maxTake: number): number =>
  2 * n * Math.min(n, maxTake) * (1200 + 120 * n) + 1000;

export const stoneGameIii = defineGame<TakePosition, TakeMove, InferInput<typeof schema>>({
  slug: "stone-game-iii",
  title: "Stone Game III",
  leetcode: 1406,
  objective: "difference",
  summary: "Two players take one, two or three stones from the front of a row; values may be negative.",
  rulesInWords: [
    "Stones stand in a row, each with a value.",
    "The players take turns; whoever moves takes the first stones of the row, at least 1 and at most maxTake, and scores their values.",
    "The game ends when no stone is left; the player with more points wins, and equal points are a tie.",
  ],
  examples,
  schema,
  rules,
  size: ({ stoneValue }) => stoneValue.length,
  methods: [
    rolling,
    topDown,
    bottomUp,
    minimaxMethod(rules, "difference", {
      time: "O(n² K), for up to K stones a turn",
      space: "O(n²)",
      cost: ({ stoneValue, maxTake }) => minimaxCost(stoneValue.length, maxTake),
      largest: { stoneValue: largestWithin((n) => minimaxCost(n, 3)) },
    }),
  ],
  answer: ({ winner }) => (winner === "alice" ? "Alice" : winner === "bob" ? "Bob" : "Tie"),
  describe: (name, { move, points }) =>
    `${name} takes ${move.take === 1 ? "1 stone" : `${move.take} stones`} for ${points}`,
  valuation: {
    cost: ({ stoneValue, maxTake }) => valuationCost(stoneValue.length, maxTake),
    largest: { stoneValue: largestWithin((n) => valuationCost(n, 3)) },
    run: valueMoves,
  },
});
