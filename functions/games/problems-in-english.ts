/** What is wrong with a question: a part of the English catalogue. Errors use it alone, for they may come up where no solver is. */
import { listed } from "./english-forms.ts";
import type { GameErrorCode } from "./game-error.ts";
import { plain } from "./text.ts";

const openings: Readonly<Record<GameErrorCode, string>> = {
  "invalid-position": "The position cannot be solved",
  "invalid-text": "The position cannot be read",
  "invalid-option": "The request cannot be answered",
  "unknown-method": "The game has no such method",
  "illegal-move": "The moves cannot be played",
  "invalid-claim": "The claim cannot be checked",
  "over-budget": "The question would cost too much",
};

/** A field with the size that it may have. */
export interface SizeOfField {
  readonly field: string;
  readonly size: number;
}

/** What would be accepted in place of a question that costs too much. */
export interface Advice {
  /** What the method takes; `isSmaller` where the size would do with smaller numbers. */
  readonly sizes: readonly (SizeOfField & { readonly isSmaller: boolean })[];
  readonly methods: readonly string[];
  readonly otherwise?: string;
}

const sizesOf = (sizes: readonly SizeOfField[]): string =>
  sizes.map(({ field, size }) => `${field} up to ${plain(size)}`).join(", ");
const quoted = (words: readonly unknown[]): string =>
  listed(
    words.map((word) => JSON.stringify(word)),
    "or",
  );
const legal = (moves: readonly string[], areAll: boolean): string =>
  areAll
    ? `legal ${moves.length === 1 ? "is" : "are"} ${listed(moves)}`
    : `legal are ${moves.join(", ")} and others`;

export const problemsInEnglish = {
  refused: (code: GameErrorCode, problems: readonly string[]) => `${openings[code]}: ${problems.join("; ")}.`,
  expected: (what: string, got: string) => `expected ${what}, got ${got}`,

  // what came
  "long-string": (length: number) => `a string of ${length} characters`,
  "array-of": (length: number) =>
    length === 0 ? "an empty array" : `an array of ${length === 1 ? "one element" : `${length} elements`}`,
  object: () => "an object",
  nothing: () => "nothing",
  "at-index": (what: string, index: number) => `${what} at index ${index}`,

  // what was expected
  "one-of": (words: readonly unknown[]) => quoted(words),
  integer: () => "an integer",
  "integer-between": (least: number | string, most: number | string) => `an integer from ${least} to ${most}`,
  "integer-from-0": () => "an integer of 0 or more",
  "true-or-false": () => "true or false",
  integers: () => "an array of integers",
  "integers-as-in": () => "an array of integers, as in [5,3,4,5]",
  moves: () => "an array of moves",
  text: () => "a text",
  digits: () => 'digits and "?"',
  "string-of-digits": () => 'a string of digits and "?"',
  "digits-up-to": (maxDigit: number) => `digits of at most maxDigit, ${maxDigit}`,
  "moves-up-to": (most: number) => `at most ${most} moves`,

  // in a pasted text
  "at-character": (place: number, problem: string) => `character ${place}: ${problem}`,
  "in-part": (part: string, problem: string) => `${part}, ${problem}`,
  end: () => "the end",
  "end-of-line": () => "the end of the line",
  "comma-or": (closing: string) => `a comma or ${closing}`,
  "comma-space-or": (closing: string) => `a comma, a space or ${closing}`,
  "name-or": (closing: string) => `the name of a parameter with a colon, or ${closing}`,
  "one-of-the-names": (names: readonly string[]) => `one of the names ${names.join(", ")}`,
  "either-word": (words: readonly string[]) => words.join(" or "),
  "named-field": (name: string, kind: string) => `${name}, ${kind}`,
  once: (name: string) => `${name} once`,
  "digits-or-closing": (quote: string) => `digits, "?" or the closing ${quote}`,
  closing: (quote: string) => `the closing ${quote}`,

  // positions, moves and claims
  "unknown-field": (name: string, fields: readonly string[]) => `unknown field ${name}; ${known(fields)}`,
  "missing-field": (name: string) => `the field ${name} is missing`,
  "not-an-object": (got: string, fields: readonly string[]) =>
    `expected an object, got ${got}; ${known(fields)}`,
  "sum-too-large": (factor: number, sum: number) =>
    `expected a sum of absolute values${factor === 1 ? "" : `, times ${factor},`} of at most 2^53 - 1, so that every answer is exact; got about ${(sum * factor).toPrecision(3)}`,
  "odd-length": (length: number) =>
    `expected an even number of characters, half of them for each side, got ${length}`,
  "not-as-many": (count: number, got: number) =>
    `expected as many values as in aliceValues, ${count}, got ${got}`,
  "empty-claim": () => "expected at least one of winner, answer, difference, scores, best and line, got none",
  "empty-line": () => "expected one or more moves, got none",
  "is-over": () => "the game is already over: no move can be made",
  "not-legal": (move: string, moves: readonly string[], areAll: boolean) =>
    `${move} is not legal here; ${legal(moves, areAll)}`,
  "not-a-move": (problems: readonly string[], moves: readonly string[], areAll: boolean) =>
    `${problems.join("; ")}; ${legal(moves, areAll)}`,

  // methods
  "no-method": (slug: string, name: string | undefined, methods: readonly string[]) =>
    `${slug} has no method ${name ?? "of that name"}; its methods are ${methods.join(", ")}`,
  "no-table": (name: string, methods: readonly string[]) =>
    `${name} has no table; the methods that have one are ${methods.join(", ")}`,
  "no-tables": (slug: string) => `no method of ${slug} has a table`,
  /** @param looks where the cells alone are few enough: how many there are, and how many could be shown */
  "table-too-large": (
    name: string,
    cells: number,
    mostCells: number,
    looks: { readonly count: number; readonly most: number } | undefined,
    sizes: readonly SizeOfField[],
  ) => {
    const most =
      looks === undefined
        ? `; at most ${plain(mostCells)} are shown`
        : `, which look at others ${plain(looks.count)} times; at most ${plain(looks.most)} looks are shown with so many cells`;
    return `the table of ${name} has up to ${plain(cells)} cells here${most}; reduce the position (${name} shows ${sizesOf(sizes)})`;
  },

  // what a question costs
  "all-moves": () => "valuing all moves",
  "every-split": () => "valuing every split",
  judging: () => "judging the moves",
  limit: (total: number) => `the limit is ${plain(total)}`,
  left: (left: number, total: number, afterReading: boolean) =>
    `${plain(left)} of ${plain(total)} are left${afterReading ? " after reading the request" : ""}`,
  "needs-more": (name: string, needed: number, limit: string, { sizes, methods, otherwise }: Advice) => {
    const takes = sizes.map((one) => `${sizesOf([one])}${one.isSmaller ? ", of smaller numbers" : ""}`);
    const advice = [
      ...(takes.length === 0 ? [] : [`reduce the position (${name} takes ${takes.join(", ")})`]),
      ...(methods.length > 0 ? [`use method ${quoted(methods)}`] : []),
      ...(otherwise === undefined ? [] : [otherwise]),
    ];
    const operations = needed > 1e15 ? `more than ${plain(1e15)}` : `about ${plain(needed)}`;
    const detail = `${name} would need ${operations} basic operations here, ${limit}`;
    return advice.length > 0 ? `${detail}; ${advice.join(", or ")}` : detail;
  },
  "too-many-moves": (moves: number, left: number, possible: number, toJudge: boolean) =>
    `${plain(moves)} moves would need more than the ${plain(left)} basic operations that are left; ${possible === 0 ? "none" : `the first ${plain(possible)}`} of them could be ${toJudge ? "judged" : "made"}`,
  "hard-row": (name: string, limit: number, stones: number, always: number) =>
    `${name} did not end within ${plain(limit)} basic operations on this row of ${plain(stones)} stones above 0; how much is needed depends on the stones, and ${plain(always)} of them are always few enough`,
};

export type Problems = typeof problemsInEnglish;

const known = (fields: readonly string[]): string =>
  fields.length === 1 ? `the only field is ${fields}` : `the fields are ${fields.join(", ")}`;
