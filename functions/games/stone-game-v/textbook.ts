/** The published tables for Stone Game V: over all splits of all intervals, and with a monotone split pointer. */
import { largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import { cellsOf, rowOf } from "../triangle.ts";
import { compact } from "./compact-row.ts";
import { findingFrom } from "./finding.ts";
import { intervalCost, intervalTable } from "./interval-table.ts";
import type { SplitMove, SplitPosition } from "./rules.ts";

/** dp(l, r) by trying every split of every interval, kept at rowOf(n, l) + r: O(n^3) time, n^2/2 cells. */
export function cubicTable(stoneValue: readonly number[]): Float64Array {
  const n = stoneValue.length;
  const prefix = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) prefix[i + 1] = prefix[i] + stoneValue[i];
  const table = new Float64Array(cellsOf(n));
  for (let l = n - 2; l >= 0; l--) {
    const row = rowOf(n, l);
    for (let r = l + 1; r < n; r++) {
      let best = 0;
      for (let k = l; k < r; k++) {
        const left = prefix[k + 1] - prefix[l];
        const right = prefix[r + 1] - prefix[k + 1];
        if (left <= right) best = Math.max(best, left + table[row + k]);
        if (left >= right) best = Math.max(best, right + table[rowOf(n, k + 1) + r]);
      }
      table[row + r] = best;
    }
  }
  return table;
}

const tableCost = (n: number): number => intervalCost(n) + 60 * n;

export const intervalDp: Method<SplitPosition, SplitMove> = {
  name: "interval-dp",
  time: "O(n²)",
  space: "O(n²)",
  source: "published for LeetCode 1563: interval DP with a monotone split pointer; running bests of our own",
  cost: ({ stoneValue }) => tableCost(stoneValue.length),
  largest: { stoneValue: largestWithin(tableCost) },
  run({ stoneValue }, plies) {
    const row = compact(stoneValue);
    const value = intervalTable(row.prefix);
    return findingFrom(stoneValue, row, (l, r) => (r - l < 2 ? 0 : value(l, r - 1)), plies);
  },
};

const cubicCost = (n: number): number => 1.2 * n ** 3 + 8 * cellsOf(n);

export const cubicDp: Method<SplitPosition, SplitMove> = {
  name: "cubic-dp",
  time: "O(n³)",
  space: "O(n²)",
  source: "published for LeetCode 1563: interval DP over all splits",
  cost: ({ stoneValue }) => cubicCost(stoneValue.length),
  largest: { stoneValue: largestWithin(cubicCost) },
  run({ stoneValue }, plies) {
    const n = stoneValue.length;
    const row = compact(stoneValue);
    const { places, unit } = row;
    const table = cubicTable(stoneValue);
    // a part of the row without zeros is worth what it is worth with them
    const worth = (l: number, r: number) =>
      r - l < 2 ? 0 : table[rowOf(n, places[l]) + places[r - 1]] / unit;
    return findingFrom(stoneValue, row, worth, plies);
  },
};
