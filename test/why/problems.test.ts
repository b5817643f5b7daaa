/** What is wrong with a question says the same in every language: the same numbers and names, and no English is left. */
import { expect, it } from "vitest";
import {
  type AnyGame,
  Budget,
  chinese,
  defineGame,
  GameError,
  games,
  readPosition,
} from "../../functions/games/index.ts";
import { fieldsOf, valueIn } from "../../functions/games/position-fields.ts";
import { problemsInEnglish } from "../../functions/games/problems-in-english.ts";
import { peaks } from "../kit/peaks.ts";

const games_: Readonly<Record<string, AnyGame>> = games;
const [ends, piles, values, squares, halves, pairs, thirds, sums] = [
  ...["stone-game", "stone-game-ii", "stone-game-iii", "stone-game-iv", "stone-game-v", "stone-game-vi"],
  ...["stone-game-ix", "sum-game"],
].map((slug) => games_[slug]);
const row = (length: number) => Array.from({ length }, (_, i) => 1 + ((7 * i) % 5));
/** A budget of which a question has had some. */
const begun = (left: number, otherwise = ""): Budget => {
  const budget = new Budget(1e9, otherwise);
  budget.left = left;
  return budget;
};
const readBefore = (operations: number): Budget => {
  const budget = new Budget(1e9);
  budget.read(operations);
  return budget;
};
const hardRow = peaks(30_000, 8);

const refused: Readonly<Record<string, () => unknown>> = {
  "a number for a position": () => ends.solve(7),
  "an array for a position": () => ends.solve([]),
  "nothing for a position": () => halves.solve(undefined),
  "a field missing": () => piles.solve({ m: 1 }),
  "a field too many": () => squares.solve({ n: 1, m: 3 }),
  "the only field and another": () => halves.solve({ stoneValue: [1], m: 3 }),
  "an object for an array": () => ends.solve({ piles: {} }),
  "a long string": () => ends.solve({ piles: "x".repeat(50) }),
  "a fraction": () => ends.solve({ piles: [1, 2.5] }),
  "an integer too small": () => halves.solve({ stoneValue: [1, -1] }),
  "a sum too large": () => ends.solve({ piles: [2 ** 53 - 1, 1] }),
  "twice a sum too large": () => halves.solve({ stoneValue: [2 ** 52, 2 ** 52] }),
  "another player": () => ends.solve({ piles: [1], toMove: "carol" }),
  "a letter among digits": () => sums.solve({ num: "12a4" }),
  "an array for digits": () => sums.solve({ num: [1, 2] }),
  "an odd number of digits": () => sums.solve({ num: "123" }),
  "digits too large": () => sums.solve({ num: "12", maxDigit: 1 }),
  "another number of values": () => pairs.solve({ aliceValues: [1, 2], bobValues: [1] }),

  "a negative number of plies": () => ends.solve({ piles: [1] }, { line: -1 }),
  "an unknown method": () => ends.solve({ piles: [1] }, { method: "greedy" }),
  "an unknown method of a long name": () => ends.solve({ piles: [1] }, { method: "g".repeat(60) }),
  "a method without a table": () => ends.table({ piles: [1] }, "fusion"),
  "a game without a table": () => defineGame(ends.rules, []).table({ piles: [1] }),
  "a table of too many cells": () => ends.table({ piles: row(90) }),
  "a table of too many looks": () => halves.table({ stoneValue: row(60) }, "cubic-dp"),

  "a move after the end": () => squares.play({ n: 1 }, [{ take: 1 }, { take: 1 }]),
  "an illegal move where few are legal": () => squares.play({ n: 2 }, [{ take: 2 }]),
  "an illegal move where many are legal": () => squares.play({ n: 40 }, [{ take: 5 }]),
  "half a move": () => sums.play({ num: "????" }, [{ index: 0.5 }]),
  "an empty claim": () => ends.check({ piles: [1] }, {}),
  "a number for yes or no": () => ends.check({ piles: [1] }, { answer: 3 as never }),
  "a player in small letters": () => values.check({ stoneValue: [1] }, { answer: "alice" as never }),
  "a fraction for a difference": () => ends.check({ piles: [1] }, { difference: 0.5 }),
  "a string for a line": () => ends.check({ piles: [1] }, { line: "left" as never }),
  "an empty line": () => ends.check({ piles: [1] }, { line: [] }),
  "a long line": () => ends.check({ piles: [1] }, { line: Array(1001).fill({ take: "left" }) }),

  "too much work": () => piles.solve({ piles: row(40_000) }),
  "too much work for one method": () => ends.solve({ piles: row(9_999) }, { method: "difference-dp" }),
  "too much work for smaller numbers, too": () => squares.solve({ n: 1 }, { budget: 1 }),
  "far too much work": () => thirds.solve({ stones: row(900) }, { method: "minimax" }),
  "too many moves to value": () => piles.moves({ piles: row(2_000) }, { budget: begun(7) }),
  "too much work for what is left": () =>
    piles.solve({ piles: row(12_000) }, { budget: begun(7, "ask separately") }),
  "too much work after reading": () => piles.solve({ piles: row(32_000) }, { budget: readBefore(5e8) }),
  "no move that can be made": () =>
    ends.play({ piles: row(9) }, [{ take: "left" }], { review: false, budget: 9 }),
  "some moves that can be made": () =>
    ends.play({ piles: row(9) }, Array(9).fill({ take: "left" }), { review: false, budget: 12_000 }),
  "no move that can be judged": () =>
    piles.play({ piles: row(2_000) }, Array(400).fill({ take: 1 }), { budget: 9e6 }),
  "some moves that can be judged": () =>
    squares.play({ n: 3_000 }, Array(100).fill({ take: 1 }), { budget: 1_900_000 }),
  "a row too hard to solve": () => halves.solve({ stoneValue: hardRow }),
  "splits too hard to value": () => halves.moves({ stoneValue: hardRow }),
  "moves too hard to judge": () => halves.play({ stoneValue: hardRow }, [{ split: 1, keep: "left" }]),

  ...Object.fromEntries(
    [
      ...["", "x = 3", "[1,2", "[1;2]", "1.5", "[1e5]", "99999999999999999999", "{", "[1]x", "[1] [2"],
      ...['{"piles": [1] "toMove": 3}', "piles = [1], piles = [2]", "toMove = carol", "toMove = 'bob"],
      "[1] bob bob",
    ].map((text) => [`the text ${JSON.stringify(text)}`, () => readPosition(ends, text)]),
  ),
  "a word for a row": () => readPosition(ends, "piles = x"),
  "a number for a text": () => readPosition(ends, 7 as never),
  "digits in open quotes": () => readPosition(sums, "'12"),
  "no digits": () => readPosition(sums, "num = x"),
  "two lines of one": () => readPosition(squares, "5\n5\n"),
  "a position that is none": () => readPosition(squares, "n = -4"),
  "a part of several": () =>
    valueIn(fieldsOf(ends.rules.position)[0], "1,x", "/piles", { name: "piles 2 of 3", firstElement: 4 }),
};

function errorOf(question: () => unknown): GameError {
  try {
    question();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

/** What a problem is made of: the keys of its sentences, and the words and numbers in them. */
function partsOf(value: unknown): readonly { readonly key?: string; readonly text?: string }[] {
  if (typeof value === "string" || typeof value === "number") return [{ text: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  const key = "key" in value && "values" in value ? [{ key: String(value.key) }] : [];
  return [...key, ...Object.values(value).flatMap(partsOf)];
}

const wordsIn = (text: string): readonly string[] => text.match(/[A-Za-z]{2,}/g) ?? [];
const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:,\d{3})*/g) ?? [];
/** Fields that a sentence itself names. */
const fields = "maxDigit aliceValues winner answer difference scores best line true false".split(" ");
const heard = new Set<string>(["refused"]);

it.each(Object.entries(refused))("says of %s the same in Chinese", (_, question) => {
  const error = errorOf(question);
  const parts = error.faults.flatMap(({ problem }) => partsOf(problem));
  for (const { key } of parts) if (key !== undefined) heard.add(key);
  const [ours, theirs] = [error.told(), error.told(chinese)];
  const context = `${ours} ~ ${theirs}`;
  const known = new Set([...parts.flatMap(({ text = "" }) => wordsIn(text)), ...fields]);
  for (const word of wordsIn(theirs)) expect(known, context).toContain(word);
  expect(numbersIn(theirs), context).toEqual(expect.arrayContaining([...numbersIn(ours)]));
  expect(theirs, context).toMatch(/^\p{Script=Han}.*。$/u);
  expect(theirs, context).not.toMatch(/undefined|NaN|\[object| {2}|\p{Script=Han}[,;:!?.]|[，；。]{2}/u);
  // a space between Chinese and what is not, and none between Chinese
  expect(theirs, context).not.toMatch(
    /\p{Script=Han}[\w"[{]|[\w"\]}]\p{Script=Han}|\p{Script=Han} \p{Script=Han}/u,
  );
});

it("every sentence of what can be wrong has been heard", () => {
  expect(Object.keys(problemsInEnglish).filter((key) => !heard.has(key))).toEqual([]);
});
