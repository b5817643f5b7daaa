/** Moves that remove any one element of a row: Stone Game VI and IX. */
import type { InferOutput } from "valibot";
import { closed, integer } from "../fields.ts";
import { rankIn } from "./rank-in.ts";
import type { Row } from "./row.ts";

export const removal = closed({
  index: integer(0, Number.MAX_SAFE_INTEGER, "The stone's place among those that are left, from 0."),
});
export type Removal = Readonly<InferOutput<typeof removal>>;

export function* removals(count: number): Generator<Removal> {
  for (let index = 0; index < count; index++) yield { index };
}

export function without(row: Row, { index }: Removal): Row {
  const rest = row.slice();
  rest.splice(index, 1);
  return rest;
}

/**
 * Where the removed elements of a row of n stood before the first removal, from where each stands when its turn comes. A
 * Fenwick tree of those that are left finds the next one by halving: O(n + k log n) for k removals.
 */
export function originalPlaces(removals: readonly Removal[], n: number): Int32Array {
  const tree = Int32Array.from({ length: n + 1 }, (_, node) => node & -node);
  const top = 2 ** Math.floor(Math.log2(Math.max(1, n)));
  return Int32Array.from(removals, ({ index }) => {
    let place = 0;
    for (let step = top, before = index; step > 0; step >>= 1) {
      if (place + step > n || tree[place + step] > before) continue;
      place += step;
      before -= tree[place];
    }
    for (let node = place + 1; node <= n; node += node & -node) tree[node]--;
    return place;
  });
}

/**
 * The moves of a line from the places that the removed elements have at its start: where each stands when its turn
 * comes, after the earlier removals. A Fenwick tree over the removed places counts the earlier ones to the left:
 * O(k log k) for k removals, however long the row.
 */
export function currentIndices(removed: ArrayLike<number>): Int32Array {
  const count = removed.length;
  const sorted = Int32Array.from(removed).sort();
  const tree = new Int32Array(count + 1);
  const current = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    const rank = rankIn(sorted, removed[k]);
    let earlier = 0;
    for (let node = rank; node > 0; node &= node - 1) earlier += tree[node];
    for (let node = rank + 1; node <= count; node += node & -node) tree[node]++;
    current[k] = removed[k] - earlier;
  }
  return current;
}
