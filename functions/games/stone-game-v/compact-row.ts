/**
 * A row of Stone Game V without what does not matter.
 *
 * Zeros: a row is worth the same without them. A split among zeros divides the other stones like one beside them, so by
 * induction on the length both rows offer the same sums and the same rests; a part of zeros alone can only be kept for 0
 * points, and then nothing more comes.
 * The unit: all sums are multiples of the stones' greatest common divisor, and dividing by it changes no comparison. It
 * sharpens the bound of search.ts: n equal stones become n ones, for which the bound is exact.
 * Proof checked by machine: notebooks/proofs/StoneGameV.v, `without_zeros`, `in_units` and `bound_is_met`.
 */
import type { Row } from "../rows/row.ts";

export interface CompactRow {
  /** How many stones are not zero. */
  readonly count: number;
  /** prefix[i] is the sum of the first i of them, in units; strictly ascending. */
  readonly prefix: Float64Array;
  readonly unit: number;
  /** Where each of them stands in the whole row. */
  readonly places: Int32Array;
}

export function compact(stoneValue: Row): CompactRow {
  const n = stoneValue.length;
  const places = new Int32Array(n);
  let count = 0;
  let unit = 0;
  for (let i = 0; i < n; i++) {
    if (stoneValue[i] === 0) continue;
    places[count++] = i;
    if (unit !== 1) unit = greatestCommonDivisor(stoneValue[i], unit);
  }
  const prefix = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) prefix[i + 1] = prefix[i] + stoneValue[places[i]] / unit;
  return { count, prefix, unit, places: places.subarray(0, count) };
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/**
 * The greatest m at which the first m stones hold at most half of the sum of stones l to r (r not included), l <= m < r.
 */
export function halfway(prefix: Float64Array, l: number, r: number): number {
  const half = (prefix[l] + prefix[r]) / 2;
  let low = l;
  let high = r - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (prefix[middle] <= half) low = middle;
    else high = middle - 1;
  }
  return low;
}
