/**
 * The three interval recurrences that three articles publish for Stone Game (001 to 003 of notebook 03), mended. All are
 * O(n^2) in time and space; their tables are triangles in typed arrays, one cell for every interval l..r of piles, row by
 * row.
 */

import { largestWithin } from "../define-game.ts";
import type { Finding, Method, Step } from "../game.ts";
import { nameOf, otherPlayer, scoresFrom, signOf } from "../game.ts";
import { cellsOf, rowOf } from "../triangle.ts";
import type { EndMove, RowPosition } from "./rules.ts";
import { LEFT, RIGHT } from "./rules.ts";

type Row = readonly number[];

/**
 * From "石頭遊戲 I 的最佳策略": V(l, r) = max(a_l - V(l+1, r), a_r - V(l, r-1)), the mover's points minus the other's, from the
 * top down with a memo. The article recurses, as deep as the row is long, which is more than a stack holds on long rows
 * (test/article-defects.test.ts); this keeps its own, of n intervals at most.
 */
export function differenceTable(piles: Row): Float64Array {
  const n = piles.length;
  const memo = new Float64Array(cellsOf(n));
  const known = new Uint8Array(cellsOf(n));
  const stack = new Int32Array(2 * n);
  let depth = 0;
  const push = (l: number, r: number) => {
    stack[depth++] = l;
    stack[depth++] = r;
  };
  if (n > 0) push(0, n - 1);
  while (depth > 0) {
    const r = stack[depth - 1];
    const l = stack[depth - 2];
    const cell = rowOf(n, l) + r;
    if (l === r) {
      memo[cell] = piles[l];
    } else {
      const withoutLeft = rowOf(n, l + 1) + r;
      const withoutRight = cell - 1;
      if (known[withoutLeft] === 0) {
        push(l + 1, r);
        continue;
      }
      if (known[withoutRight] === 0) {
        push(l, r - 1);
        continue;
      }
      memo[cell] = Math.max(piles[l] - memo[withoutLeft], piles[r] - memo[withoutRight]);
    }
    known[cell] = 1;
    depth -= 2;
  }
  return memo;
}

/**
 * From "石子游戏--动态规划": T(l, r) = max(a_l + sum(l+1, r) - T(l+1, r), a_r + sum(l, r-1) - T(l, r-1)), the mover's total.
 * Both brackets are sum(l, r) less what the other then gets. T(l, r) needs row l+1, so l must run downwards; the
 * article lets it run upwards and reads cells that are still empty.
 */
export function totalTable(piles: Row): Float64Array {
  const n = piles.length;
  const prefix = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) prefix[i + 1] = prefix[i] + piles[i];
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

/**
 * From "石子问题", Bottom Up: dp[l][r][player] is what the first player still collects from piles l..r, 0 when he moves
 * himself, 1 when the other does: A(l, r) = max(a_l + B(l+1, r), a_r + B(l, r-1)), B(l, r) = min(A(l+1, r), A(l, r-1)),
 * filled by length. So that this order runs through memory, interval l..r is held at rowOf(n, r - l) + r. The article
 * initialises A(i, i) twice and B(i, i) never; B(i, i) = 0, the other takes the last pile.
 */
export function playerTables(piles: Row): { readonly own: Float64Array; readonly others: Float64Array } {
  const n = piles.length;
  const own = new Float64Array(cellsOf(n));
  const others = new Float64Array(cellsOf(n));
  for (let i = 0; i < n; i++) {
    own[i] = piles[i];
    others[i] = 0;
  }
  for (let length = 2; length <= n; length++) {
    const row = rowOf(n, length - 1);
    const above = rowOf(n, length - 2);
    for (let l = 0, r = length - 1; r < n; l++, r++) {
      const withoutLeft = above + r;
      const withoutRight = above + r - 1;
      own[row + r] = Math.max(piles[l] + others[withoutLeft], piles[r] + others[withoutRight]);
      others[row + r] = Math.min(own[withoutLeft], own[withoutRight]);
    }
  }
  return { own, others };
}

/**
 * A finding from the differences that a table holds.
 * @param differenceOf the mover's points minus the other's on piles l..r
 */
function findingFrom(
  { piles, toMove }: RowPosition,
  plies: number,
  differenceOf: (l: number, r: number) => number,
): Finding<EndMove> {
  const n = piles.length;
  const total = piles.reduce((sum, pile) => sum + pile, 0);
  if (n === 0)
    return { result: scoresFrom(0, 0), line: [], why: ["No piles are left: nobody scores any more."] };
  const after = (l: number, r: number) => (l > r ? 0 : differenceOf(l, r));
  const line: Step<EndMove>[] = [];
  for (let l = 0, r = n - 1; l <= r && line.length < plies; ) {
    const left = piles[l] - after(l + 1, r) >= piles[r] - after(l, r - 1);
    line.push(left ? { move: LEFT, points: piles[l++] } : { move: RIGHT, points: piles[r--] });
  }
  const value = differenceOf(0, n - 1);
  const mover = nameOf(toMove);
  const intervals = `The table holds the value of each of the ${cellsOf(n)} intervals of the row`;
  const difference = `${mover}'s points minus ${nameOf(otherPlayer(toMove))}'s are`;
  const [afterLeft, afterRight] = [piles[0] - after(1, n - 1), piles[n - 1] - after(0, n - 2)];
  const why =
    n === 1
      ? [`One pile is left, and with it ${difference} ${value}.`]
      : [
          `${intervals}; ${difference} ${afterLeft} after taking left, ${afterRight} after taking right: ${value} is the better for ${mover}.`,
        ];
  return { result: scoresFrom(total, signOf(toMove) * value), line, why };
}

const intervalMethod = (
  name: string,
  source: string,
  costAt: (n: number) => number,
  differences: (piles: Row) => (l: number, r: number) => number,
): Method<RowPosition, EndMove> => ({
  name,
  time: "O(n²)",
  space: "O(n²)",
  source,
  cost: ({ piles }) => costAt(piles.length),
  largest: { piles: largestWithin(costAt) },
  run: (position, plies) => findingFrom(position, plies, differences(position.piles)),
});

export const differenceDp = intervalMethod(
  "difference-dp",
  '"石頭遊戲 I 的最佳策略", an article on LeetCode 877: interval DP on own points minus the other\'s, top-down with a memo',
  (n) => 100 * cellsOf(n), // three visits a cell, all over the triangle
  (piles) => {
    const table = differenceTable(piles);
    return (l, r) => table[rowOf(piles.length, l) + r];
  },
);

export const prefixSumDp = intervalMethod(
  "prefix-sum-dp",
  '"石子游戏--动态规划", an article on the Stone Games: interval DP on totals with interval sums',
  (n) => 20 * cellsOf(n),
  (piles) => {
    const table = totalTable(piles);
    const prefix = [0];
    for (const pile of piles) prefix.push(prefix[prefix.length - 1] + pile);
    // own total minus the rest of the interval
    return (l, r) => 2 * table[rowOf(piles.length, l) + r] - (prefix[r + 1] - prefix[l]);
  },
);

export const twoPlayerDp = intervalMethod(
  "two-player-dp",
  '"石子问题", an article of a series on DP: dp[l][r][player], bottom-up',
  (n) => 40 * cellsOf(n),
  (piles) => {
    const { own } = playerTables(piles);
    const prefix = [0];
    for (const pile of piles) prefix.push(prefix[prefix.length - 1] + pile);
    return (l, r) => 2 * own[rowOf(piles.length, r - l) + r] - (prefix[r + 1] - prefix[l]);
  },
);
