/** Positions as people paste them, and in the form of LeetCode's test-case box. */
import type { GenericSchema } from "valibot";
import { parse } from "./fields.ts";
import { type Fault, GameError, unexpected } from "./game-error.ts";
import { fieldsOf, type PositionField } from "./position-fields.ts";
import { say } from "./sentence.ts";
import { TextCursor } from "./text-cursor.ts";

/** What is needed of a game to read and write its positions. */
interface Readable<P, I> {
  readonly rules: { readonly position: GenericSchema<I, P> };
}

/** A parameter that was given: its value, and the character where it begins. */
interface Given {
  readonly value: unknown;
  readonly at: number;
}

/**
 * Reads a position in any of the forms that are pasted:
 * - the test-case box of LeetCode, a line a parameter: `[1,3]`, then `[2,1]`;
 * - the same with spaces or commas between the parameters: `[1,3] [2,1]`, `[1,3], [2,1]`;
 * - with names, in any order: `piles = [5,3,4,5]`, `aliceValues = [1,3], bobValues = [2,1]`, also after `Input:` or `输入：`;
 * - a whole object in JSON, Python or JavaScript: `{"piles": [5,3,4,5]}`, `{'n': 7}`.
 *
 * Parameters without a name are in the order of the position's fields, each one the next after the parameter before it;
 * optional ones may be left out. Integers stand in brackets, with commas, spaces or line ends between them, or without
 * brackets on one line. Digits may have quotes, single or double, and stay text: `num = 0012` keeps its zeros. Words are
 * read in capitals, too. Full-width characters are read as their half-width twins: `ｐｉｌｅｓ＝【５，３】`, `5、3`.
 *
 * Takes time and memory in proportion to the length of the text, whatever is in it.
 * @returns the position with its optional fields filled in, as `solve` returns it
 * @throws {GameError} `invalid-text` where the text cannot be read, `invalid-position` where what it says is not a position
 * of the game. The sentence begins with the place, counted from 1 in UTF-16 units: `character 7: expected …, got …`
 */
export function readPosition<P, I>({ rules }: Readable<P, I>, text: string): P {
  if (typeof text !== "string") {
    throw new GameError("invalid-text", [{ pointer: "", problem: unexpected(say("text"), text) }]);
  }
  const cursor = new TextCursor(text);
  const fields = fieldsOf(rules.position);
  const given = readParameters(cursor, fields);
  const missing = fields.find(({ name, isRequired }) => isRequired && !given.has(name));
  if (missing !== undefined) cursor.fail(say("named-field", missing.name, missing.kind));
  const position = Object.fromEntries(Array.from(given, ([name, { value }]) => [name, value]));
  const parsed = parse(rules.position, position);
  if ("output" in parsed) return parsed.output;
  const [fault] = parsed.faults;
  throw cursor.error("invalid-position", fault.problem, placeOf(fault, cursor, given));
}

/**
 * Writes a position in the form of LeetCode's test-case box, a line a parameter: `[1,3]\n[2,1]`. Optional fields follow in
 * their order, those at the end that are at their default are left out. `readPosition` reads it back.
 * @throws {GameError} `invalid-position`
 */
export function writePosition<P, I>({ rules }: Readable<P, I>, position: I): string {
  const parsed = parse(rules.position, position);
  if ("faults" in parsed) throw new GameError("invalid-position", parsed.faults);
  const whole = Object(parsed.output);
  const fields = fieldsOf(rules.position);
  const last = fields.findLastIndex(({ isRequired, usual, name }) => isRequired || usual !== whole[name]);
  return fields
    .slice(0, last + 1)
    .map(({ name }) => JSON.stringify(whole[name]))
    .join("\n");
}

function readParameters(cursor: TextCursor, fields: readonly PositionField[]): ReadonlyMap<string, Given> {
  const given = new Map<string, Given>();
  cursor.skipSpaces();
  if (cursor.skip(/(?:Input|输入)\s*:/iy)) cursor.skipSpaces();
  const isObject = cursor.take("{");
  if (isObject) cursor.skipSpaces();
  for (let next = 0; isObject ? !cursor.take("}") : !cursor.isAtEnd; next++) {
    const start = cursor.at;
    const name = cursor.name();
    if (name !== undefined) next = fields.findIndex((field) => field.name === name);
    else if (isObject) cursor.fail(say("name-or", '"}"'));
    const field = fields[next];
    if (field === undefined) {
      const names = fields.map((known) => known.name);
      cursor.fail(name === undefined ? say("end") : say("one-of-the-names", names), start);
    }
    if (given.has(field.name)) cursor.fail(say("once", field.name), start);
    const at = cursor.at;
    given.set(field.name, { value: field.read(cursor), at });
    const isApart = cursor.skipSpaces();
    if (cursor.take(",")) cursor.skipSpaces();
    else if (isObject && !cursor.isAt("}")) cursor.fail(say("comma-or", '"}"'));
    else if (!isObject && !isApart && !cursor.isAtEnd) cursor.fail(say("comma-space-or", say("end-of-line")));
  }
  cursor.skipSpaces();
  if (!cursor.isAtEnd) cursor.fail(say("end"));
  return given;
}

/** The character that a fault is at. */
function placeOf({ pointer }: Fault, { text }: TextCursor, given: ReadonlyMap<string, Given>): number {
  const [, name, index] = pointer.split("/");
  const { at = 0 } = given.get(name) ?? {};
  if (index === undefined) return at;
  const cursor = new TextCursor(text);
  cursor.at = at;
  cursor.integers(Number(index));
  return cursor.at;
}
