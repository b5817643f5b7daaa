/**
 * Where everything that the columns of Stone Game II need stands in one typed array. In one array because an engine
 * checks an array's type and length before each access to it: with one array for each role the loops spend most of
 * their time on that.
 */
export type Cells = Float64Array;

/** Places of the first cell of each role; a cell of pile i stands i further. */
export interface Layout {
  readonly n: number;
  readonly m: number;
  /** The greatest M that has a column; less than m if none has. */
  readonly top: number;
  /** lo(M) by M. */
  readonly first: Int32Array;
  /** The columns by M: cell i of column M is at bases[M] + i, from lo(M) to n - 2M - 1. */
  readonly bases: Int32Array;
  /** S(0) to S(n). */
  readonly suffix: number;
  /** Rows of n + 1 cells: U, then its minima over 2, 4, 8, ... cells from each place on. */
  readonly ranges: number;
  readonly rows: number;
  /** For the diagonal of each pile: the minimum over the columns X >= p, and over those from M + 1 to p - 1. */
  readonly above: number;
  readonly since: number;
  /** Minima of the beginnings of a block, up to `top` of them. */
  readonly ahead: number;
  /** Prefix minima of the even columns of one block p to 2p - 1. */
  readonly prefixes: number;
  readonly size: number;
}

export function layOut(n: number, m: number): Layout {
  const first = firstPiles(n, m);
  const top = first.length - 1;
  const bases = new Int32Array(first.length);
  let size = 0;
  const place = (length: number) => {
    const start = size;
    size += length;
    return start;
  };

  const suffix = place(n + 1);
  let rows = 1;
  for (let width = 2; top >= m && width <= 2 * top; width *= 2) rows++;
  const ranges = place(rows * (n + 1));
  if (top < m)
    return { n, m, top, first, bases, suffix, ranges, rows, above: 0, since: 0, ahead: 0, prefixes: 0, size };

  const above = place(n);
  // column m, the last, lowers the diagonals of piles -m, ..., too, which there are none of: m cells to spare
  const since = place(n + m) + m;
  const ahead = place(top);
  let longest = 0;
  for (let p = 2; p <= top; p *= 2) {
    let length = 0;
    for (let X = p; X < 2 * p && X <= top; X += 2) if (X > m) length += n - 2 * X - first[X];
    longest = Math.max(longest, length);
  }
  const prefixes = place(longest);
  for (let M = m; M <= top; M++) bases[M] = place(n - 2 * M - first[M]) - first[M];
  return { n, m, top, first, bases, suffix, ranges, rows, above, since, ahead, prefixes, size };
}

/** lo(M) for each M from m on whose column has a cell. */
function firstPiles(n: number, m: number): Int32Array {
  if (2 * m >= n) return new Int32Array(0);
  const first = new Int32Array(m + (n >> 1) + 2);
  let M = m;
  for (; 2 * M < n; M++) {
    const lo = M === m ? 0 : M + first[Math.max(m, (M + 1) >> 1)];
    if (lo >= n - 2 * M) break;
    first[M] = lo;
  }
  return first.subarray(0, M);
}
