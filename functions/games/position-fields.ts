/** What the fields of a game's position are, read off its schema, so that a new game can be written as text like the others. */
import type { GenericSchema } from "valibot";
import type { TextCursor } from "./text-cursor.ts";

export interface PositionField {
  readonly name: string;
  readonly isRequired: boolean;
  /** What it is when it is left out. */
  readonly usual?: unknown;
  /** In words, with its article. */
  readonly kind: string;
  /** Whether it can be given in several pieces. */
  readonly isArray: boolean;
  /** @throws {GameError} `invalid-text` */
  read(cursor: TextCursor): unknown;
}

interface SchemaNode {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly unknown[];
  /** What an optional schema wraps. */
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
}

/** In the order of their parameters. */
export function fieldsOf(schema: GenericSchema): readonly PositionField[] {
  const { entries = {} } = schema as SchemaNode;
  return Object.entries(entries).map(([name, entry]) => {
    let node = entry;
    while (node.wrapped !== undefined) node = node.wrapped;
    return { name, isRequired: entry.wrapped === undefined, usual: entry.default, ...formOf(name, node) };
  });
}

function formOf(
  name: string,
  { type, options = [] }: SchemaNode,
): Omit<PositionField, "name" | "isRequired" | "usual"> {
  switch (type) {
    case "custom":
      return { kind: "an array of integers", isArray: true, read: (cursor) => cursor.integers() };
    case "number":
      return { kind: "an integer", isArray: false, read: (cursor) => cursor.integer() };
    case "string":
      return { kind: 'digits and "?"', isArray: false, read: (cursor) => cursor.digits() };
    case "picklist": {
      const words = options.map(String);
      return { kind: words.join(" or "), isArray: false, read: (cursor) => cursor.word(words) };
    }
    default:
      throw new TypeError(
        `${name} is neither an integer, integers, digits nor one of some words: there is no text of it`,
      );
  }
}
