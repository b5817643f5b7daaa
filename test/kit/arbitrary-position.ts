/**
 * Random small positions of any game, made from nothing but its schema, so that a game new in the catalogue is tested
 * without a line of test code of its own.
 */
import fc from "fast-check";
import { safeParse } from "valibot";
import { jsonSchemaOf } from "../../functions/catalog/json-schema.ts";
import { type AnyGame, BUDGET } from "../../functions/games/index.ts";

type Node = ReturnType<typeof jsonSchemaOf>;

/**
 * Positions with arrays and strings of up to `size` elements; those that the schema refuses are left out, and those that
 * the oracle could not search within `effort` basic operations.
 */
export function arbitraryPosition(
  game: AnyGame,
  size: number,
  effort = BUDGET / 50,
): fc.Arbitrary<Record<string, unknown>> {
  const oracle = game.methods.find(({ name }) => name === "minimax");
  const { properties = {} } = jsonSchemaOf(game.rules.position);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, arbitraryField(node as Node, size)]),
  );
  // one length for all arrays of a position: games with two arrays want them equal
  return fc
    .integer({ min: 0, max: size })
    .chain((length) =>
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field(length)]))),
    )
    .filter((candidate) => {
      const { success, output } = safeParse(game.rules.position, candidate);
      return success && (oracle === undefined || oracle.cost(output) <= effort);
    });
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
    const min = Math.max(node.minimum ?? 0, -4);
    const max = node.maximum ?? Number.POSITIVE_INFINITY;
    const any = fc.integer({ min, max: Math.min(max, min + size) });
    // the usual value as often as any other: other fields are most at home beside it
    return () => (typeof node.default === "number" ? fc.oneof(fc.constant(node.default), any) : any);
  }
  if (node.type === "string" && node.pattern !== undefined) {
    const pattern = new RegExp(node.pattern);
    const allowed = charactersOf(pattern);
    const kinds = [/[0-9]/, /[a-z]/i, /[^0-9a-z]/i]
      .map((kind) => allowed.filter((character) => kind.test(character)))
      .filter((characters) => characters.length > 0)
      .map((characters) => fc.constantFrom(...characters));
    const unit = fc.oneof(...kinds); // a sign is as frequent as all digits together
    return (length) => fc.string({ unit, minLength: length, maxLength: length });
  }
  throw new TypeError(`no random values for ${JSON.stringify(node)}`);
}

/** The printable characters that some string of one character again and again shows to be allowed. */
export function charactersOf(pattern: RegExp): string[] {
  const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
  return printable.filter((character) => [1, 2, 3, 4].some((times) => pattern.test(character.repeat(times))));
}
