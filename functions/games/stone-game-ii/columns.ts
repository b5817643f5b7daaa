/**
 * All values of Stone Game II that play can need, in O(1) each.
 *
 * Let g(i, M) be what the mover still collects from the piles i..n-1 when he may take up to 2M of them. Whatever he
 * leaves goes to him or to the other, so with the suffix sums S
 *
 *     g(i, M) = S(i) - min over 1 <= X <= min(2M, n - i) of g(i + X, max(M, X)),     g(n, M) = 0.
 *
 * Three observations make a cell cost O(1) and leave about n^2/8 of the n^2 cells.
 * 1. Where 2M >= n - i everything may be taken, now and at every later move, so M no longer matters:
 *    g(i, M) = U(i) = S(i) - min over j > i of U(j), U(n) = 0. Only the cells with i < n - 2M are held, one column an M.
 * 2. To have M > m somebody must have taken M piles at once, which needs an M' >= M/2 before it. So M does not occur
 *    before pile lo(M) = M + lo(ceil(M/2)), with lo = 0 up to the m of the start; that is about 2M. Both together leave
 *    lo(M) <= i < n - 2M: about n - 4M cells in column M, and none beyond n/4.
 * 3. Go through the columns by descending M, and up each column by descending i.
 *    - The moves X <= M stay in the column: the minimum of the M cells below (i, M). Cut into blocks of M cells, such
 *      a window is the beginning of one block and the end of another: two running minima.
 *    - The moves M < X <= 2M lead to the cells (i + X, X), the diagonal of i. There is exactly one power of two p with
 *      M < p <= 2M. The part X < p is a running minimum, one more X for each column; the part X >= p, up to 2M, is a
 *      prefix minimum of the columns p, p + 1, ..., computed when column p is complete (for even X; others are not
 *      asked for). Where the diagonal has left the held cells, X >= (n - i)/3, it runs through U: a range minimum from
 *      a sparse table.
 *
 * Time O(n^2), about n^2/8 cells; space the same, four bytes a cell where the sum of all |piles| fits into 31 bits,
 * else eight. All cells are kept: they are what the moves and the line are read from. No sub-quadratic method is known.
 * Source: our own.
 */

import type { Totals } from "./solve.ts";

type Cells = Int32Array | Float64Array;

export function columnMinima(piles: readonly number[], m: number): Totals {
  const n = piles.length;
  let magnitude = 0;
  for (let i = 0; i < n; i++) magnitude += Math.abs(piles[i]);
  const narrow = magnitude < NONE_NARROW;
  const cells = (length: number): Cells => (narrow ? new Int32Array(length) : new Float64Array(length));
  const none = narrow ? NONE_NARROW : Number.POSITIVE_INFINITY;

  const suffix = cells(n + 1);
  const free = cells(n + 1); // U
  for (let i = n - 1, least = 0; i >= 0; i--) {
    suffix[i] = suffix[i + 1] + piles[i];
    free[i] = suffix[i] - least;
    if (free[i] < least) least = free[i];
  }

  // column M holds its cell i at bases[M] + i
  const first = firstPiles(n, m);
  const bases = new Float64Array(first.length);
  let size = 0;
  for (let M = m; M < first.length; M++) {
    bases[M] = size - first[M];
    size += n - 2 * M - first[M];
  }
  const table = cells(size);
  const column = (M: number) => table.subarray(bases[M] + first[M], bases[M] + n - 2 * M);
  if (size > 0) fillColumns(n, m, { suffix, free, first, column, cells, none });
  return {
    suffix: (i) => suffix[i],
    total: (i, M) => (2 * M >= n - i ? free[i] : table[bases[M] + i]),
  };
}

/** Greater than every value in a narrow cell. */
const NONE_NARROW = 2 ** 31 - 1;

/** lo(M) for each M from m on whose column has a cell. */
function firstPiles(n: number, m: number): Int32Array {
  const first = new Int32Array(Math.max(0, Math.min(m, n) + (n >> 1) + 2));
  let M = m;
  for (; 2 * M < n; M++) {
    const lo = M === m ? 0 : M + first[Math.max(m, (M + 1) >> 1)];
    if (lo >= n - 2 * M) break;
    first[M] = lo;
  }
  return first.subarray(0, 2 * m < n ? M : 0);
}

/** `column(M)` is the cells lo(M) to n - 2M - 1 of column M. */
interface Columns {
  readonly suffix: Cells;
  readonly free: Cells;
  readonly first: Int32Array;
  readonly column: (M: number) => Cells;
  readonly cells: (length: number) => Cells;
  readonly none: number;
}

function fillColumns(n: number, m: number, { suffix, free, first, column, cells, none }: Columns): void {
  const top = first.length - 1;
  const ranges = sparseTable(free, 2 * top, cells);
  // for the diagonal of each pile: the minimum over the columns X >= p, and over those from M + 1 to p - 1
  const above = cells(n).fill(none);
  const since = cells(n).fill(none);
  const outside = cells(n); // the best of the moves X > M
  const ahead = cells(top); // minima of the beginnings of the block below
  let prefixes: Cells[] = []; // of column X at X / 2

  for (let M = top; M >= m; M--) {
    const lo = first[M];
    const end = n - 2 * M;
    const leaving = Math.max(lo, n - 6 * M); // from here on the diagonal ends in U
    const values = column(M);
    if (lo < leaving) lesser(outside, since, prefixes[M], lo, leaving);
    throughFree(outside, since, above, ranges, M, leaving, end);
    slide(values, outside, suffix, free, ranges, ahead, lo, end, M, none);

    if ((M & (M - 1)) !== 0) {
      lower(since, values, lo - M);
    } else if (M > m) {
      // p = M from the next column on
      above.fill(none);
      since.fill(none);
      prefixes = [];
      for (let X = M; X < 2 * M && X <= top; X++) {
        const from = first[X] - X;
        lower(above, column(X), from);
        if (X % 2 === 0) prefixes[X / 2] = above.slice(from, n - 3 * X);
      }
    }
  }
}

/** The diagonals that end in a held cell: piles `from` to `to`, not included. */
function lesser(outside: Cells, since: Cells, prefix: Cells, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    outside[i] = Math.min(since[i], prefix[i - from]);
  }
}

/** The diagonals that end in U: held cells up to X < (n - i)/3, then U up to X = 2M. */
function throughFree(
  outside: Cells,
  since: Cells,
  above: Cells,
  ranges: readonly Cells[],
  M: number,
  from: number,
  to: number,
): void {
  const n = outside.length;
  for (let i = to - 1; i >= from; ) {
    // as long as the ranges want the same row of the sparse table
    const k = 31 - Math.clz32(2 * M - Math.max(M + 1, Math.ceil((n - i) / 3)) + 1);
    const shortest = 1 << k;
    const stop = Math.max(from, n - 3 * (2 * M + 1 - shortest)); // X <= 2M + 1 - 2^k up to here
    const row = ranges[k];
    for (; i >= stop; i--) {
      const a = i + Math.max(M + 1, Math.ceil((n - i) / 3));
      const b = i + 2 * M + 1 - shortest;
      let least = row[a];
      if (row[b] < least) least = row[b];
      if (above[i] < least) least = above[i];
      if (since[i] < least) least = since[i];
      outside[i] = least;
    }
  }
}

/** Column M from its end up: what is left, less the least of the M cells below and of what lies outside the column. */
function slide(
  values: Cells,
  outside: Cells,
  suffix: Cells,
  free: Cells,
  ranges: readonly Cells[],
  ahead: Cells,
  lo: number,
  end: number,
  M: number,
  none: number,
): void {
  // below the column is U; a column shorter than M asks for its longer beginnings only
  const skipped = Math.max(0, M - (end - lo));
  beginnings(ahead, free, end, skipped, M, skipped === 0 ? none : leastOf(ranges, end, skipped));
  for (let stop = end; stop > lo; stop -= M) {
    if (stop < end) beginnings(ahead, values, stop - lo, 0, M, none);
    const start = Math.max(lo, stop - M);
    const shift = M - stop;
    let running = none;
    for (let i = stop - 1; i >= start; i--) {
      let best = ahead[i + shift];
      const other = outside[i];
      if (other < best) best = other;
      if (running < best) best = running;
      const value = suffix[i] - best;
      values[i - lo] = value;
      if (value < running) running = value;
    }
  }
}

/** Minima of the beginnings of more than `from` and up to `to` cells, counted from `start`; `least` is that of `from`. */
function beginnings(
  minima: Cells,
  values: Cells,
  start: number,
  from: number,
  to: number,
  least: number,
): void {
  let running = least;
  for (let k = from; k < to; k++) {
    const value = values[start + k];
    if (value < running) running = value;
    minima[k] = running;
  }
}

/** Lowers the cells from `start` on to the values. */
function lower(cells: Cells, values: Cells, start: number): void {
  for (let k = 0; k < values.length; k++) {
    const value = values[k];
    if (value < cells[start + k]) cells[start + k] = value;
  }
}

/** Row k holds the minima of 2^k cells from each place on. */
function sparseTable(values: Cells, longest: number, cells: (length: number) => Cells): Cells[] {
  const rows = [values];
  for (let width = 1; 2 * width <= longest; width *= 2) {
    const below = rows[rows.length - 1];
    const row = cells(values.length);
    for (let i = 0; i + 2 * width <= values.length; i++) row[i] = Math.min(below[i], below[i + width]);
    rows.push(row);
  }
  return rows;
}

function leastOf(ranges: readonly Cells[], start: number, length: number): number {
  const k = 31 - Math.clz32(length);
  return Math.min(ranges[k][start], ranges[k][start + length - (1 << k)]);
}
