/**
 * The recurrences of "石子问题", Bottom Up (article 003 of notebook 03): dp[l][r][player] is what the first player still
 * collects from piles l..r, player 0 when they move themselves (A), 1 when the other does (B):
 *
 *     A(l, r) = max(a_l + B(l+1, r), a_r + B(l, r-1)),   B(l, r) = min(A(l+1, r), A(l, r-1)),
 *
 * filled by length. The article initialises A(i, i) twice and B(i, i) never; B(i, i) = 0, the other takes the last pile.
 */
import { byLength, endChoices, overIntervals } from "../rows/interval-table.ts";
import { prefixSums, type Row } from "../rows/row.ts";
import { cellsOf, rowOf } from "../rows/triangle.ts";
import { intervalMethod, pilesOf } from "./intervals.ts";

/** A and B of piles l..r at rowOf(n, r - l) + r, so that filling by length runs through memory. */
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

export const twoPlayerDp = intervalMethod({
  name: "two-player-dp",
  source: '"石子问题", an article of a series on DP: dp[l][r][player], bottom-up',
  cost: (n) => 40 * cellsOf(n),
  differences(piles) {
    const { own } = playerTables(piles);
    const prefix = prefixSums(piles);
    return (l, r) => 2 * own[rowOf(piles.length, r - l) + r] - (prefix[r + 1] - prefix[l]);
  },
  table: {
    axes: ["l", "r", "player"],
    recurrence:
      "dp(l, r, 0) = max(a[l] + dp(l+1, r, 1), a[r] + dp(l, r-1, 1)); dp(l, r, 1) = min(dp(l+1, r, 0), dp(l, r-1, 0)): what the player who moves first collects when that player (0) or the other (1) is to move",
    size(position) {
      const { cells, looks } = overIntervals(pilesOf).size(position);
      return { cells: 2 * cells, looks: 2 * looks };
    },
    here: ({ piles }) => [0, piles.length - 1, 0],
    *order({ piles }) {
      for (const [l, r] of byLength(piles))
        yield* [
          [l, r, 0],
          [l, r, 1],
        ];
    },
    choices:
      ({ piles }) =>
      ([l, r, player], look) => {
        const gain = (pile: number) => (rest: number) => (player === 0 ? piles[pile] + rest : rest);
        return endChoices([l, r], (from, to) => look(from, to, 1 - player), gain(l), gain(r));
      },
    least: ([, , player]) => player === 1,
  },
});
