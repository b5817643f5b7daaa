/**
 * Stone Game III by dp[l][player] (players.ts), top-down with a memo. The article recurses, n deep, which is more than a
 * stack holds on long rows (test/games/article-defects/article-003.test.ts); this keeps its own. A flag says what is
 * known: any number can be a value, 0 and the least one, too.
 */
import type { Row } from "../rows/row.ts";
import { fill, type Table, tableMethod } from "./players.ts";

export function topDownTable(values: Row, maxTake: number): Table {
  const n = values.length;
  const table = new Float64Array(2 * n + 2);
  const known = new Uint8Array(2 * n + 2).fill(1, 2 * n);
  const stack = new Int32Array(n + 1);
  const next = new Int32Array(n + 1);
  let depth = 0;
  if (n > 0) {
    stack[depth] = 0;
    next[depth++] = 1;
  }
  while (depth > 0) {
    const state = stack[depth - 1];
    const l = state >> 1;
    const player = state & 1;
    const most = Math.min(maxTake, n - l);
    let k = next[depth - 1];
    while (k <= most && known[2 * (l + k) + 1 - player] === 1) k++;
    next[depth - 1] = k;
    if (k <= most) {
      stack[depth] = 2 * (l + k) + 1 - player;
      next[depth++] = 1;
      continue;
    }
    fill(table, values, l, player, most);
    known[state] = 1;
    depth--;
  }
  return table;
}

export const topDown = tableMethod({
  name: "top-down",
  source: '"石子问题", an article of a series on DP: dp[l][player], top-down with a memo',
  cost: (n, K) => n * (25 * K + 100),
  table: topDownTable,
});
