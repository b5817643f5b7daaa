/** Random values from a schema of the OpenAPI document, and from nothing else. */
import fc from "fast-check";
import { type Document, nameOf, type Schema } from "./contract.ts";

/** One length for all arrays and texts of a value: games with two arrays want them equal. */
const lengths = fc.oneof(fc.nat(8), fc.nat(40));

export function valuesOf(document: Document, schema: Schema): fc.Arbitrary<unknown> {
  return lengths.chain((length) => valuesOfLength(document, schema, length));
}

/** Made once: most of the time goes into making them. */
const made = new WeakMap<Schema, Map<number, fc.Arbitrary<unknown>>>();

function valuesOfLength(document: Document, schema: Schema, length: number): fc.Arbitrary<unknown> {
  const ofSchema = made.get(schema) ?? new Map<number, fc.Arbitrary<unknown>>();
  made.set(schema, ofSchema);
  const values = ofSchema.get(length) ?? makeValues(document, schema, length);
  ofSchema.set(length, values);
  return values;
}

function makeValues(document: Document, schema: Schema, length: number): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => valuesOfLength(document, part, length);
  if (schema.$ref !== undefined) return inner(document.components.schemas[nameOf(schema.$ref)]);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map(inner));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
  switch (schema.type) {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case "array": {
      const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
      // Small whole numbers make ties, and sums that stay exact.
      const element = items.type === "integer" ? integers(items, 12) : inner(items);
      const size = Math.min(maxItems, Math.max(minItems, length));
      return fc.array(element, { minLength: size, maxLength: size });
    }
    case "integer":
      return fc.oneof(
        { weight: 4, arbitrary: integers(schema, 40) },
        integers(schema, Number.POSITIVE_INFINITY),
      );
    case "string":
      return schema.pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(schema.pattern));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** Up to `spread` from the least one, or from 0 where that is allowed. */
function integers({ minimum, maximum }: Schema, spread: number): fc.Arbitrary<number> {
  const least = minimum ?? Number.MIN_SAFE_INTEGER;
  const most = maximum ?? Number.MAX_SAFE_INTEGER;
  return fc.integer({
    min: Math.max(least, least < 0 ? -spread : least),
    max: Math.min(most, Math.max(least, 0) + spread),
  });
}
