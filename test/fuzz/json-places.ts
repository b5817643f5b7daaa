/** Places inside a JSON value, by the names that lead there. */

export type Place = readonly string[];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every place in a JSON value, itself first; of long arrays only the beginning. */
export function placesIn(value: unknown): Place[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value).slice(0, 20) : [];
  return [[], ...inner.flatMap(([name, child]) => placesIn(child).map((place) => [name, ...place]))];
}

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce((inner, name) => Object(inner)[name], value);

/** A copy; `undefined` takes the field out. */
export function withValue(target: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  const copy: object = Array.isArray(target) ? [...target] : { ...Object(target) };
  const inner = withValue(Object(target)[name], rest, value);
  Object.defineProperty(copy, name, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}
