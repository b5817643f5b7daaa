/**
 * Random small positions of any game, made from nothing but its schema, so that a game new in the catalogue is tested
 * without a line of test code of its own.
 */
import fc from "fast-check";
import { safeParse } from "valibot";
import { jsonSchemaOf } from "../functions/catalog/json-schema.ts";
import type { AnyGame } from "../functions/games/index.ts";

type Node = ReturnType<typeof jsonSchemaOf>;

/** Positions with arrays and strings of up to `size` elements; those that the schema refuses are left out. */
export function arbitraryPosition(game: AnyGame, size: number): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = jsonSchemaOf(game.schema);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, arbitraryField(node as Node, size)]),
  );
  // one length for all arrays of a position: games with two arrays want them equal
  return fc
    .integer({ min: 0, max: size })
    .chain((length) =>
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field(length)]))),
    )
    .filter((candidate) => safeParse(game.schema, candidate).success);
}

function arbitraryField(node: Node, size: number): (length: number) => fc.Arbitrary<unknown> {
  if (node.enum !== undefined) return () => fc.constantFrom(...(node.enum as unknown[]));
  if (node.type === "array") {
    const items = node.items as Node;
    const min = Math.max(items.minimum ?? 0, -4);
    return (length) => {
      const small = fc.integer({ min, max: min + 8 });
      const wild = fc.integer({ min: Math.max(items.minimum ?? 0, -1000), max: 1000 });
      return fc.oneof(small, wild).chain((one) => {
        const element = one > 8 || one < -4 ? wild : small; // whole rows of one kind: ties need small numbers
        return fc.array(element, { minLength: length, maxLength: length });
      });
    };
  }
  if (node.type === "integer") {
    const min = node.minimum ?? 0;
    return () => fc.integer({ min, max: Math.min(node.maximum ?? size, min + size) });
  }
  if (node.type === "string" && node.pattern !== undefined) {
    const pattern = new RegExp(node.pattern);
    return () => fc.stringMatching(pattern, { size: "-1" }).filter((text) => text.length <= size);
  }
  throw new TypeError(`no random values for ${JSON.stringify(node)}`);
}
