/**
 * The two published methods for Stone Game II, with the same value g(i, M), what the mover still collects:
 * g(i, M) = S(i) - min over 1 <= X <= min(2M, n - i) of g(i + X, max(M, X)). An M above half of what is left, rounded
 * up, allows everything and nothing more, so it is held there: with r piles left, M runs up to ceil(r / 2). (Left alone
 * it passes ceil(n / 2) at n = 2, 6, 14, 30.) Both are O(n^3) in time and O(n^2) in space.
 */
import { largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import type { Totals } from "./columns.ts";
import type { PrefixMove, PrefixPosition } from "./rules.ts";
import { findingFrom } from "./solve.ts";

type Row = readonly number[];

const half = (left: number): number => (left + 1) >> 1;

function suffixSums(piles: Row): Float64Array {
  const suffix = new Float64Array(piles.length + 1);
  for (let i = piles.length - 1; i >= 0; i--) suffix[i] = suffix[i + 1] + piles[i];
  return suffix;
}

const totalsFrom = (suffix: Float64Array, table: Float64Array): Totals => {
  const n = suffix.length - 1;
  const width = half(n) + 1;
  return {
    suffix: (i) => suffix[i],
    total: (i, M) => table[i * width + Math.min(M, half(n - i))],
  };
};

/**
 * From "石子游戏--动态规划" (article 002 of notebook 05): memoised search over (i, M) from (0, m), so that only what play can
 * reach is computed. The article's recursion may be n deep; this keeps its own stack. A flag says what is known: any
 * number can be a value.
 */
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

/** The backward table that the article mentions: every i from the last pile to the first, every M from m up. */
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

const tableMethod = (
  name: string,
  source: string,
  costAt: (n: number, m: number) => number,
  totals: (piles: Row, m: number) => Totals,
): Method<PrefixPosition, PrefixMove> => ({
  name,
  time: "O(n³)",
  space: "O(n²)",
  source,
  cost: ({ piles, m }) => costAt(piles.length, m),
  largest: { piles: largestWithin((n) => costAt(n, 1)) },
  run: (position, plies) => findingFrom(position, plies, totals(position.piles, position.m)),
});

/** With t = n - 2m, at most t - 4k cells have M = m + k, and each looks at 2M others; n more look at all that is left. */
export const memo = tableMethod(
  "memo",
  '"石子游戏--动态规划", an article on the Stone Games: memoised search over (i, M)',
  (n, m) => {
    const t = Math.max(0, n - 2 * m);
    return 6 * ((m * t ** 2) / 4 + t ** 3 / 48) + 10 * n ** 2 + 100 * n;
  },
  searchTotals,
);

/** With r piles left, the cells M = m to r/2 look at 2M others each. */
export const suffixDp = tableMethod(
  "suffix-dp",
  '"石子游戏--动态规划", an article on the Stone Games: the backward table that it mentions',
  (n, m) => {
    const t = Math.max(0, n - 2 * m);
    return (7 * (n ** 3 - (n - t) ** 3)) / 12 + 8 * n ** 2 + 100 * n;
  },
  backwardTotals,
);
