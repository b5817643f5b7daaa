/**
 * The recurrence of "石頭遊戲 I 的最佳策略" (article 001 of notebook 03): with V(l, r) the mover's points minus the other's on
 * piles l..r,
 *
 *     V(l, r) = max(a_l - V(l+1, r), a_r - V(l, r-1)),
 *
 * from the top down with a memo. The article recurses, as deep as the row is long, which is more than a stack holds on
 * long rows (test/games/article-defects/article-001.test.ts); this keeps its own, of n intervals at most.
 */
import { endChoices, overIntervals } from "../rows/interval-table.ts";
import type { Row } from "../rows/row.ts";
import { cellsOf, rowOf } from "../rows/triangle.ts";
import { intervalMethod, pilesOf } from "./intervals.ts";

/** V of piles l..r at rowOf(n, l) + r. */
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

export const differenceDp = intervalMethod({
  name: "difference-dp",
  source:
    '"石頭遊戲 I 的最佳策略", an article on LeetCode 877: interval DP on own points minus the other\'s, top-down with a memo',
  cost: (n) => 100 * cellsOf(n), // three visits a cell, all over the triangle
  differences(piles) {
    const table = differenceTable(piles);
    return (l, r) => table[rowOf(piles.length, l) + r];
  },
  table: {
    ...overIntervals(pilesOf),
    recurrence: "V(l, r) = max(a[l] - V(l+1, r), a[r] - V(l, r-1))",
    choices:
      ({ piles }) =>
      ([l, r], look) =>
        endChoices(
          [l, r],
          look,
          (rest) => piles[l] - rest,
          (rest) => piles[r] - rest,
        ),
  },
});
