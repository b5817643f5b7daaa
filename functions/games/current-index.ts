/**
 * Lines in games whose moves remove an element: `removed` are indices into the original array in the order of removal;
 * the k-th result is where that element then stands, the earlier ones being gone. A Fenwick tree over the removed
 * indices counts the earlier ones to the left: O(k log k) for k removals, however long the array.
 */
import { rankIn } from "./rank-in.ts";

export function currentIndices(removed: ArrayLike<number>): Int32Array {
  const count = removed.length;
  const sorted = Int32Array.from(removed).sort();
  const tree = new Int32Array(count + 1);
  const current = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    const rank = rankIn(sorted, removed[k]);
    let goneBefore = 0;
    for (let node = rank; node > 0; node &= node - 1) goneBefore += tree[node];
    for (let node = rank + 1; node <= count; node += node & -node) tree[node]++;
    current[k] = removed[k] - goneBefore;
  }
  return current;
}
