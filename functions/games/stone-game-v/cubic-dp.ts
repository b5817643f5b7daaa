/** Stone Game V as it stands on LeetCode: over all splits of all intervals. */
import type { Method } from "../game.ts";
import { prefixSums, type Row } from "../rows/row.ts";
import { cellsOf, rowOf } from "../rows/triangle.ts";
import { compact } from "./compact-row.ts";
import { findingFrom, withCells } from "./line.ts";
import type { Move, Position } from "./rules.ts";
import { allParts } from "./table.ts";

export const cubicDp: Method<Position, Move> = {
  name: "cubic-dp",
  time: "O(n³)",
  space: "O(n²)",
  source: "published for LeetCode 1563: interval DP over all splits",
  cost: ({ stoneValue: { length: n } }) => 1.3 * n ** 3 + 8 * cellsOf(n),
  solve({ stoneValue }, plies) {
    const n = stoneValue.length;
    const row = compact(stoneValue);
    const { places, unit } = row;
    const table = cubicTable(stoneValue);
    // a part of the row without zeros is worth what it is worth with them
    const worth = (l: number, r: number) =>
      r - l < 2 ? 0 : table[rowOf(n, places[l]) + places[r - 1]] / unit;
    return withCells(findingFrom(stoneValue, row, worth, plies), stoneValue, row, worth);
  },
  table: allParts,
};

/** dp(l, r) by trying every split of every interval, kept at rowOf(n, l) + r: O(n^3) time, n^2/2 cells. */
export function cubicTable(stoneValue: Row): Float64Array {
  const n = stoneValue.length;
  const prefix = prefixSums(stoneValue);
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
