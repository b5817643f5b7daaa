/**
 * A text that is read from left to right, and the kinds of value that positions are made of. Every character is looked at
 * a bounded number of times, so that a text takes time in proportion to its length, whatever is in it. Full-width
 * characters, as Chinese and Japanese keyboards write them, are read as their half-width twins.
 */
import { GameError, type Problem } from "./game-error.ts";
import { halfWidth } from "./half-width.ts";
import { say } from "./sentence.ts";

const [ZERO, NINE, MINUS, QUESTION_MARK] = Array.from("09-?", (character) => character.charCodeAt(0));

/** One of several texts that are one array together. */
export interface Part {
  /** As errors call it. */
  readonly name: string;
  /** The index in the array of the first element in this text. */
  readonly firstElement: number;
}

export class TextCursor {
  /** What is read, character for character what was given. */
  readonly text: string;
  /** The number of characters that have been read. */
  at = 0;
  /** The index of the array's element that is being read. */
  private element: number | undefined;

  /**
   * @param given errors show it as it was given
   * @param pointer where the text stands in a request, for errors
   * @param part which part of what stands there; all of it when left out
   */
  constructor(
    private readonly given: string,
    readonly pointer = "",
    readonly part?: Part,
  ) {
    this.text = halfWidth(given);
  }

  /** @throws {GameError} `invalid-text`, which says what was expected at this character and what is there */
  fail(expected: Problem, at = this.at): never {
    throw this.error("invalid-text", say("expected", expected, this.seenAt(at)), at);
  }

  error(code: "invalid-text" | "invalid-position", problem: Problem, at: number): GameError {
    const { pointer, element, part } = this;
    const index = (part?.firstElement ?? 0) + (element ?? 0);
    const place = pointer === "" || element === undefined ? pointer : `${pointer}/${index}`;
    const character = at + 1;
    const there = say("at-character", character, problem);
    return new GameError(code, [
      { pointer: place, problem: part === undefined ? there : say("in-part", part.name, there), character },
    ]);
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  skipSpaces(): boolean {
    return this.skip(/\s*/y);
  }

  /** Reads over a pattern. @returns whether anything was read */
  skip(sticky: RegExp): boolean {
    sticky.lastIndex = this.at;
    if (!sticky.test(this.text)) return false;
    const read = sticky.lastIndex > this.at;
    this.at = sticky.lastIndex;
    return read;
  }

  isAt(character: string): boolean {
    return this.text[this.at] === character;
  }

  /** Reads a character if it is the next one. */
  take(character: string): boolean {
    if (character === "" || !this.isAt(character)) return false;
    this.at++;
    return true;
  }

  /** Reads the name of a parameter with what is behind it, "=" or ":". */
  name(): string | undefined {
    const pattern = /(["']?)([A-Za-z_]\w*)\1\s*[=:]\s*/y;
    pattern.lastIndex = this.at;
    const [read, , name] = pattern.exec(this.text) ?? [""];
    this.at += read.length;
    return name;
  }

  integer(): number {
    const { text } = this;
    const isNegative = text.charCodeAt(this.at) === MINUS;
    const first = isNegative ? this.at + 1 : this.at;
    let next = first;
    let value = 0;
    for (let code = text.charCodeAt(next); code >= ZERO && code <= NINE; code = text.charCodeAt(++next)) {
      value = value * 10 + (code - ZERO);
    }
    if (next === first || /[\w.+?]/.test(text[next] ?? "")) this.fail(say("integer"));
    if (value > Number.MAX_SAFE_INTEGER) this.fail(say("integer-between", "-(2^53 - 1)", "2^53 - 1"));
    this.at = next;
    return isNegative ? 0 - value : value;
  }

  /**
   * Integers in brackets, with commas, spaces or line ends between them, or on one line without brackets.
   * @param limit stops in front of the integer with this index
   */
  integers(limit = Number.POSITIVE_INFINITY): number[] {
    if (this.take("[")) return this.listUpTo("]", limit);
    if (!this.isAtInteger) this.fail(say("integers-as-in"));
    const values: number[] = [];
    let end = this.at;
    while (this.isAtInteger && values.length < limit) {
      values.push(this.integer());
      end = this.at;
      this.skip(/[^\S\r\n]*,?[^\S\r\n]*/y);
    }
    if (values.length < limit) this.at = end;
    return values;
  }

  /** All that is left of the text as integers, with brackets or without. */
  onlyIntegers(): number[] {
    return this.take("[") ? this.listUpTo("]") : this.listUpTo("");
  }

  /** @param closing "" for the end of the text */
  private listUpTo(closing: "]" | "", limit = Number.POSITIVE_INFINITY): number[] {
    const values: number[] = [];
    const isClosing = () => (closing === "" ? this.isAtEnd : this.isAt(closing));
    this.skipSpaces();
    while (!isClosing()) {
      this.element = values.length;
      if (values.length === limit) return values;
      values.push(this.integer());
      const isApart = this.skipSpaces();
      if (this.take(",")) this.skipSpaces();
      else if (!isApart && !isClosing()) this.fail(say("comma-space-or", closing ? '"]"' : say("end")));
    }
    this.take(closing);
    this.element = undefined;
    return values;
  }

  private get isAtInteger(): boolean {
    const code = this.text.charCodeAt(this.at);
    return code === MINUS || (code >= ZERO && code <= NINE);
  }

  /** Digits and question marks, with quotes or without. They stay text: a number would lose its zeros. */
  digits(): string {
    const { text } = this;
    const quote = this.quote();
    const first = this.at;
    for (let code = text.charCodeAt(first); isDigitOrMark(code); code = text.charCodeAt(++this.at));
    const digits = text.slice(first, this.at);
    if (quote !== undefined) {
      if (!this.take(quote)) this.fail(say("digits-or-closing", quote));
    } else if (digits === "" || /[^\s,;}]/.test(text[this.at] ?? " ")) this.fail(say("digits"));
    return digits;
  }

  /** One of some words, in capitals or not, with quotes or without. */
  word(words: readonly string[]): string {
    const start = this.at;
    const quote = this.quote();
    const first = this.at;
    this.skip(/\w{1,40}/y);
    const read = this.text.slice(first, this.at).toLowerCase();
    const found = words.find((word) => word.toLowerCase() === read);
    if (found === undefined) {
      this.fail(
        say(
          "either-word",
          words.map((word) => JSON.stringify(word)),
        ),
        start,
      );
    }
    if (quote !== undefined && !this.take(quote)) this.fail(say("closing", quote));
    return found;
  }

  private quote(): string | undefined {
    return this.take('"') ? '"' : this.take("'") ? "'" : undefined;
  }

  private seenAt(at: number): Problem {
    const { text, given } = this;
    if (at >= text.length) return say("end");
    if (/[\r\n]/.test(text[at])) return say("end-of-line");
    const run = /[-+]?["']?[\w.+?]{1,41}["']?/y;
    run.lastIndex = at;
    const [one = String.fromCodePoint(text.codePointAt(at) ?? 0)] = run.exec(text) ?? [];
    const token = given.slice(at, at + one.length);
    return token.length > 40 ? `${JSON.stringify(token.slice(0, 40))} …` : JSON.stringify(token);
  }
}

const isDigitOrMark = (code: number): boolean => (code >= ZERO && code <= NINE) || code === QUESTION_MARK;
