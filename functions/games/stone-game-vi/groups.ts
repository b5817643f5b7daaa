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
  /** What each stone of a group is worth to both players together; descending. */
  sumOf(group: number): number;
  /** How many stones are in a group. */
  readonly sizes: Int32Array;
}

/** Groups for each stone, up to which it is faster to pass over all of them than to sort. */
const FEW = 4;

export function groupsOf(a: Row, b: Row): Groups {
  const range = rangeOfSums(a, b);
  const { greatest, span } = range;
  const of = new Int32Array(a.length);
  if (span <= FEW * a.length) {
    const sizes = new Int32Array(span);
    for (let i = 0; i < of.length; i++) {
      const group = greatest - (a[i] + b[i]);
      of[i] = group;
      sizes[group]++;
    }
    return { of, sizes, sumOf: (group) => greatest - group };
  }
  const order = orderBySum(a, b, range);
  for (let rank = 0; rank < of.length; rank++) of[order[rank]] = rank;
  return { of, sizes: new Int32Array(of.length).fill(1), sumOf: (rank) => a[order[rank]] + b[order[rank]] };
}

/** The rank of each stone, from 0; of equal sums the stone that stands first is first. */
export function ranksIn({ of, sizes }: Groups): Int32Array {
  const next = new Int32Array(sizes.length); // rank of each group
  for (let group = 1; group < next.length; group++) next[group] = next[group - 1] + sizes[group - 1];
  const ranks = new Int32Array(of.length);
  for (let i = 0; i < ranks.length; i++) ranks[i] = next[of[i]]++;
  return ranks;
}
