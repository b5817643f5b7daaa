/** Best moves first, for every game alike: a selection, so that listing 100 of ten million moves builds 100 objects. */
import type { Player, ValuedMoves } from "./game.ts";
import { signOf } from "./game.ts";

/**
 * Indices of the `limit` best moves for `toMove`, best first; where the values say nothing of points, then the hardest to
 * answer; then in the order of the rules.
 */
export function bestFirst<M>(moves: ValuedMoves<M>, toMove: Player, limit: number): number[] {
  const sign = signOf(toMove);
  const meritOf = (i: number) => sign * moves.value(i) - ease(moves, i, sign);
  if (moves.kinds === undefined) return greatestFirst(moves.count, meritOf, limit);
  return greatestOfKinds(moves.count, moves.kinds, meritOf, limit);
}

/** The same by looking at one move of each kind, and then at no more of them than are listed. */
function greatestOfKinds(
  count: number,
  { count: kinds, next }: NonNullable<ValuedMoves<unknown>["kinds"]>,
  meritOf: (i: number) => number,
  limit: number,
): number[] {
  const order: number[] = [];
  const heads = Array.from({ length: kinds }, (_, kind) => next(kind, 0));
  const merits = heads.map((i) => (i < count ? meritOf(i) : Number.NaN));
  while (order.length < Math.min(limit, count)) {
    let best = -1;
    for (let kind = 0; kind < kinds; kind++) {
      if (heads[kind] >= count) continue;
      const more = best < 0 ? 1 : merits[kind] - merits[best];
      if (more > 0 || (more === 0 && heads[kind] < heads[best])) best = kind;
    }
    order.push(heads[best]);
    heads[best] = next(best, heads[best] + 1);
  }
  return order;
}

/**
 * Indices of the `limit` greatest of `count` merits, the greatest first, equal ones by index. For k of m O(m + k
 * log k) expected time, whatever their order, and O(k) space: one is kept if it beats what is known to be beaten by
 * k others, and whenever 4 k are kept, the best k of them stay. One that is below k of a few taken from all over is
 * passed over from the start, which spares most where merits rise.
 */
export function greatestFirst(count: number, meritOf: (i: number) => number, limit: number): number[] {
  const size = Math.min(limit, count);
  if (size === 0) return [];
  const room = Math.min(count, 4 * size);
  const merits = new Float64Array(room);
  const indices = new Int32Array(room);
  const few = 16 * size;
  const floor =
    count < 4 * few
      ? Number.NEGATIVE_INFINITY
      : greatest(
          Float64Array.from({ length: few }, (_, k) => meritOf(Math.floor((k * count) / few))),
          size,
        );
  let held = 0;
  let least = Number.NEGATIVE_INFINITY;
  const keepBest = () => {
    least = greatest(merits.slice(0, held), size);
    let equals = size;
    for (let i = 0; i < held; i++) if (merits[i] > least) equals--;
    let kept = 0;
    for (let i = 0; i < held; i++) {
      if (merits[i] < least || (merits[i] === least && equals-- <= 0)) continue;
      merits[kept] = merits[i];
      indices[kept++] = indices[i];
    }
    held = kept;
  };
  for (let i = 0; i < count; i++) {
    const merit = meritOf(i);
    if (merit <= least || merit < floor) continue;
    merits[held] = merit;
    indices[held++] = i;
    if (held === room && held > size) keepBest();
  }
  if (held > size) keepBest();
  const order = Array.from({ length: held }, (_, i) => i);
  return order.sort((a, b) => merits[b] - merits[a] || a - b).map((i) => indices[i]);
}

/**
 * How easy a move is to answer, from -1/4 to 1/2, less than two values differ by: the share of answers that win. A move
 * that ends the game is the hardest when it wins, and the easiest when it loses.
 */
function ease<M>(moves: ValuedMoves<M>, i: number, sign: number): number {
  if (moves.replies === undefined) return 0;
  const { winning, of } = moves.replies(i);
  return (of > 0 ? winning / of : sign * moves.value(i) > 0 ? -1 : 2) / 4;
}

/** The k-th greatest value, by quickselect with random pivots: O(n) expected, whatever the values. */
function greatest(values: Float64Array, k: number): number {
  for (let low = 0, high = values.length - 1; ; ) {
    const pivot = values[low + Math.floor(Math.random() * (high - low + 1))];
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i] > pivot) i++;
      while (values[j] < pivot) j--;
      if (i <= j) {
        const swapped = values[i];
        values[i++] = values[j];
        values[j--] = swapped;
      }
    }
    if (k - 1 <= j) high = j;
    else if (k - 1 >= i) low = i;
    else return pivot;
  }
}
