/** The row, its columns, and where they will stand. */
import { CELLS, FIRST, get, HEAP, PREFIXES, SUFFIX, set } from "./places";

export let n: i32;
export let m: i32;
/** The greatest M that has a column. */
export let top: i32;
/** Groups by M / 4. Columns below 4, where not all lanes may take 3 piles more than M, are filled one by one. */
export let bottomGroup: i32;
export let topGroup: i32;
/** U(0) to U(n), and after it its range minima; S and nothing more where no pile is below zero. */
export let free: usize;

/**
 * @param signed whether a pile is below zero
 * @param everything whether all cells will be asked for, or only those of the columns up to 7: what is kept of a block of
 * columns then takes the place of the block before
 * @returns the bytes of memory that `fill` needs
 */
export function plan(piles: i32, start: i32, signed: bool, everything: bool): usize {
  n = piles;
  m = start;
  let M = m;
  for (; 2 * M < n; M++) {
    const first = M == m ? 0 : M + lo((M + 1) >> 1);
    if (first >= n - 2 * M) break;
    set(FIRST, M, first);
  }
  top = M - 1;
  bottomGroup = max(1, m >> 2);
  topGroup = top >> 2;
  let end = HEAP;
  free = SUFFIX;
  if (signed) {
    free = end;
    for (let width = 1; width <= 2 * top; width *= 2) end += rangesRow();
  }
  end = placeAll(CELLS, topGroup, 2, 3, end, everything);
  return placeAll(PREFIXES, topGroup >> 1, 6, 0, end, false);
}

/** Places vectors for the piles from lo(M) - more to n - reach M, for each group; in each block anew unless `apart`. */
function placeAll(places: usize, from: i32, reach: i32, more: i32, start: usize, apart: bool): usize {
  let end = start;
  let most = start;
  for (let q = from; q >= bottomGroup; q--) {
    const M = q << 2;
    const first = lo(M) - more;
    if (!apart && (q & (q + 1)) == 0) end = start;
    set(places, q, <i32>(end - (<usize>first << 4)));
    end += <usize>max(0, n - reach * M - first) << 4;
    most = max(most, end);
  }
  return most;
}

@inline export function lo(M: i32): i32 {
  return get(FIRST, max(m, M));
}
@inline export function rangesRow(): usize {
  return <usize>(n + 16) << 2;
}
