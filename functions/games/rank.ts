/**
 * Best moves first, for every game alike. A selection with a bounded heap over the indices: O(m log k) for the k best
 * of m moves, O(k) space, so that listing 100 of ten million moves builds 100 objects.
 */
import type { Player, ValuedMoves } from "./game.ts";
import { signOf } from "./game.ts";

/** Indices of the `limit` best moves for `toMove`, best first, equals in the order in which they are listed. */
export function bestFirst<M>(moves: ValuedMoves<M>, toMove: Player, limit: number): number[] {
  const sign = signOf(toMove);
  const size = Math.min(limit, moves.count);
  if (size === 0) return [];
  const merit = (i: number) => sign * moves.value(i);

  // Max-heap by badness: the root is the worst move kept, the first to go.
  const heap = new Int32Array(size);
  const merits = new Float64Array(size);
  let length = 0;
  const worse = (a: number, b: number) =>
    merits[a] < merits[b] || (merits[a] === merits[b] && heap[a] > heap[b]);
  const swap = (a: number, b: number) => {
    const index = heap[a];
    heap[a] = heap[b];
    heap[b] = index;
    const value = merits[a];
    merits[a] = merits[b];
    merits[b] = value;
  };
  const siftUp = (from: number) => {
    for (let child = from; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!worse(child, parent)) break;
      swap(child, parent);
      child = parent;
    }
  };
  const siftDown = () => {
    for (let parent = 0; ; ) {
      let child = 2 * parent + 1;
      if (child >= length) break;
      if (child + 1 < length && worse(child + 1, child)) child++;
      if (!worse(child, parent)) break;
      swap(child, parent);
      parent = child;
    }
  };

  for (let i = 0; i < moves.count; i++) {
    const value = merit(i);
    if (length < size) {
      heap[length] = i;
      merits[length] = value;
      siftUp(length++);
    } else if (value > merits[0]) {
      heap[0] = i;
      merits[0] = value;
      siftDown();
    }
  }
  const order = new Array<number>(size);
  while (length > 0) {
    order[length - 1] = heap[0];
    length--;
    heap[0] = heap[length];
    merits[0] = merits[length];
    siftDown();
  }
  return order;
}
