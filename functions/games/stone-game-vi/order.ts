/**
 * Indices by descending key, equal keys by ascending index. A radix sort on digits of 11 bits from the lowest up: a
 * digit's histogram of 8 KB stays in the first-level cache, and keys that span up to four million take two passes. It
 * moves keys along with indices, so that each pass reads in sequence. O(n) for each digit of the keys' range.
 *
 * @param keys integers; the largest minus the smallest must be exact
 */
export function descendingOrder(keys: Float64Array): Int32Array {
  const n = keys.length;
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    if (keys[i] < least) least = keys[i];
    if (keys[i] > greatest) greatest = keys[i];
  }
  let order = new Int32Array(n);
  let below = new Float64Array(n); // how far below the greatest: ascending here is descending there
  for (let i = 0; i < n; i++) {
    order[i] = i;
    below[i] = greatest - keys[i];
  }
  let nextOrder = new Int32Array(n);
  let nextBelow = new Float64Array(n);
  const places = new Int32Array(DIGITS);
  for (let scale = 1; scale <= greatest - least; scale *= DIGITS) {
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
