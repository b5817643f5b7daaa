/** The one error of this package: what a caller did wrong, as a code and a list of places with a sentence each. */
export type GameErrorCode =
  | "invalid-position"
  | "invalid-text"
  | "invalid-option"
  | "unknown-method"
  | "illegal-move"
  | "invalid-claim"
  | "over-budget";

export interface Complaint {
  /** JSON Pointer (RFC 6901) to the place, "" for the whole. */
  readonly pointer: string;
  /** What was expected and what came. */
  readonly detail: string;
}

export class GameError extends Error {
  override readonly name = "GameError";

  constructor(
    readonly code: GameErrorCode,
    readonly complaints: readonly Complaint[],
  ) {
    super(complaints.map(({ pointer, detail }) => (pointer ? `${pointer}: ${detail}` : detail)).join("; "));
  }
}

/** A JSON Pointer to the place; to the object around it where a name is too long to be repeated. */
export function pointerTo(path: readonly string[]): string {
  const tooLong = path.findIndex((name) => name.length > 100);
  return (tooLong < 0 ? path : path.slice(0, tooLong))
    .map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], last: "and" | "or" = "and"): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} ${last} ${items[items.length - 1]}`;

/** `"a", "b" or "c"`. */
export const anyOf = (words: readonly unknown[]): string =>
  listed(
    words.map((word) => JSON.stringify(word)),
    "or",
  );

/** A value in a sentence: short, whole for small ones, never a dump of what came. */
export function shown(value: unknown): string {
  if (typeof value === "string")
    return value.length > 40 ? `a string of ${value.length} characters` : JSON.stringify(value);
  if (Array.isArray(value)) {
    const { length } = value;
    return length === 0
      ? "an empty array"
      : `an array of ${length === 1 ? "one element" : `${length} elements`}`;
  }
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
