/**
 * Where everything stands in the module's memory, in bytes, and how it is read and written. Most places are constants and
 * not packed, so that an access is one instruction; what a short row leaves untouched of them costs nothing.
 */

/** Rows have at most this many piles. */
const MOST: i32 = 1 << 15;
/** Greater than every value. */
export const NONE: i32 = i32.MAX_VALUE;

/** A number for each pile, and for those that are looked for past the last. */
const ROW: usize = 4 * (MOST + 64);
/** Diagonals of piles -m - 3, ..., which the last group lowers, too, though there are none. */
const NO_PILES: usize = ROW / 2;

/** S(0) to S(n), then zeros. */
export const SUFFIX: usize = 0;
/** lo(M) by M. */
export const FIRST: usize = SUFFIX + ROW;
/** By diagonal: the minimum over the columns X >= p, and those over the columns from the group before up to p - 1. */
export const ABOVE: usize = FIRST + ROW;
export const SINCE: usize = ABOVE + ROW + NO_PILES;
export const SINCE_NEXT: usize = SINCE + ROW + NO_PILES;
/** The columns 1, 2 and 3. */
const SMALL: usize = SINCE_NEXT + ROW;
/** By pile, four numbers each: the group's cells, and minima of U for their diagonals. */
export const GROUP: usize = SMALL + 3 * ROW;
export const BEYOND: usize = GROUP + 4 * ROW;
/** The minima of the beginnings of a block, which is at most half a row long, four numbers each. */
export const AHEAD: usize = BEYOND + 4 * ROW;
/** By group, at most an eighth of a row: where its cells stand, and where the prefix minima of its diagonals. */
export const CELLS: usize = AHEAD + 2 * ROW;
export const PREFIXES: usize = CELLS + ROW / 8;
/** From here on what they point to. */
export const HEAP: usize = PREFIXES + ROW / 8;

@inline export function small(M: i32): usize {
  return SMALL + <usize>(M - 1) * ROW;
}

@inline export function get(place: usize, i: i32): i32 {
  return load<i32>(place + (<usize>i << 2));
}
@inline export function set(place: usize, i: i32, value: i32): void {
  store<i32>(place + (<usize>i << 2), value);
}
/** The same number in all lanes. */
@inline export function all(place: usize, i: i32): v128 {
  return v128.load32_splat(place + (<usize>i << 2));
}
@inline export function four(place: usize, i: i32): v128 {
  return v128.load(place + (<usize>i << 4));
}
@inline export function setFour(place: usize, i: i32, value: v128): void {
  v128.store(place + (<usize>i << 4), value);
}
/** The numbers of i, i + 2, i + 4 and i + 6. */
@inline export function everySecond(place: usize, i: i32): v128 {
  const from = place + (<usize>i << 2);
  return i32x4.shuffle(v128.load(from), v128.load(from, 16), 0, 2, 4, 6);
}

@inline export function least(a: v128, b: v128): v128 {
  return i32x4.min_s(a, b);
}
