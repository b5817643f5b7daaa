/**
 * Stone Game V by the value of every interval of the row without its zeros, n^2/2 cells, of four bytes where the sum allows
 * it.
 *
 *   dp(l, r) = max( max over left parts l..j of at most half: sum(l..j) + dp(l, j),
 *                   max over right parts j..r of at most half: sum(j..r) + dp(j, r) )
 *
 * with dp(l, l) = 0. When r grows with l fixed, the half moves right and the admissible left parts only become more; when
 * l falls with r fixed, it moves left and the admissible right parts only become more. So a pointer and a running best
 * for the row's left parts, and one of each for every r, take every candidate in once: O(1) amortised per interval.
 *
 * Rows are filled one after the other, but right parts are read down a column. Cells of 32 rows therefore lie side by
 * side for each r: a row's cells and those that it reads stay in the cache for the next rows.
 */
import type { Method } from "../game.ts";
import { compact } from "./compact-row.ts";
import { findingFrom, withCells } from "./line.ts";
import type { Move, Position } from "./rules.ts";
import { bestParts } from "./table.ts";

export const intervalDp: Method<Position, Move> = {
  name: "interval-dp",
  time: "O(n²)",
  space: "O(n²)",
  source:
    "published for LeetCode 1563: interval DP with a monotone split pointer; running bests in place of tables of them, and the layout, are our own",
  cost: ({ stoneValue: { length: n } }) => intervalCost(n) + 60 * n,
  solve({ stoneValue }, plies) {
    const row = compact(stoneValue);
    const value = intervalTable(row.prefix);
    const worth = (l: number, r: number) => (r - l < 2 ? 0 : value(l, r - 1));
    return withCells(findingFrom(stoneValue, row, worth, plies), stoneValue, row, worth);
  },
  table: bestParts,
};

const ROWS = 32;

/** The cells of a table for n stones: for each 32 rows a column of 32 for every r from their first on. */
const cellsOf = (n: number): number => {
  const blocks = Math.ceil(n / ROWS);
  return ROWS * (blocks * n - (ROWS * blocks * (blocks - 1)) / 2);
};

/** Operations for n stones, memory included: where the half falls in a row without a pattern is guessed wrong half the time. */
export const intervalCost = (n: number): number => 64 * cellsOf(n);

/** @returns dp of stones l..r, both included, l <= r */
export function intervalTable(prefix: Float64Array): (l: number, r: number) => number {
  const n = prefix.length - 1;
  const cells = prefix[n] < 2 ** 31 ? new Int32Array(cellsOf(n)) : new Float64Array(cellsOf(n));
  // cell l..r is at bases[l / 32] + 32 r + l % 32
  const bases = Int32Array.from(
    { length: Math.ceil(n / ROWS) },
    (_, block) => ROWS * (block * n - (ROWS * block * (block - 1)) / 2) - ROWS * ROWS * block,
  );
  const row = new Float64Array(n); // dp(l, r) for the current l
  const starts = Int32Array.from({ length: n }, (_, r) => r + 1); // of the right parts taken in for each r
  const bestRights = new Float64Array(n);
  for (let l = n - 1; l >= 0; l--) {
    const base = bases[l >> 5] + (l & 31);
    const before = prefix[l];
    let end = l; // the left parts taken in end before it
    let bestLeft = 0;
    row[l] = 0;
    for (let r = l + 1; r < n; r++) {
      const twice = before + prefix[r + 1]; // twice the prefix sum at the half
      while (2 * prefix[end + 1] <= twice) {
        const candidate = prefix[end + 1] - before + row[end];
        if (candidate > bestLeft) bestLeft = candidate;
        end++;
      }
      const first = 2 * prefix[end] === twice ? end : end + 1;
      for (let start = starts[r]; start > first; ) {
        starts[r] = --start;
        const candidate =
          prefix[r + 1] - prefix[start] + cells[bases[start >> 5] + ((r << 5) | (start & 31))];
        if (candidate > bestRights[r]) bestRights[r] = candidate;
      }
      row[r] = Math.max(bestLeft, bestRights[r]);
      cells[base + (r << 5)] = row[r];
    }
  }
  return (l, r) => cells[bases[l >> 5] + ((r << 5) | (l & 31))];
}
