/**
 * Sum Game (LeetCode 1927): a string of digits and question marks; each turn the mover replaces one question mark by a
 * digit. When none is left, Bob wins if both halves have the same sum, Alice if not.
 */
import * as v from "valibot";
import { closed, integer, message, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { unexpected } from "../game-error.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const num = v.pipe(
  v.string(message(({ input }) => unexpected(say("string-of-digits"), input))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const text = dataset.value;
    const index = text.search(/[^0-9?]/);
    if (index >= 0) {
      const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
      const came = say("at-index", JSON.stringify(character), index);
      addIssue({ message: message(() => say("expected", say("digits"), came)) });
    } else if (text.length % 2 !== 0) addIssue({ message: message(() => say("odd-length", text.length)) });
  }),
  v.metadata({ pattern: "^([0-9?]{2})*$" }),
  v.description(
    'Digits and question marks, an even number of characters; digits of at most maxDigit. "" is a game that is over.',
  ),
);

const position = v.pipe(
  closed({ num, maxDigit: v.optional(integer(0, 9, "The greatest digit that may be written."), 9), toMove }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { num, maxDigit } = dataset.value;
    const index = maxDigit === 9 ? -1 : num.search(new RegExp(`[${maxDigit + 1}-9]`));
    if (index < 0) return;
    const came = say("at-index", num[index], index);
    addIssue({
      message: message(() => say("expected", say("digits-up-to", maxDigit), came)),
      path: [{ type: "object", origin: "value", input: dataset.value, key: "num", value: num }],
    });
  }),
);
export type Position = Readonly<v.InferOutput<typeof position>>;

const move = closed({
  index: integer(0, Number.MAX_SAFE_INTEGER, "Where the question mark is, from 0."),
  digit: integer(0, 9, "The digit that is written there."),
});
export type Move = Readonly<v.InferOutput<typeof move>>;

/** How many question marks there are, counted up to `most`. */
const marksOf = (num: string, most: number): number => {
  let marks = 0;
  for (let index = num.indexOf("?"); index >= 0 && marks < most; index = num.indexOf("?", index + 1)) marks++;
  return marks;
};

export const rules = statement({
  slug: "sum-game",
  title: "Sum Game",
  leetcode: 1927,
  objective: "outcome",
  summary:
    "Two players fill question marks with digits; Bob wants both halves to have the same sum, Alice does not.",
  words: [
    "A string of even length holds digits and question marks.",
    "The players take turns; each turn the mover replaces one question mark by a digit from 0 to maxDigit.",
    "The game ends when no question mark is left.",
    "Bob wins if the digits of the left half and those of the right half have the same sum; otherwise Alice wins.",
  ],
  examples: [
    { num: "25??" },
    { num: "?3295???" },
    { num: "?1?0", maxDigit: 3 },
    { num: "3??1?4", toMove: "bob" as const },
  ],
  position,
  move,
  answer: { type: v.boolean(), of: ({ winner }) => winner === "alice" },
  isOver: ({ num }) => !num.includes("?"),
  *moves({ num, maxDigit }): Generator<Move> {
    for (let index = num.indexOf("?"); index >= 0; index = num.indexOf("?", index + 1)) {
      for (let digit = 0; digit <= maxDigit; digit++) yield { index, digit };
    }
  },
  isLegal: ({ num, maxDigit }, { index, digit }) => num[index] === "?" && digit <= maxDigit,
  play: ({ num, maxDigit, toMove }, { index, digit }) => ({
    num: `${num.slice(0, index)}${digit}${num.slice(index + 1)}`,
    maxDigit,
    toMove: otherPlayer(toMove),
  }),
  winnerAtEnd({ num }) {
    const half = num.length / 2;
    let left = 0;
    let right = 0;
    for (let i = 0; i < half; i++) {
      left += Number(num[i]);
      right += Number(num[half + i]);
    }
    return left === right ? "bob" : "alice";
  },
  tell: ({ index, digit }) => say("sum-move", digit, index),
  search: {
    time: "O(q (K + 2)^q n), for q question marks and digits 0 to K",
    space: "O((K + 2)^q n)",
    /**
     * Each of q question marks is open or one of K + 1 digits; a position with j of them open has j (K + 1) moves,
     * together q (K + 1) (K + 2)^(q - 1).
     */
    moves({ num, maxDigit }) {
      const marks = marksOf(num, 2000); // 2^2000 is beyond all numbers
      return marks * (maxDigit + 1) * (maxDigit + 2) ** (marks - 1);
    },
  },
  ofSize: (n) => "?".repeat(n - (n % 2)),
});
