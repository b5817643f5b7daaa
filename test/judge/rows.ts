/**
 * The rows that a program is asked, in this order: every small one, by size; random small ones; the sizes doubled up to the
 * largest, so that a program that is too slow or recurses too deeply fails near the size where it begins to; random ones
 * of any moderate size.
 */
import fc from "fast-check";
import { generator, integers } from "../kit/random.ts";
import type { Bounds, Row } from "./constraints.ts";

/** Where numbers are smallest: 0, or the least that may be. */
export const origin = ({ values: [least, greatest] }: Bounds): number =>
  Math.max(least, Math.min(0, greatest));

export const weight = (bounds: Bounds, row: Row): number =>
  row.reduce((sum, value) => sum + Math.abs(value - origin(bounds)), 0);

/** By length, then by the sum of distances from the simplest value, then by the values: the smallest failing row is the first. */
export function compareRows(bounds: Bounds, a: Row, b: Row): number {
  if (a.length !== b.length) return a.length - b.length;
  const difference = weight(bounds, a) - weight(bounds, b);
  if (difference !== 0) return difference;
  const place = a.findIndex((value, i) => value !== b[i]);
  return place < 0 ? 0 : a[place] - b[place];
}

export const isWithin = (bounds: Bounds, row: Row): boolean => bounds.accepts?.(row) ?? true;

/** How many rows of each length are small ones. */
const EACH_LENGTH = 400;

/** Rows of the simplest values, all of them up to a length; then short rows of the simplest and the extreme values. */
export function* smallRows(bounds: Bounds): Generator<Row> {
  const [least, greatest] = bounds.values;
  const [from, to] = bounds.lengths;
  const zero = origin(bounds);
  const nearest = Array.from({ length: EACH_LENGTH }, (_, i) => [zero + i, zero - i])
    .flat()
    .filter((value, i, all) => value >= least && value <= greatest && all.indexOf(value) === i);
  for (let n = from; n <= Math.min(to, from + 7); n += bounds.step) {
    const count = Math.max(2, Math.floor(EACH_LENGTH ** (1 / n) + 1e-9));
    yield* inOrder(bounds, nearest.slice(0, count), n);
  }
  const extremes = [...new Set([zero, least, greatest - 1, greatest])];
  for (let n = from; n <= Math.min(to, from + 3); n += bounds.step) yield* inOrder(bounds, extremes, n);
}

function inOrder(bounds: Bounds, alphabet: readonly number[], length: number): Row[] {
  let rows: Row[] = [[]];
  for (let n = 0; n < length; n++) rows = rows.flatMap((row) => alphabet.map((value) => [...row, value]));
  return rows.filter((row) => isWithin(bounds, row)).sort((a, b) => compareRows(bounds, a, b));
}

/** Random rows of at most so many numbers: of one value, of the simplest, of extremes, of any, and mixtures. */
export function randomRows(bounds: Bounds, longest: number, count: number, seed: number): Row[] {
  if (count < 1) return [];
  const [least, greatest] = bounds.values;
  const zero = origin(bounds);
  const integer = (min: number, max: number) =>
    fc.integer({ min: Math.max(least, min), max: Math.min(greatest, max) });
  const simple = integer(zero - 3, zero + 3);
  const extreme = fc.constantFrom(zero, least, greatest, greatest - 1);
  const any = integer(least, greatest);
  const rowOf = (value: fc.Arbitrary<number>) =>
    fc.array(fc.tuple(...Array.from({ length: bounds.step }, () => value)), {
      minLength: bounds.lengths[0] / bounds.step,
      maxLength: Math.max(bounds.lengths[0], Math.min(longest, bounds.lengths[1])) / bounds.step,
      size: "max",
    });
  const row = fc
    .oneof(
      rowOf(simple),
      rowOf(any),
      rowOf(extreme),
      rowOf(fc.oneof({ arbitrary: simple, weight: 5 }, any)),
      any.chain((value) => rowOf(fc.constant(value))),
    )
    .map((units) => units.flat())
    .filter((values) => isWithin(bounds, values));
  return fc.sample(row, { numRuns: count, seed });
}

/** A few rows of each of the sizes, which double up to the largest: of the least value, of the greatest, random ones. */
export function* growingRows(bounds: Bounds, seed: number): Generator<{ size: number; rows: Row[] }> {
  const [from, to] = bounds.lengths;
  const [least, greatest] = bounds.values;
  if (to === 1) {
    for (const size of doubled(Math.max(1, least), greatest)) yield { size, rows: [[size]] };
    return;
  }
  for (const size of doubled(from / bounds.step, to / bounds.step)) {
    const length = size * bounds.step;
    const filled = (value: number) => new Array<number>(length).fill(value);
    const mixed = integers(length, least, greatest, generator(seed + size));
    const rows = [filled(origin(bounds)), filled(greatest), mixed].map((row) => made(bounds, row));
    yield { size, rows: rows.filter((row) => row !== undefined) };
  }
}

/** The row itself, or with one value moved a little, so that it is within the bounds. */
export function made(bounds: Bounds, row: number[]): Row | undefined {
  if (isWithin(bounds, row)) return row;
  const last = row.length - 1;
  for (const step of [1, -1]) {
    const other = row.with(last, row[last] + step);
    if (other[last] >= bounds.values[0] && other[last] <= bounds.values[1] && isWithin(bounds, other))
      return other;
  }
  return undefined;
}

const doubled = (from: number, to: number): number[] => {
  const sizes: number[] = [];
  for (let size = to; size >= from; size = Math.floor(size / 2)) {
    sizes.unshift(size);
    if (size === 0) break;
  }
  return sizes;
};
