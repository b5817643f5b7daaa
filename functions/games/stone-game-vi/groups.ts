/**
 * The stones of Stone Game VI in groups of the same sum, the greatest first, by which all ranks are known: those of a group are
 * the ranks after all groups before it. Where the sums span few integers, each of these is a group, perhaps an empty one,
 * and nothing is sorted: O(n + span). Else every stone is a group by itself, by its place in the ranking.
 */
import type { Row } from "../rows/row.ts";
import { orderBySum, rangeOfSums } from "./order.ts";

export interface Groups {
  /** The group of each stone. */
  readonly of: Int32Array;
  /** What each stone of a group is worth to both players together, descending. */
  readonly sums: Float64Array;
  /** How many stones are in a group. */
  readonly sizes: Int32Array;
}

/** Groups for each stone, up to which it is faster to pass over all of them than to sort. */
const FEW = 4;

export function groupsOf(a: Row, b: Row): Groups {
  const range = rangeOfSums(a, b);
  const few = range.span <= FEW * a.length;
  const of = new Int32Array(a.length);
  const sums = new Float64Array(few ? range.span : a.length);
  const sizes = new Int32Array(sums.length);
  if (few) {
    for (let group = 0; group < sums.length; group++) sums[group] = range.greatest - group;
    for (let i = 0; i < of.length; i++) {
      of[i] = range.greatest - (a[i] + b[i]);
      sizes[of[i]]++;
    }
  } else {
    const order = orderBySum(a, b, range);
    for (let rank = 0; rank < of.length; rank++) {
      of[order[rank]] = rank;
      sums[rank] = a[order[rank]] + b[order[rank]];
      sizes[rank] = 1;
    }
  }
  return { of, sums, sizes };
}

/** The rank of each stone, from 0; of equal sums the stone that stands first is first. */
export function ranksIn({ of, sizes }: Groups): Int32Array {
  const next = new Int32Array(sizes.length); // rank of each group
  for (let group = 1; group < next.length; group++) next[group] = next[group - 1] + sizes[group - 1];
  const ranks = new Int32Array(of.length);
  for (let i = 0; i < ranks.length; i++) ranks[i] = next[of[i]]++;
  return ranks;
}
