/** What the columns of a block leave behind for those of the next. */
import { ABOVE, all, CELLS, four, get, least, NONE, PREFIXES, set, setFour } from "./places";
import { bottomGroup, lo, n, top, topGroup } from "./plan";

/** The columns p to 2p - 1 are complete: all their diagonals' minima, and those up to column 2M for each M of the next block. */
export function startBlock(p: i32): void {
  for (let X = p; X < 2 * p && X <= top; X += 8) {
    const q = X >> 2;
    const isRead = q >> 1 >= bottomGroup;
    const prefixes = isRead ? <usize>get(PREFIXES, q >> 1) : 0;
    const hasTwo = q < topGroup && X + 4 < 2 * p;
    // vectors by the pile of their diagonal
    const one = <usize>get(CELLS, q) + (<usize>X << 4);
    const two = hasTwo ? <usize>get(CELLS, q + 1) + (<usize>(X + 4) << 4) : 0;
    const end = n - 3 * X;
    let d = lo(X) - X;
    const fromTwo = hasTwo ? lo(X + 4) - X - 4 : NONE;
    const whole = max(d, end - 21); // before there all eight are held
    for (const stop = min(whole, fromTwo); d < stop; d++) {
      const minima = least(prefixMinima(four(one, d)), all(ABOVE, d));
      v128.store32_lane(ABOVE + (<usize>d << 2), minima, 3);
      if (isRead) setFour(prefixes, d, i32x4.shuffle(minima, minima, 0, 2, 3, 3));
    }
    for (; d < whole; d++) {
      const minima = least(prefixMinima(four(one, d)), all(ABOVE, d));
      const further = least(prefixMinima(four(two, d)), i32x4.shuffle(minima, minima, 3, 3, 3, 3));
      v128.store32_lane(ABOVE + (<usize>d << 2), further, 3);
      if (isRead) setFour(prefixes, d, i32x4.shuffle(minima, further, 0, 2, 4, 6));
    }
    for (; d < end; d++) {
      let running = get(ABOVE, d);
      for (let k = 0; k < 8; k++) {
        const isHeld = d < n - 3 * (X + k) && (k < 4 || d >= fromTwo);
        if (isHeld) running = min(running, get((k < 4 ? one : two) + (<usize>d << 4), k & 3));
        if (isRead && (k & 1) == 0) set(prefixes + (<usize>d << 4), k >> 1, running);
      }
      set(ABOVE, d, running);
    }
  }
}

@inline function prefixMinima(v: v128): v128 {
  const none = i32x4.splat(NONE);
  const pairs = least(v, i32x4.shuffle(v, none, 4, 0, 1, 2));
  return least(pairs, i32x4.shuffle(pairs, none, 4, 4, 0, 1));
}
