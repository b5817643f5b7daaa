/**
 * The few kinds of field that positions and moves are made of, as valibot schemas that accept exactly what can be solved
 * exactly and say what they expected and what came. The catalogue turns them into JSON Schema; the keywords of a custom
 * check, which cannot be derived, stand in its metadata.
 */

import * as v from "valibot";
import { anyOf, type Complaint, pointerTo, shown } from "./game-error.ts";
import { PART } from "./rows/row.ts";

/** One of a few words. */
export const oneOf = <const W extends readonly string[]>(words: W, description: string) => {
  const wanted = anyOf(words);
  return v.pipe(
    v.picklist(words, ({ input }) => `expected ${wanted}, got ${shown(input)}`),
    v.description(description),
  );
};

/** Who moves now; Alice when left out. */
export const toMove = v.optional(oneOf(["alice", "bob"], "Who moves now."), "alice");

/** Any integer, as answers are; what may be sent has bounds. */
export const anyInteger = v.pipe(v.number(), v.integer());

/** An integer from `min` to `max`, both included. */
export const integer = (min: number, max: number, description: string) => {
  const expected = ({ input }: { readonly input: unknown }) =>
    `expected an integer from ${min} to ${max}, got ${shown(input)}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(min, expected),
    v.maxValue(max, expected),
    v.description(description),
  );
};

export interface IntegersOptions {
  readonly description: string;
  /** The least value of an element; any integer when left out. */
  readonly min?: number;
  /** How many times the sum of absolute values can enter an answer; it must stay an exact integer. 1 when left out. */
  readonly sumFactor?: (length: number) => number;
}

/**
 * An array of integers whose sum of absolute values stays exact. One pass over the array: about twenty times faster
 * than a schema per element.
 */
export const integers = (options: IntegersOptions) => {
  const { description, min = Number.MIN_SAFE_INTEGER, sumFactor = () => 1 } = options;
  const kind = `an integer from ${min === Number.MIN_SAFE_INTEGER ? "-(2^53 - 1)" : min} to 2^53 - 1`;
  return v.pipe(
    v.custom<readonly number[]>(
      Array.isArray,
      ({ input }) => `expected an array of integers, got ${shown(input)}`,
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      let sum = 0;
      for (let from = 0; from < values.length; from += PART) {
        const next = magnitude(values, from, Math.min(values.length, from + PART), min);
        if (Number.isNaN(next)) {
          const key = from + values.slice(from).findIndex((value) => !isFrom(min, value));
          const value = values[key];
          const message = `expected ${kind}, got ${shown(value)}`;
          addIssue({ message, path: [{ type: "array", origin: "value", input: [], key, value }] });
          return;
        }
        sum += next;
      }
      const factor = sumFactor(values.length);
      if (sum > Number.MAX_SAFE_INTEGER / factor) {
        const times = factor === 1 ? "" : `, times ${factor},`;
        addIssue({
          message: `expected a sum of absolute values${times} of at most 2^53 - 1, so that every answer is exact; got about ${(sum * factor).toPrecision(3)}`,
        });
      }
    }),
    v.metadata({
      type: "array",
      items: { type: "integer", minimum: min, maximum: Number.MAX_SAFE_INTEGER },
    }),
    v.description(description),
  );
};

const isFrom = (min: number, value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= min;

/** The sum of the absolute values of a part; NaN where one is not an integer of `min` or more. */
function magnitude(values: readonly number[], from: number, to: number, min: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const value = values[i];
    if (!isFrom(min, value)) return Number.NaN;
    sum += Math.abs(value);
  }
  return sum;
}

/**
 * An object with these fields and no others. The entries get no prototype: with one, fields called "constructor" or
 * "__proto__" would count as known. To valibot an array is an object; here it is refused like a number.
 */
export const closed = <E extends v.ObjectEntries>(entries: E) => {
  const names = Object.keys(entries);
  const fields = names.length === 1 ? `the only field is ${names}` : `the fields are ${names.join(", ")}`;
  const object = v.strictObject(
    Object.assign(Object.create(null), entries) as E,
    ({ expected, received, input }) => {
      if (expected === "never") return `unknown field ${shown(input)}; ${fields}`;
      if (received === "undefined") return `the field ${expected} is missing`;
      return `expected an object, got ${shown(input)}; ${fields}`;
    },
  );
  // the kind of issue does not depend on the entries, which its type would
  const plain = object as unknown as v.StrictObjectSchema<
    Record<never, never>,
    v.ErrorMessage<v.StrictObjectIssue>
  >;
  const run = object["~run"];
  const runUnlessArray: typeof run = (dataset, config) => {
    if (!Array.isArray(dataset.value)) return run.call(object, dataset, config);
    v._addIssue(plain, "type", dataset, config);
    return dataset as unknown as ReturnType<typeof run>;
  };
  return Object.assign(object, { "~run": runUnlessArray });
};

/** The value that a schema makes of an input, or what is wrong with it, by JSON Pointer below `at`. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  at = "",
): { readonly output: v.InferOutput<S> } | { readonly complaints: readonly Complaint[] } {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { output: result.output };
  return {
    complaints: result.issues.map(({ path = [], message }) => ({
      pointer: at + pointerTo(path.map(({ key }) => String(key))),
      detail: message,
    })),
  };
}
