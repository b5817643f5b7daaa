/** Rows of numbers of the kinds on which methods have been slow: seeded, so that a few numbers stand for a row. */

export type Next = () => number;

/** A linear congruential generator (Numerical Recipes): numbers from 0 to below 1. */
export function fractions(seed: number): Next {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface RowShape {
  readonly kind: RowKind;
  readonly n: number;
  readonly seed: number;
  /** The greatest value of an ordinary element. */
  readonly high: number;
  /** How many elements tower above the others, where the kind has such. */
  readonly peaks: number;
}

const among = (next: Next, high: number): number => 1 + Math.floor(high * next());
const filled = (n: number, value: (i: number) => number): number[] => {
  const row: number[] = [];
  for (let i = 0; i < n; i++) row.push(value(i));
  return row;
};
/** As large as n of them may be where twice their sum, times n where `steep`, must be exact. */
const greatest = (n: number, steep: boolean): number =>
  Math.max(1, Math.floor(2 ** 51 / Math.max(1, n) / (steep ? Math.max(1, n) : 1)));

function withPeaks({ n, high, peaks }: RowShape, next: Next, height: (k: number) => number): number[] {
  const row = filled(n, () => among(next, high));
  for (let k = 0; k < peaks && n > 0; k++) {
    next();
    row[Math.floor(((2 * k + 1) * n) / (2 * peaks))] = Math.floor(height(k) * (1 + 0.1 * next()));
  }
  return row;
}

const kinds = {
  random: ({ n, high }, next) => filled(n, () => among(next, high)),
  equal: ({ n, high }) => filled(n, () => high),
  rising: ({ n }) => filled(n, (i) => i + 1),
  falling: ({ n }) => filled(n, (i) => n - i),
  mountain: ({ n }) => filled(n, (i) => 1 + Math.min(i, n - 1 - i)),
  valley: ({ n }) => filled(n, (i) => 1 + Math.max(i, n - 1 - i)),
  zigzag: ({ n, high }) => filled(n, (i) => (i % 2 === 0 ? high : 1)),
  wide: ({ n }, next) => filled(n, () => among(next, greatest(n, false))),
  steep: ({ n }, next) => filled(n, () => among(next, greatest(n, true))),
  sparse: ({ n, high, peaks }, next) => filled(n, () => (next() * (peaks + 1) < 1 ? among(next, high) : 0)),
  peaks: (shape, next) => withPeaks(shape, next, () => 1e9),
  "rising peaks": (shape, next) => withPeaks(shape, next, (k) => 1e4 * 2 ** Math.min(k, 26)),
  "huge ends": ({ n, high }, next) =>
    filled(n, (i) => (i === 0 || i === n - 1 ? 1_000_000_000 : among(next, high))),
  "random peaks": ({ n, high, peaks }, next) =>
    filled(n, () => (next() * n < peaks ? Math.floor(1e9 * (1 + next())) : among(next, high))),
  signed: ({ n, high }, next) => filled(n, () => among(next, 2 * high) - high),
} satisfies Record<string, (shape: RowShape, next: Next) => number[]>;

export type RowKind = keyof typeof kinds;
export const rowKinds = Object.keys(kinds) as readonly RowKind[];

/** @param min the least value that the game takes */
export function rowOf(shape: RowShape, min: number): number[] {
  const row = (kinds[shape.kind] as (shape: RowShape, next: Next) => number[])(shape, fractions(shape.seed));
  return shape.kind === "signed" && min >= 0 ? row.map(Math.abs) : row;
}
