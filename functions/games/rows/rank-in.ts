/** How many values of an ascending array are smaller: the place of the value, if it is there. By halving, O(log n). */
export function rankIn(ascending: Int32Array, value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
