/**
 * Stone Game II from "石子游戏--动态规划" (article 002 of notebook 05): memoised search over (i, M) from (0, m), so that only
 * what play can reach is computed. The article's recursion may be n deep; this keeps its own stack. A flag says what is
 * known: any number can be a value.
 */
import { type Row, suffixSums } from "../rows/row.ts";
import type { Totals } from "./line.ts";
import { half, tableMethod, totalsFrom } from "./table.ts";

export function searchTotals(piles: Row, m: number): Totals {
  const n = piles.length;
  const width = half(n) + 1;
  const suffix = suffixSums(piles);
  const memo = new Float64Array((n + 1) * width);
  const known = new Uint8Array((n + 1) * width).fill(1, n * width);
  const pile = new Int32Array(n + 1);
  const limit = new Int32Array(n + 1);
  const next = new Int32Array(n + 1);
  const least = new Float64Array(n + 1);
  let depth = 0;
  const open = (i: number, M: number) => {
    pile[depth] = i;
    limit[depth] = M;
    next[depth] = 1;
    least[depth++] = Number.POSITIVE_INFINITY;
  };
  if (n > 0) open(0, Math.min(m, half(n)));
  while (depth > 0) {
    const top = depth - 1;
    const i = pile[top];
    const M = limit[top];
    const most = Math.min(2 * M, n - i);
    let best = least[top];
    let X = next[top];
    for (; X <= most; X++) {
      const after = Math.min(Math.max(M, X), half(n - i - X));
      const cell = (i + X) * width + after;
      if (known[cell] === 0) {
        open(i + X, after);
        break;
      }
      if (memo[cell] < best) best = memo[cell];
    }
    if (X > most) {
      memo[i * width + M] = suffix[i] - best;
      known[i * width + M] = 1;
      depth--;
    } else {
      next[top] = X; // comes back to the same X once it is known
      least[top] = best;
    }
  }
  return totalsFrom(suffix, memo);
}

export const memo = tableMethod({
  name: "memo",
  source: '"石子游戏--动态规划", an article on the Stone Games: memoised search over (i, M)',
  // at most t - 4k cells have M = m + k, and each looks at 2M others; n more look at all that is left
  cost: (n, m, t) => 9 * ((m * t ** 2) / 4 + t ** 3 / 48) + 10 * n ** 2 + 100 * n,
  totals: searchTotals,
});
