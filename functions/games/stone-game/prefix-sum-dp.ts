/**
 * The recurrence of "石子游戏--动态规划" (article 002 of notebook 03): with T(l, r) the mover's total on piles l..r,
 *
 *     T(l, r) = max(a_l + sum(l+1, r) - T(l+1, r), a_r + sum(l, r-1) - T(l, r-1)).
 *
 * Both brackets are sum(l, r) less what the other then gets. T(l, r) needs row l+1, so l must run downwards; the article
 * lets it run upwards and reads cells that are still empty.
 */
import { byRows, endChoices, overIntervals } from "../rows/interval-table.ts";
import { prefixSums, type Row } from "../rows/row.ts";
import { cellsOf, rowOf } from "../rows/triangle.ts";
import { intervalMethod, pilesOf } from "./intervals.ts";

/** T of piles l..r at rowOf(n, l) + r. */
export function totalTable(piles: Row): Float64Array {
  const n = piles.length;
  const prefix = prefixSums(piles);
  const table = new Float64Array(cellsOf(n));
  for (let l = n - 1; l >= 0; l--) {
    const row = rowOf(n, l);
    const below = rowOf(n, l + 1);
    table[row + l] = piles[l];
    for (let r = l + 1; r < n; r++) {
      const sum = prefix[r + 1] - prefix[l];
      table[row + r] = sum - Math.min(table[below + r], table[row + r - 1]);
    }
  }
  return table;
}

export const prefixSumDp = intervalMethod({
  name: "prefix-sum-dp",
  source: '"石子游戏--动态规划", an article on the Stone Games: interval DP on totals with interval sums',
  cost: (n) => 20 * cellsOf(n),
  differences(piles) {
    const table = totalTable(piles);
    const prefix = prefixSums(piles);
    // own total minus the rest of the interval
    return (l, r) => 2 * table[rowOf(piles.length, l) + r] - (prefix[r + 1] - prefix[l]);
  },
  table: {
    ...overIntervals(pilesOf),
    recurrence: "T(l, r) = max(a[l] + sum(l+1, r) - T(l+1, r), a[r] + sum(l, r-1) - T(l, r-1))",
    order: ({ piles }) => byRows(piles),
    choices({ piles }) {
      const prefix = prefixSums(piles);
      return ([l, r], look) => {
        const lessWhatIsLeft = (rest: number) => prefix[r + 1] - prefix[l] - rest;
        return endChoices([l, r], look, lessWhatIsLeft, lessWhatIsLeft);
      };
    },
  },
});
