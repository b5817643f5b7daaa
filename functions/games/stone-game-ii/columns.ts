/**
 * All values of Stone Game II that play can need, in O(1) each.
 *
 * Let g(i, M) be what the mover still collects from the piles i..n-1 when he may take up to 2M of them. Whatever he
 * leaves goes to him or to the other, so with the suffix sums S
 *
 *     g(i, M) = S(i) - min over 1 <= X <= min(2M, n - i) of g(i + X, max(M, X)),     g(n, M) = 0.
 *
 * Three observations make a cell cost O(1) and leave, with t = n - 2m, no more than (t + 2)^2/8 of the n^2 cells.
 * 1. Where 2M >= n - i everything may be taken, now and at every later move, so M no longer matters:
 *    g(i, M) = U(i) = S(i) - min over j > i of U(j), U(n) = 0. Only the cells with i < n - 2M are held, one column an M.
 * 2. To have M > m somebody must have taken M piles at once, which needs an M' >= M/2 before it. So M does not occur
 *    before pile lo(M) = M + lo(ceil(M/2)), with lo = 0 up to the m of the start. By induction lo rises with M, and
 *    lo(M) >= 2 (M - m). Both together leave lo(M) <= i < n - 2M: no more than t - 4 (M - m) cells in column M, and no
 *    column from the first empty one on, at M = (n + 2m)/4 at the latest.
 * 3. Go through the columns by descending M, and up each column by descending i.
 *    - The moves X <= M stay in the column: the minimum of the M cells below (i, M). Cut into blocks of M cells, such
 *      a window is the beginning of one block and the end of another: two running minima.
 *    - The moves M < X <= 2M lead to the cells (i + X, X), the diagonal of i. There is exactly one power of two p with
 *      M < p <= 2M. The part X < p is a running minimum, one more X for each column; the part X >= p, up to 2M, is a
 *      prefix minimum of the columns p, p + 1, ..., computed when column p is complete (for even X; others are not
 *      asked for). Where the diagonal has left the held cells, X >= (n - i)/3, it runs through U: a range minimum from
 *      a sparse table.
 *
 * Time O(t^2 + n log n), the sparse table included; space the same, four bytes a cell where the sum of all |piles| fits
 * into 31 bits, else eight. All cells are kept: they are what the moves and the line are read from. No
 * sub-quadratic method is known. Source: our own.
 */

import { fillColumns } from "./fill.ts";
import { type Cells, layOut, NONE_NARROW } from "./layout.ts";

/** What the mover still collects from each position that play can lead to. */
export interface Totals {
  /** The sum of all piles from `i` on. */
  suffix(i: number): number;
  /** What the mover collects from the piles from `i` on when he may take up to 2M of them now. */
  total(i: number, M: number): number;
}

export function columnMinima(piles: readonly number[], m: number): Totals {
  const n = piles.length;
  let magnitude = 0;
  for (let i = 0; i < n; i++) magnitude += Math.abs(piles[i]);
  const layout = layOut(n, m);
  const narrow = magnitude < NONE_NARROW;
  const h: Cells = narrow ? new Int32Array(layout.size) : new Float64Array(layout.size);

  const { suffix, ranges: free, bases } = layout;
  for (let i = n - 1, least = 0; i >= 0; i--) {
    const left = h[suffix + i + 1] + piles[i];
    h[suffix + i] = left;
    h[free + i] = left - least;
    least = Math.min(least, left - least);
  }
  fillColumns(h, layout, narrow ? NONE_NARROW : Number.POSITIVE_INFINITY);
  return {
    suffix: (i) => h[suffix + i],
    total: (i, M) => h[(2 * M >= n - i ? free : bases[M]) + i],
  };
}
