/** Values in TypeScript source, each given a type: right ones, and wrong ones that the compiler has to refuse. */
export interface TypedValue {
  /** A TypeScript type. */
  readonly type: string;
  readonly value: unknown;
  /** What is wrong about it, where it must not compile. */
  readonly wrong?: string;
}

/** One value a line, so that whatever the compiler has to say about it is about that line. */
export const sourceOf = (values: readonly TypedValue[]): string =>
  values
    .map(({ type, value, wrong }, i) => {
      const expected = wrong === undefined ? "" : `// @ts-expect-error ${wrong}\n`;
      return `${expected}export const value${i}: ${type} = ${JSON.stringify(value)};\n`;
    })
    .join("");

/**
 * The same value with one thing wrong: an object with a field too few or too many, a value of another kind. Of a list
 * the first element is changed.
 * @param free names of fields that may have any fields below them
 */
export function* wrongOnes({ type, value }: TypedValue, free: readonly string[] = []): Generator<TypedValue> {
  for (const { place, value: changed } of changesOf(value, free))
    yield { type, value: changed, wrong: place };
}

interface Change {
  readonly place: string;
  readonly value: unknown;
}

function* changesOf(value: unknown, free: readonly string[]): Generator<Change> {
  yield { place: "another kind", value: typeof value === "number" ? "a string" : 7.5 };
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (value.length === 0) return;
    for (const { place, value: changed } of changesOf(first, free)) {
      yield { place: `/0${place}`, value: [changed, ...rest] };
    }
  } else if (typeof value === "object" && value !== null) {
    yield { place: "/extra: a field too many", value: { ...value, extra: 1 } };
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _left, ...rest } = value as Record<string, unknown>;
      yield { place: `/${name}: a field too few`, value: rest };
      if (free.includes(name)) continue;
      for (const { place, value: changed } of changesOf(field, free)) {
        yield { place: `/${name}${place}`, value: { ...value, [name]: changed } };
      }
    }
  }
}
