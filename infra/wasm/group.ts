/** Fills four columns in lockstep. Every loop runs over neighbouring cells. */
import {
  ABOVE,
  AHEAD,
  all,
  BEYOND,
  CELLS,
  everySecond,
  four,
  GROUP,
  get,
  least,
  NONE,
  PREFIXES,
  SUFFIX,
  set,
  setFour,
} from "./places";
import { free, lo, m, n, rangesRow } from "./plan";

/**
 * The columns 4q to 4q + 3.
 * @param near by diagonal, the minima over the columns of the groups before, back to a power of two
 * @param next where they are to be with this group's
 */
export function fillGroup(q: i32, near: usize, next: usize): void {
  const M = q << 2;
  const first = lo(M);
  const end = n - 2 * M;
  const cells = <usize>get(CELLS, q);
  const prefixes = <usize>get(PREFIXES, q);
  // from here on all lanes' diagonals leave the held cells, and before there none
  const leaveAll = n - 6 * M;
  const leaveAny = leaveAll - 18;
  const leaves = i32x4.add(i32x4.splat(leaveAll), i32x4(-1, -7, -13, -19));
  const beyond = beyondFor(M, max(first, leaveAny), end);
  for (let i = end; i < end + 3; i++) setFour(GROUP, i, all(free, i));
  let lowered = i32x4.splat(NONE);
  let running = i32x4.splat(NONE); // the minima of the block's cells so far
  let i = end - 1;
  for (const start = max(first, end - M); i >= start; i--) {
    const value = i32x4.sub(all(SUFFIX, i), least(running, four(beyond, i)));
    running = least(running, value);
    lowered = keep(value, i, M, cells, lowered, near, next);
  }
  while (i >= first) {
    const stop = i + 1;
    const start = max(first, stop - M);
    fillAhead(stop, M);
    running = i32x4.splat(NONE);
    for (const from = max(start, leaveAll); i >= from; i--) {
      const far = least(all(ABOVE, i), four(beyond, i));
      const value = lessBest(i, M, stop, least(running, least(all(near, i), far)));
      running = least(running, value);
      lowered = keep(value, i, M, cells, lowered, near, next);
    }
    for (const from = max(start, leaveAny); i >= from; i--) {
      const leaving = least(all(ABOVE, i), four(beyond, i));
      const far = v128.bitselect(leaving, four(prefixes, i), i32x4.gt_s(i32x4.splat(i), leaves));
      const value = lessBest(i, M, stop, least(running, least(all(near, i), far)));
      running = least(running, value);
      lowered = keep(value, i, M, cells, lowered, near, next);
    }
    for (; i >= start; i--) {
      const value = lessBest(i, M, stop, least(running, least(all(near, i), four(prefixes, i))));
      running = least(running, value);
      lowered = keep(value, i, M, cells, lowered, near, next);
    }
  }
  // column m begins with pile 0, in whatever lane it is: its first diagonals are those of piles left of the row
  if (M < m) for (i = -1; i >= -3; i--) setFour(cells, i, skewed(i32x4.splat(NONE), i));
}

function fillAhead(stop: i32, M: i32): void {
  let running = i32x4.splat(NONE);
  for (let k = 0; k < M; k++) {
    running = least(running, four(GROUP, stop + k));
    setFour(AHEAD, k, running);
  }
}

/** What is left, less the least of the cells below, of the next three diagonal cells, and of what else there is. */
@inline function lessBest(i: i32, M: i32, stop: i32, others: v128): v128 {
  const below = four(AHEAD, i + M - stop);
  const one = four(GROUP, i + M + 1);
  const two = four(GROUP, i + M + 2);
  const three = v128.load32_splat(GROUP + (<usize>(i + M + 3) << 4), 12);
  const nearest = least(i32x4.shuffle(one, one, 1, 1, 2, 3), i32x4.shuffle(two, two, 2, 2, 2, 3));
  return i32x4.sub(all(SUFFIX, i), least(least(others, below), least(nearest, three)));
}

/**
 * Puts a vector into the group, its diagonals into the cells, and the minimum of the one that it completes into `next`.
 * @param lowered lane k: the minimum of the diagonal of the vector before in lane k, from there on
 */
@inline function keep(
  value: v128,
  i: i32,
  M: i32,
  cells: usize,
  lowered: v128,
  near: usize,
  next: usize,
): v128 {
  setFour(GROUP, i, value);
  setFour(cells, i, skewed(value, i));
  const minima = least(value, i32x4.shuffle(lowered, all(near, i - M - 3), 1, 2, 3, 4));
  v128.store32_lane(next + (<usize>(i - M) << 2), minima, 0);
  return minima;
}

/** Lane k of pile i + k: a diagonal. */
@inline function skewed(value: v128, i: i32): v128 {
  const first = i32x4.shuffle(value, four(GROUP, i + 1), 0, 5, 2, 3);
  const last = i32x4.shuffle(four(GROUP, i + 2), four(GROUP, i + 3), 0, 1, 2, 7);
  return i32x4.shuffle(first, last, 0, 1, 6, 7);
}

/** Where no pile is below zero, what is free is least at its end, whatever the column: S(i), S(i + 2), S(i + 4), S(i + 6). */
export function fillEnds(): void {
  for (let i = 0; i < n; i++) setFour(BEYOND, i, everySecond(SUFFIX, i));
}

/** The place of the least that is free on each pile's diagonals and, past the column's end, below it. */
function beyondFor(M: i32, from: i32, end: i32): usize {
  if (free == SUFFIX) return BEYOND + (<usize>M << 5);
  for (let i = from; i < end; i++) {
    const first = i + min(end - i, (n - i + 2) / 3);
    const last = i + 2 * M;
    const length = last + 1 - first;
    if (length >= 8) {
      const k = 31 - clz(length);
      const ranges = free + <usize>k * rangesRow();
      const ends = everySecond(ranges, last + 1 - (1 << k));
      setFour(BEYOND, i, least(least(all(ranges, first), ends), i32x4.shuffle(ends, ends, 0, 0, 0, 0)));
    } else {
      for (let k = 0; k < 4; k++) {
        let best = NONE;
        for (let j = first; j <= last + 2 * k; j++) best = min(best, get(free, j));
        set(BEYOND, 4 * i + k, best);
      }
    }
  }
  return BEYOND;
}
