/** JSON that is no question, of the kinds that take the longest to read. */

const repeated = (bytes: number, piece: string): string =>
  piece.repeat(Math.max(1, Math.floor(bytes / piece.length)));
const list = (bytes: number, piece: string): string => `[${repeated(bytes, `${piece},`).slice(0, -1)}]`;

const kinds = {
  "nested arrays": (bytes) => `{"game":"stone-game","position":${"[".repeat(bytes)}`,
  "empty arrays": (bytes) => list(bytes, "[]"),
  "empty objects": (bytes) => list(bytes, "{}"),
  "objects of one": (bytes) => list(bytes, '{"a":1}'),
  "deep arrays": (bytes) => list(bytes, "[[[[[[[[]]]]]]]]"),
  "many names": (bytes) =>
    `{${Array.from({ length: Math.floor(bytes / 9) }, (_, i) => `"${(i + 4096).toString(36)}":1`).join(",")}}`,
  "numbered names": (bytes) =>
    `{${Array.from({ length: Math.floor(bytes / 9) }, (_, i) => `"${7 * i}":1`).join(",")}}`,
  decimals: (bytes) => list(bytes, "1.2345678901234567e-300"),
  "short strings": (bytes) => list(bytes, '""'),
  strings: (bytes) =>
    `[${Array.from({ length: Math.floor(bytes / 9) }, (_, i) => `"${i.toString(36)}"`).join(",")}]`,
  escapes: (bytes) => `"${repeated(bytes, "\\u00e9")}"`,
  backslashes: (bytes) => `"${repeated(bytes, '\\"')}"`,
  umlauts: (bytes) => `"${repeated(bytes / 2, "ö")}"`,
  "wrong at its end": (bytes) =>
    `{"game":"stone-game","position":{"piles":${list(bytes, "1").slice(0, -1)},0.5]}}`,
  "nobody's game": (bytes) => `{"game":"${repeated(bytes, "x")}","position":1}`,
  "no digits": (bytes) => `{"game":"sum-game","position":{"num":"${repeated(bytes, "5")}x"}}`,
} satisfies Record<string, (bytes: number) => string>;

export type JunkKind = keyof typeof kinds;
export const junkKinds = Object.keys(kinds) as readonly JunkKind[];
export const junk = (kind: JunkKind, bytes: number): string => kinds[kind](bytes);
