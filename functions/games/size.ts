/** How large a position is, and how large it may be. */
import { type GenericSchema, getDefaults } from "valibot";
import type { Statement } from "./game.ts";

/** How many elements a position holds: numbers of its arrays, characters of its strings; 1 if it has neither. */
export function sizeOf(position: unknown): number {
  const sizes = Object.entries(Object(position)).flatMap(([name, value]) => {
    const { length } = Object(value) as { readonly length?: number };
    return length === undefined || name === "toMove" ? [] : [length];
  });
  return sizes.length === 0 ? 1 : sizes.reduce((sum, size) => sum + size, 0);
}

/** No request holds more elements than this. */
const MOST_ELEMENTS = 10_000_000;
const LARGEST_NUMBER = 1_000_000_000;

interface Field {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/**
 * The largest position whose cost is within a limit, by its first field, e.g. `{ piles: 5000 }`; optional fields are
 * those of `like`, or at their defaults. By halving, for a cost that grows with the size.
 */
export function largestSize<P>(
  rules: Pick<Statement<P, unknown, unknown>, "position" | "ofSize">,
  cost: (position: P) => number,
  limit: number,
  like?: P,
): Readonly<Record<string, number>> {
  const { entries } = rules.position as GenericSchema as unknown as {
    readonly entries: Record<string, Field>;
  };
  const [first, { type, pipe = [] }] = Object.entries(entries)[0];
  const usual = like ?? getDefaults(rules.position as GenericSchema);
  const positionOf = (n: number): P => {
    const position = { ...Object(usual) };
    // a cost looks at no element, only at how many there are
    for (const [name, field] of Object.entries(entries))
      if (field.type === "custom") position[name] = { length: n };
    if (type === "number") position[first] = n;
    else if (rules.ofSize !== undefined) position[first] = rules.ofSize(n);
    return position;
  };
  const most = pipe.find((action) => action.type === "max_value")?.requirement;
  let low = 0;
  let high = type === "number" ? Math.min(Number(most), LARGEST_NUMBER) : MOST_ELEMENTS;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (cost(positionOf(middle)) <= limit) low = middle;
    else high = middle - 1;
  }
  const field = Object(positionOf(low))[first];
  return { [first]: typeof field === "string" ? field.length : low };
}
