/**
 * All values of Stone Game II that play can need, in O(1) each.
 *
 * Let g(i, M) be what the mover still collects from the piles i..n-1 when up to 2M of them may be taken. What is
 * left goes to the mover or to the other, so with the suffix sums S
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
 * Proof checked by machine: notebooks/proofs/StoneGameII.v, for 1 `free_recurrence`, for 2 `not_before_lo`, `lo_late` and
 * `cells_held`, for 3 `column_and_diagonal` and `one_mark`; for the order in which cells are filled
 * notebooks/proofs/StoneGameIIColumns.v, `sweep_correct` and `free_part_correct`.
 *
 * With t = n - 2m it takes O(t^2 + n log n) time, the sparse table included, and as much space. All cells are kept: they
 * are what the moves and the line are read from. Rows whose values fit into 32 bits, but for the shortest, are solved in
 * WebAssembly, four columns at a time (`lockstep.ts`); here a cell is eight bytes whatever the row, as the engine's code
 * for one kind of array stays faster than code that has met two.
 */
import type { Method } from "../game.ts";
import { absolute, signOf } from "../game.ts";
import { placesAlong } from "../rows/front.ts";
import { type Row, suffixSums } from "../rows/row.ts";
import { fillColumns } from "./fill.ts";
import { layOut } from "./layout.ts";
import { findingFrom, shortestBest, type Totals } from "./line.ts";
import { lockstepTotals, runsInLockstep } from "./lockstep.ts";
import type { Move, Position } from "./rules.ts";

/** At most (t + 2)²/8 cells, and half a one for prefix minima. */
const costOf = ({ piles, m }: Position): number => {
  const n = piles.length;
  const t = Math.max(0, n - 2 * m);
  // each pile is in a few rows, and in all of the sparse table
  return (
    (runsInLockstep(piles, m) ? 7 : 46) * ((t + 2) ** 2 / 8) + (t > 0 ? 10 * Math.log2(n) + 100 : 100) * n
  );
};

export const columnMinima: Method<Position, Move> = {
  name: "column-minima",
  time: "O(n²)",
  space: "O(n²)",
  source: "our own; no sub-quadratic method is known",
  cost: costOf,
  // the reason names the first move
  solve: (position, plies) => findingFrom(position, plies, totalsOf(position.piles, position.m, plies > 1)),
  moves: {
    cost: costOf,
    value({ piles, m, toMove }) {
      const { suffix, total } = totalsOf(piles, m, false);
      const sign = signOf(toMove);
      const sum = suffix(0);
      const values = new Float64Array(Math.min(2 * m, piles.length));
      for (let i = 0; i < values.length; i++) {
        const others = total(i + 1, Math.max(m, i + 1));
        values[i] = sign * (sum - others - others);
      }
      return {
        count: values.length,
        move: (i) => ({ take: i + 1 }),
        points: (i) => sum - suffix(i + 1),
        value: (i) => values[i],
      };
    },
  },
  review: {
    // a better move is looked for among up to n
    cost: (position, plies) => costOf(position) + plies * (20 + 4 * position.piles.length),
    // every position that play can lead to has been solved
    along({ piles, m, toMove }, moves) {
      const totals = totalsOf(piles, m, true);
      const places = placesAlong(moves);
      const limits = [m];
      for (const { take } of moves) limits.push(Math.max(limits[limits.length - 1], take));
      const better = moves.map((_, ply) => ({ take: shortestBest(places[ply], limits[ply], totals) }));
      return {
        values: absolute(
          places.map((i, ply) => 2 * totals.total(i, limits[ply]) - totals.suffix(i)),
          toMove,
        ),
        better: (ply) => better[ply],
      };
    },
  },
};

/**
 * What the mover collects, by pile and M; to be read before the next row is solved.
 * @param everything whether more is asked for than what the first move leads to
 */
function totalsOf(piles: Row, m: number, everything: boolean): Totals {
  const suffix = suffixSums(piles);
  return {
    suffix: (i) => suffix[i],
    total: runsInLockstep(piles, m) ? lockstepTotals(piles, suffix, m, everything) : columnTotals(suffix, m),
  };
}

/** @param sums S(0) to S(n) */
export function columnTotals(sums: Float64Array, m: number): Totals["total"] {
  const n = sums.length - 1;
  const layout = layOut(n, m);
  const h = new Float64Array(layout.size);
  const { suffix, ranges: free, bases } = layout;
  h.set(sums, suffix);
  for (let i = n - 1, least = 0; i >= 0; i--) {
    h[free + i] = sums[i] - least;
    least = Math.min(least, h[free + i]);
  }
  fillColumns(h, layout);
  return (i, M) => h[(2 * M >= n - i ? free : bases[M]) + i];
}
