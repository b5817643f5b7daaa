/**
 * Stone Game II, four columns at a time: what functions/games/stone-game-ii/column-minima.ts explains, for rows whose
 * |piles| sum to less than 2^31 - 1. Every value is the sum of some of the piles, so it fits into an i32, and none is NONE.
 *
 * A group is the columns M to M + 3 for an M divisible by 4; a vector holds the cells (i, M) to (i, M + 3) of one pile. That
 * they are found together needs that none of them looks at another. It does not: a move takes at least one pile, so each of
 * the four looks at cells of later piles only, whatever their column, and those are complete when i comes up to them. What
 * a cell looks at is, in the order of the number X of piles taken, with lane k for column M + k:
 *
 * - X <= M: the M cells below in the same lane, by two running minima that meet at every M-th pile, the same for all lanes.
 * - M < X <= M + 3: for the lanes k >= X - M still the cell below, (i + X, M + k); for those before, (i + X, X), the cell of
 *   lane X - M. All are in the vector of pile i + X. (M >= 4, so all lanes may take as many.)
 * - M + 3 < X < p, the power of two with M < p <= 2M, which lies past the group as both are multiples of 4: `since`, which
 *   the groups before have made, the same for all lanes.
 * - p <= X <= 2 (M + k): for i >= n - 6 (M + k), where the diagonal leaves the held cells, all of `above` and a minimum of U;
 *   else a prefix minimum that `startBlock` has made for each lane. Lane k leaves 6 piles before lane k - 1, so there are
 *   piles where only some have left, and both are found and one is chosen.
 *
 * The first M piles of a column look at U alone, besides their own column. So do the piles i >= n - 2 (M + k), which the
 * lanes after the first begin with: what they find is U(i). Piles before lo(M + k), and the lanes below m where m is not
 * divisible by 4, find something that is not a value; but what a reachable cell looks at is reachable, so it is not read.
 * What is free on a diagonal, from X = (n - i)/3 or the column's end on, is a minimum of U: S(i + 2 (M + k)) where no
 * pile is below zero, as then U = S falls; else two ranges of 2^k cells from a sparse table cover lane 0, and a third what
 * the other lanes have more, 6 cells at most, so no more than 2^k = 8.
 *
 * Cells are kept by diagonal: vector i - 3 to n - 2M - 1 of a group holds the cells (i + k, M + k), i.e. the diagonal of
 * pile i - M. So the running minima along the diagonals, for `since` lane by lane while a group is filled and for `above`
 * when a block of columns p to 2p - 1 is complete, meet neighbouring vectors, as everything here does.
 */
import { startBlock } from "./block";
import { fillEnds, fillGroup } from "./group";
import { ABOVE, CELLS, get, NONE, SINCE, SINCE_NEXT, SUFFIX, set, small } from "./places";
import { bottomGroup, free, lo, m, n, rangesRow, top, topGroup } from "./plan";

export { HEAP, SUFFIX } from "./places";
export { plan } from "./plan";

/** What the mover collects from pile i on when up to 2M may be taken, once S is in place and `fill` has run. */
export function total(i: i32, M: i32): i32 {
  if (2 * M >= n - i) return get(free, i);
  if (M < 4) return get(small(M), i);
  return get(<usize>get(CELLS, M >> 2) + (<usize>(i - (M & 3)) << 4), M & 3);
}

export function fill(): void {
  for (let i = n + 1; i < n + 16; i++) set(SUFFIX, i, 0);
  if (free == SUFFIX) fillEnds();
  else fillRanges();
  let near = SINCE;
  let next = SINCE_NEXT;
  forget();
  for (let q = topGroup; q >= bottomGroup; q--) {
    fillGroup(q, near, next);
    const filled = next;
    next = near;
    near = filled;
    if ((q & (q - 1)) == 0 && 4 * q > m) {
      forget();
      startBlock(4 * q);
    }
  }
  for (let M = min(3, top); M >= m; M--) fillSmall(M);
}

function fillRanges(): void {
  for (let i = n; i < n + 16; i++) set(free, i, i == n ? 0 : NONE);
  for (let i = n - 1, lowest = 0; i >= 0; i--) {
    const value = get(SUFFIX, i) - lowest;
    set(free, i, value);
    lowest = min(lowest, value);
  }
  let below = free;
  for (let width = 1; width <= top; width *= 2) {
    const ranges = below + rangesRow();
    for (let i = 0; i < n + 16; i++) set(ranges, i, min(get(below, i), get(below, min(n + 15, i + width))));
    below = ranges;
  }
}

function fillSmall(M: i32): void {
  const first = lo(M);
  for (let i = n - 2 * M - 1; i >= first; i--) {
    let best = NONE;
    for (let X = 1; X <= 2 * M; X++) best = min(best, total(i + X, max(M, X)));
    set(small(M), i, get(SUFFIX, i) - best);
  }
}

/** No column of the block has been met yet. */
function forget(): void {
  clear(SINCE);
  clear(SINCE_NEXT);
  clear(ABOVE);
}
function clear(place: usize): void {
  for (let i = 0; i < n; i += 4) v128.store(place + (<usize>i << 2), i32x4.splat(NONE));
}
