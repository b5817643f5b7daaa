/** The backward table for Stone Game II that the same article mentions: every i from the last pile to the first, every M from m up. */
import { type Row, suffixSums } from "../rows/row.ts";
import type { Totals } from "./line.ts";
import { half, tableMethod, totalsFrom } from "./table.ts";

export function backwardTotals(piles: Row, m: number): Totals {
  const n = piles.length;
  const width = half(n) + 1;
  const suffix = suffixSums(piles);
  const table = new Float64Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i--) {
    const highest = half(n - i);
    for (let M = Math.min(m, highest); M <= highest; M++) {
      const most = Math.min(2 * M, n - i);
      let least = Number.POSITIVE_INFINITY;
      for (let X = 1; X <= most; X++) {
        const value = table[(i + X) * width + Math.min(Math.max(M, X), half(n - i - X))];
        if (value < least) least = value;
      }
      table[i * width + M] = suffix[i] - least;
    }
  }
  return totalsFrom(suffix, table);
}

export const suffixDp = tableMethod({
  name: "suffix-dp",
  source: '"石子游戏--动态规划", an article on the Stone Games: the backward table that it mentions',
  // with r piles left, the cells M = m to r/2 look at 2M others each
  cost: (n, _m, t) => (10 * (n ** 3 - (n - t) ** 3)) / 12 + 8 * n ** 2 + 100 * n,
  totals: backwardTotals,
  *order({ piles: { length: n }, m }) {
    yield [n, 0];
    for (let i = n - 1; i >= 0; i--) {
      const highest = half(n - i);
      for (let M = Math.min(m, highest); M <= highest; M++) yield [i, M];
    }
  },
});
