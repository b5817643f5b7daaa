/** The intervals l..r (0 <= l <= r < n) of a row as one flat table, row by row. */

/** How many intervals a row of n has. */
export const cellsOf = (n: number): number => (n * (n + 1)) / 2;

/** Where the intervals that start at `l` begin: interval l..r is at rowOf(n, l) + r. */
export const rowOf = (n: number, l: number): number => l * n - (l * (l + 1)) / 2;
