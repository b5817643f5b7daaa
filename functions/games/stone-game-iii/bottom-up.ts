/** Stone Game III by dp[l][player] (players.ts), bottom-up: from the last stone to the first, both players at each. */
import type { Row } from "../rows/row.ts";
import { fill, type Table, tableMethod } from "./players.ts";

export function bottomUpTable(values: Row, maxTake: number): Table {
  const n = values.length;
  const table = new Float64Array(2 * n + 2);
  for (let l = n - 1; l >= 0; l--) {
    const most = Math.min(maxTake, n - l);
    fill(table, values, l, 0, most);
    fill(table, values, l, 1, most);
  }
  return table;
}

export const bottomUp = tableMethod({
  name: "bottom-up",
  source: '"石子问题", an article of a series on DP: dp[l][player], bottom-up',
  cost: (n, K) => n * (12 * K + 50),
  table: bottomUpTable,
  *order({ stoneValue }) {
    for (let i = stoneValue.length; i >= 0; i--)
      yield* [
        [i, 0],
        [i, 1],
      ];
  },
});
