/** What the fields of a game's position are, read off its schema, so that a new game can be written as text like the others. */
import type { GenericSchema } from "valibot";
import type { Problem } from "./game-error.ts";
import { say } from "./sentence.ts";
import { type Part, TextCursor } from "./text-cursor.ts";

export interface PositionField {
  readonly name: string;
  readonly isRequired: boolean;
  /** What it is when it is left out. */
  readonly usual?: unknown;
  /** In words, with its article. */
  readonly kind: Problem;
  /** Whether it can be given in several pieces. */
  readonly isArray: boolean;
  /** @throws {GameError} `invalid-text` */
  read(cursor: TextCursor): unknown;
  /** As `read`, where no other parameter can follow. */
  readAll(cursor: TextCursor): unknown;
}

interface SchemaNode {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly unknown[];
  /** What an optional schema wraps. */
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
}

/** Made once: a file of a million small positions would spend more time on this than on reading them. */
const known = new WeakMap<GenericSchema, readonly PositionField[]>();

/** In the order of their parameters. */
export function fieldsOf(schema: GenericSchema): readonly PositionField[] {
  const fields = known.get(schema) ?? fieldsIn(schema);
  known.set(schema, fields);
  return fields;
}

function fieldsIn(schema: GenericSchema): readonly PositionField[] {
  const { entries = {} } = schema as SchemaNode;
  return Object.entries(entries).map(([name, entry]) => {
    let node = entry;
    while (node.wrapped !== undefined) node = node.wrapped;
    return { name, isRequired: entry.wrapped === undefined, usual: entry.default, ...formOf(name, node) };
  });
}

/**
 * The value of a field from a text that holds nothing else.
 * @param pointer where the text stands in a request
 * @param part which part of the field the text is; the whole field when left out
 * @throws {GameError} `invalid-text`
 */
export function valueIn(field: PositionField, text: string, pointer: string, part?: Part): unknown {
  const cursor = new TextCursor(text, pointer, part);
  cursor.skipSpaces();
  const value = field.readAll(cursor);
  cursor.skipSpaces();
  if (!cursor.isAtEnd) cursor.fail(say("end"));
  return value;
}

type Form = Pick<PositionField, "kind" | "isArray" | "read" | "readAll">;

const form = (kind: Problem, read: Form["read"], others: Partial<Form> = {}): Form => ({
  ...{ kind, isArray: false, read, readAll: read },
  ...others,
});

function formOf(name: string, { type, options = [] }: SchemaNode): Form {
  switch (type) {
    case "custom":
      return form(say("integers"), (cursor) => cursor.integers(), {
        isArray: true,
        readAll: (cursor) => cursor.onlyIntegers(),
      });
    case "number":
      return form(say("integer"), (cursor) => cursor.integer());
    case "string":
      return form(say("digits"), (cursor) => cursor.digits(), {
        readAll: (cursor) => (cursor.isAtEnd ? "" : cursor.digits()),
      });
    case "picklist": {
      const words = options.map(String);
      return form(say("either-word", words), (cursor) => cursor.word(words));
    }
    default:
      throw new TypeError(
        `${name} is neither an integer, integers, digits nor one of some words: there is no text of it`,
      );
  }
}
