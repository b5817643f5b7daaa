/** The ranking of Stone Game VI by what each stone is worth to both players together, by a radix sort. */
import type { Row } from "../rows/row.ts";

/** The greatest sum of two values, and how many integers there are from the least to it. */
export interface Range {
  readonly greatest: number;
  readonly span: number;
}

export function rangeOfSums(a: Row, b: Row): Range {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < a.length; i++) {
    const sum = a[i] + b[i];
    if (sum < least) least = sum;
    if (sum > greatest) greatest = sum;
  }
  return { greatest, span: a.length === 0 ? 0 : greatest - least + 1 };
}

/**
 * Stones by descending sum, equal sums by ascending index. A radix sort on digits of 11 bits from the lowest up: a
 * digit's histogram of 8 KB stays in the first-level cache, and sums that span up to four million take two passes. It
 * moves keys along with indices, so that each pass reads in sequence. O(n) for each digit of the span.
 *
 * @param span at most 2^53, so that every difference of two sums is exact
 */
export function orderBySum(a: Row, b: Row, { greatest, span }: Range): Int32Array {
  const n = a.length;
  let order = new Int32Array(n);
  let below = new Float64Array(n); // how far below the greatest: ascending here is descending there
  for (let i = 0; i < n; i++) {
    order[i] = i;
    below[i] = greatest - (a[i] + b[i]);
  }
  let nextOrder = new Int32Array(n);
  let nextBelow = new Float64Array(n);
  const places = new Int32Array(DIGITS);
  for (let scale = 1; scale < span; scale *= DIGITS) {
    const inverse = 1 / scale; // a power of two, so the product is exact up to the fraction that & drops
    places.fill(0);
    for (let i = 0; i < n; i++) places[(below[i] * inverse) & (DIGITS - 1)]++;
    for (let digit = 0, place = 0; digit < DIGITS; digit++) {
      const count = places[digit];
      places[digit] = place;
      place += count;
    }
    for (let i = 0; i < n; i++) {
      const to = places[(below[i] * inverse) & (DIGITS - 1)]++;
      nextBelow[to] = below[i];
      nextOrder[to] = order[i];
    }
    [order, nextOrder] = [nextOrder, order];
    [below, nextBelow] = [nextBelow, below];
  }
  return order;
}

const DIGITS = 1 << 11;
