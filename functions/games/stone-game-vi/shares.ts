/**
 * What each player gets when the stones of Stone Game VI are taken down the ranking, the greatest sum of both values first and
 * of equal sums the stone that stands first. Who gets a stone is told by whether its rank is odd. So where the sums
 * span few integers nothing is sorted: a bit for each of them says whether an odd number of stones stands above, and is
 * turned at every stone of that sum. O(n + span), else O(n) for each digit of a radix sort.
 */
import type { Row } from "../rows/row.ts";
import { orderBySum, type Range, rangeOfSums } from "./order.ts";

/** Integers for each stone, up to which it is faster to pass over all of them than to sort. */
const FEW = 16;

/** @returns the points of the player who takes the ranks 0, 2, ... at the values `own`, and of the other */
export function shares(own: Row, others: Row): [mover: number, other: number] {
  const range = rangeOfSums(own, others);
  return range.span <= FEW * own.length ? byParity(own, others, range) : bySorting(own, others, range);
}

function byParity(own: Row, others: Row, { greatest, span }: Range): [number, number] {
  const odd = new Uint8Array(span); // at k, for the sum greatest - k
  for (let i = 0; i < own.length; i++) odd[greatest - (own[i] + others[i])] ^= 1;
  for (let k = 0, above = 0; k < span; k++) {
    const here = odd[k];
    odd[k] = above;
    above ^= here;
  }
  let mover = 0;
  let other = 0;
  for (let i = 0; i < own.length; i++) {
    const k = greatest - (own[i] + others[i]);
    const isOdd = odd[k];
    odd[k] = isOdd ^ 1;
    mover += own[i] * (1 - isOdd);
    other += others[i] * isOdd;
  }
  return [mover, other];
}

function bySorting(own: Row, others: Row, range: Range): [number, number] {
  const order = orderBySum(own, others, range);
  let mover = 0;
  let other = 0;
  for (let p = 0; p < order.length; p += 2) mover += own[order[p]];
  for (let p = 1; p < order.length; p += 2) other += others[order[p]];
  return [mover, other];
}
