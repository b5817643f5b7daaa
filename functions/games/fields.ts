/**
 * The few kinds of field that positions and moves are made of, as valibot schemas that accept exactly what can be solved
 * exactly and say what they expected and what came. The catalogue turns them into JSON Schema; the keywords of a custom
 * check, which cannot be derived, stand in its metadata.
 */

import * as v from "valibot";
import { type Fault, inEnglish, type Problem, pointerTo, shown, unexpected } from "./game-error.ts";
import { PART } from "./rows/row.ts";
import { say } from "./sentence.ts";

/** What issues say. Valibot has room for the English text only, so the rest is kept beside it. */
const problems = new WeakMap<object, Problem>();

/** A message for valibot that can be said in other languages, too. */
export const message =
  <I extends object = v.BaseIssue<unknown>>(problemOf: (issue: I) => Problem) =>
  (issue: I): string => {
    const problem = problemOf(issue);
    problems.set(issue, problem);
    return inEnglish(problem);
  };

/** One of a few words. */
export const oneOf = <const W extends readonly string[]>(words: W, description: string) => {
  const wanted = say("one-of", words);
  return v.pipe(
    v.picklist(
      words,
      message(({ input }) => unexpected(wanted, input)),
    ),
    v.description(description),
  );
};

/** Who moves now; Alice when left out. */
export const toMove = v.optional(oneOf(["alice", "bob"], "Who moves now."), "alice");

/** Any integer, as answers are; what may be sent has bounds. */
export const anyInteger = v.pipe(v.number(), v.integer());

/** An integer from `min` to `max`, both included. */
export const integer = (min: number, max: number, description: string) => {
  const wanted = say("integer-between", min, max);
  const expected = message(({ input }: { readonly input: unknown }) => unexpected(wanted, input));
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
  const kind = say("integer-between", min === Number.MIN_SAFE_INTEGER ? "-(2^53 - 1)" : min, "2^53 - 1");
  return v.pipe(
    v.custom<readonly number[]>(
      Array.isArray,
      message(({ input }) => unexpected(say("integers"), input)),
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
          addIssue({
            message: message(() => unexpected(kind, value)),
            path: [{ type: "array", origin: "value", input: [], key, value }],
          });
          return;
        }
        sum += next;
      }
      const factor = sumFactor(values.length);
      if (sum > Number.MAX_SAFE_INTEGER / factor) {
        addIssue({ message: message(() => say("sum-too-large", factor, sum)) });
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
  const object = v.strictObject(
    Object.assign(Object.create(null), entries) as E,
    message(({ expected, received, input }) => {
      if (expected === "never") return say("unknown-field", shown(input), names);
      if (received === "undefined" && expected !== "Object") return say("missing-field", String(expected));
      return say("not-an-object", shown(input), names);
    }),
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
): { readonly output: v.InferOutput<S> } | { readonly faults: readonly Fault[] } {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { output: result.output };
  return {
    faults: result.issues.map((issue) => ({
      pointer: at + pointerTo((issue.path ?? []).map(({ key }) => String(key))),
      problem: problems.get(issue) ?? issue.message,
    })),
  };
}
