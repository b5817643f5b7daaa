/**
 * The two methods of "石子问题" (article 003 of notebook 06) for Stone Game III, on dp[l][player], what the first player
 * still collects from stone l on: player 0 is the first player himself, dp[l][0] = max over k of a_l + ... + a_(l+k-1)
 * + dp[l+k][1]; player 1 is the other, who leaves him as little as he can, dp[l][1] = min over k of dp[l+k][0]. O(n K)
 * time for up to K stones a turn, O(n) space. The article has K = 3, and Alice as the first player; here that is
 * whoever moves first.
 */
import { largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import type { TakeMove, TakePosition } from "./rules.ts";
import { findingFrom, type SolvedRow } from "./solve.ts";

type Row = readonly number[];

/** dp[l][player] at 2l + player. */
type Table = Float64Array;

/**
 * Top-down with a memo. The article recurses, n deep, which is more than a stack holds on long rows
 * (test/article-defects.test.ts); this keeps its own. A flag says what is known: any number can be a value, also the
 * least one and 0.
 */
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

/** Bottom-up, from the last stone to the first, both players at each. */
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

/** One cell, once those after it are known. */
function fill(table: Table, values: Row, l: number, player: number, most: number): void {
  if (player === 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let k = 1; k <= most; k++) least = Math.min(least, table[2 * (l + k)]);
    table[2 * l + 1] = least;
    return;
  }
  let greatest = Number.NEGATIVE_INFINITY;
  for (let k = 1, score = 0; k <= most; k++) {
    score += values[l + k - 1];
    greatest = Math.max(greatest, score + table[2 * (l + k) + 1]);
  }
  table[2 * l] = greatest;
}

/** Whoever moves at l, what he leaves the other is the least he can: so the line is read from the players' cells in turn. */
function totalsFrom(values: Row, maxTake: number, plies: number, table: Table): SolvedRow {
  const n = values.length;
  const choices = new Int32Array(Math.min(n, Math.max(1, plies) * maxTake));
  for (let l = 0, player = 0, ply = 0; l < choices.length && ply < Math.max(1, plies); ply++) {
    const wanted = table[2 * l + player];
    let take = 1;
    let score = values[l];
    while ((player === 0 ? score : 0) + table[2 * (l + take) + 1 - player] !== wanted) {
      score += values[l + take];
      take++;
    }
    choices[l] = take;
    l += take;
    player = 1 - player;
  }
  return { sum: values.reduce((sum, value) => sum + value, 0), totals: table.subarray(0, 1), choices };
}

const tableMethod = (
  name: string,
  source: string,
  costAt: (n: number, maxTake: number) => number,
  tableOf: (values: Row, maxTake: number) => Table,
): Method<TakePosition, TakeMove> => ({
  name,
  time: "O(n K), for up to K stones a turn",
  space: "O(n)",
  source,
  cost: ({ stoneValue, maxTake }) => costAt(stoneValue.length, Math.min(maxTake, stoneValue.length)),
  largest: { stoneValue: largestWithin((n) => costAt(n, 3)) },
  run: (position, plies) => {
    const { stoneValue, maxTake } = position;
    const table = tableOf(stoneValue, maxTake);
    return findingFrom(position, plies, totalsFrom(stoneValue, maxTake, plies, table));
  },
});

export const topDown = tableMethod(
  "top-down",
  '"石子问题", an article of a series on DP: dp[l][player], top-down with a memo',
  (n, K) => n * (25 * K + 100),
  topDownTable,
);

export const bottomUp = tableMethod(
  "bottom-up",
  '"石子问题", an article of a series on DP: dp[l][player], bottom-up',
  (n, K) => n * (12 * K + 50),
  bottomUpTable,
);
