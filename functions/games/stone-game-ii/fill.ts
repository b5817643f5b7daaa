/** Fills the columns of Stone Game II, as `column-minima.ts` explains. Every loop here runs over neighbouring cells. */
import type { Cells, Layout } from "./layout.ts";

/** Greater than every value. */
const none = Number.POSITIVE_INFINITY;

export function fillColumns(h: Cells, layout: Layout): void {
  const { n, m, top, first, bases, ranges, above, since, ahead } = layout;
  if (top < m) return;
  fillRanges(h, layout);
  h.fill(none, above, above + n);
  h.fill(none, since, since + n);
  const prefixes = new Int32Array(top + 1); // of column X at X / 2

  for (let M = top; M >= m; M--) {
    const lo = first[M];
    const end = n - 2 * M;
    const column = bases[M];
    const leaving = Math.max(lo, n - 6 * M); // from here on the diagonal ends in U

    // below the column is U; a column shorter than M asks for its longer beginnings only
    const skipped = Math.max(0, M - (end - lo));
    beginnings(h, ahead, ranges + end, skipped, M, skipped === 0 ? none : leastOf(h, layout, end, skipped));
    for (let stop = end; stop > lo; stop -= M) {
      if (stop < end) beginnings(h, ahead, column + stop, 0, M, none);
      const start = Math.max(lo, stop - M);
      const block: Block = { M, column, window: ahead + M - stop, prefix: prefixes[M] };
      let i = stop;
      let running = none; // the minimum of the block's cells so far
      while (i > start && i > leaving) {
        // as long as the ranges of U want the same row of the sparse table
        const k = 31 - Math.clz32(2 * M - Math.max(M + 1, Math.ceil((n - i + 1) / 3)) + 1);
        const from = Math.max(start, leaving, n - 3 * (2 * M + 1 - (1 << k)));
        running = slideIntoFree(h, layout, block, k, from, i, running);
        i = from;
      }
      if (i > start) slide(h, layout, block, start, i, running);
    }
    if ((M & (M - 1)) === 0 && M > m) startBlock(h, layout, prefixes, M); // p = M from the next column on
  }
}

/** M cells of a column; places are those of a cell 0. */
interface Block {
  readonly M: number;
  readonly column: number;
  /** The minima of the M cells below each, as far as they are in the block before. */
  readonly window: number;
  /** The prefix minima of the diagonals up to column 2M. */
  readonly prefix: number;
}

/**
 * The cells `from` to `to` of a block, not included, whose diagonals end in a held cell: what is left, less the least
 * of the M cells below and of the diagonal. Each value goes into its own diagonal at once.
 * @param least the minimum of the block's cells so far
 */
function slide(
  h: Cells,
  { suffix, since }: Layout,
  { M, column, window, prefix }: Block,
  from: number,
  to: number,
  least: number,
): void {
  const diagonal = since - M;
  let running = least;
  for (let i = to - 1; i >= from; i--) {
    let best = h[window + i];
    const recent = h[since + i];
    if (recent < best) best = recent;
    const earlier = h[prefix + i];
    if (earlier < best) best = earlier;
    if (running < best) best = running;
    const value = h[suffix + i] - best;
    h[column + i] = value;
    if (value < running) running = value;
    if (value < h[diagonal + i]) h[diagonal + i] = value;
  }
}

/**
 * The same where the diagonal ends in U: held cells up to X < (n - i)/3, then U up to X = 2M, the minimum of which is
 * that of two ranges of 2^k cells.
 * @returns the minimum of the block's cells so far
 */
function slideIntoFree(
  h: Cells,
  { n, suffix, ranges, above, since }: Layout,
  { M, column, window }: Block,
  k: number,
  from: number,
  to: number,
  least: number,
): number {
  const diagonal = since - M;
  const row = ranges + k * (n + 1);
  const last = row + 2 * M + 1 - (1 << k);
  let running = least;
  for (let i = to - 1; i >= from; i--) {
    let best = h[window + i];
    const reach = ((n - i + 2) / 3) | 0; // (n - i) / 3, rounded up
    const near = h[row + i + (reach > M ? reach : M + 1)];
    if (near < best) best = near;
    const far = h[last + i];
    if (far < best) best = far;
    const recent = h[since + i];
    if (recent < best) best = recent;
    const earlier = h[above + i];
    if (earlier < best) best = earlier;
    if (running < best) best = running;
    const value = h[suffix + i] - best;
    h[column + i] = value;
    if (value < running) running = value;
    if (value < h[diagonal + i]) h[diagonal + i] = value;
  }
  return running;
}

/** Minima of the beginnings of more than `from` and up to `to` cells, counted from `start`; `least` is that of `from`. */
function beginnings(h: Cells, ahead: number, start: number, from: number, to: number, least: number): void {
  let running = least;
  for (let k = from; k < to; k++) {
    const value = h[start + k];
    if (value < running) running = value;
    h[ahead + k] = running;
  }
}

/** The columns p to 2p - 1 are complete: the minima of their diagonals up to each even column. */
function startBlock(h: Cells, layout: Layout, prefixes: Int32Array, p: number): void {
  const { n, top, first, bases, above, since } = layout;
  h.fill(none, above, above + n);
  h.fill(none, since, since + n);
  let free = layout.prefixes;
  for (let X = p; X < 2 * p && X <= top; X++) {
    const from = first[X] - X;
    const to = n - 3 * X;
    if (X % 2 === 0) {
      prefixes[X / 2] = free - from;
      lowerAndKeep(h, above, bases[X] + X, free - from, from, to);
      free += to - from;
    } else {
      lower(h, above, bases[X] + X, from, to);
    }
  }
}

function lower(h: Cells, cells: number, values: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const value = h[values + i];
    if (value < h[cells + i]) h[cells + i] = value;
  }
}

function lowerAndKeep(h: Cells, cells: number, values: number, kept: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const value = h[values + i];
    let least = h[cells + i];
    if (value < least) {
      least = value;
      h[cells + i] = value;
    }
    h[kept + i] = least;
  }
}

/** Row k holds the minima of 2^k cells of U from each place on. */
function fillRanges(h: Cells, { n, ranges, rows }: Layout): void {
  for (let k = 1; k < rows; k++) {
    const width = 1 << (k - 1);
    const below = ranges + (k - 1) * (n + 1);
    const row = below + n + 1;
    for (let i = 0; i + 2 * width <= n + 1; i++) h[row + i] = Math.min(h[below + i], h[below + i + width]);
  }
}

/** The least of U from `start` on, `length` cells. */
function leastOf(h: Cells, { n, ranges }: Layout, start: number, length: number): number {
  const k = 31 - Math.clz32(length);
  const row = ranges + k * (n + 1) + start;
  return Math.min(h[row], h[row + length - (1 << k)]);
}
