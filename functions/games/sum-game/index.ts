import type { InferInput } from "valibot";
import { defineGame, largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { minimaxMethod } from "../minimax.ts";
import type { DigitMove, SumPosition } from "./rules.ts";
import { rules } from "./rules.ts";
import { examples, schema } from "./schema.ts";
import { solve, valueMoves } from "./solve.ts";

/** Two passes at most: the tally, and the search for the question marks of the line. */
const formulaCost = (n: number): number => 4 * n + 1000;

const formula: Method<SumPosition, DigitMove> = {
  name: "formula",
  time: "O(n)",
  space: "O(1)",
  source:
    'LeetCode-CN write-up of Sum Game ("1927-求和游戏"): closed formula, here for any greatest digit and either player to move',
  cost: ({ num }) => formulaCost(num.length),
  largest: { num: largestWithin(formulaCost) },
  run: solve,
};

/** Every move is looked at once to find the best; a question mark keeps its index. */
const valuationCost = (n: number, maxDigit: number): number => (16 + 12 * (maxDigit + 1)) * n;

/**
 * Each of q question marks is open or one of K + 1 digits, (K + 2)^q positions; a position with j marks open has
 * j (K + 1) moves, together q (K + 1) (K + 2)^(q - 1). Every move writes a string of n characters and its key.
 */
const minimaxCost = (n: number, marks: number, maxDigit: number): number =>
  Math.min(
    Number.MAX_VALUE,
    1000 + 4 * n + (2000 + 8 * n) * marks * (maxDigit + 1) * (maxDigit + 2) ** (marks - 1),
  );

const marksOf = (num: string): number => {
  let marks = 0;
  for (let index = num.indexOf("?"); index >= 0; index = num.indexOf("?", index + 1)) marks++;
  return marks;
};

export const sumGame = defineGame<SumPosition, DigitMove, InferInput<typeof schema>>({
  slug: "sum-game",
  title: "Sum Game",
  leetcode: 1927,
  objective: "outcome",
  summary:
    "Two players fill question marks with digits; Bob wants both halves to have the same sum, Alice does not.",
  rulesInWords: [
    "A string of even length holds digits and question marks.",
    "The players take turns; whoever moves replaces one question mark by a digit from 0 to maxDigit.",
    "The game ends when no question mark is left.",
    "Bob wins if the digits of the left half and those of the right half have the same sum; otherwise Alice wins.",
  ],
  examples,
  schema,
  rules,
  size: ({ num }) => num.length,
  methods: [
    formula,
    minimaxMethod(rules, "outcome", {
      time: "O(q (K + 2)^q n), for q question marks and digits 0 to K",
      space: "O((K + 2)^q n)",
      cost: ({ num, maxDigit }) => minimaxCost(num.length, marksOf(num), maxDigit),
      // as many question marks as characters
      largest: { num: 2 * largestWithin((pairs) => minimaxCost(2 * pairs, 2 * pairs, 9), 1000) },
    }),
  ],
  answer: ({ winner }) => winner === "alice",
  describe: (name, { move }) => `${name} writes ${move.digit} at index ${move.index}`,
  valuation: {
    cost: ({ num, maxDigit }) => valuationCost(num.length, maxDigit),
    largest: { num: 2 * largestWithin((pairs) => valuationCost(2 * pairs, 9)) },
    run: valueMoves,
  },
});
