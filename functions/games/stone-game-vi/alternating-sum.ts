/**
 * The alternating sum of a list, first value first with +, whose values can be removed. A segment tree: a node knows how
 * many of its values are left and their alternating sum; what is to the right of an odd number has its sign turned. O(n) to
 * make, O(log n) to remove.
 */
export class AlternatingSum {
  readonly #leaves: number;
  /** Whether an odd number is left below each node. */
  readonly #odd: Uint8Array;
  readonly #sums: Float64Array;

  constructor(n: number, valueAt: (i: number) => number) {
    this.#leaves = 2 ** Math.ceil(Math.log2(Math.max(1, n)));
    this.#odd = new Uint8Array(2 * this.#leaves);
    this.#sums = new Float64Array(2 * this.#leaves);
    for (let i = 0; i < n; i++) {
      this.#odd[this.#leaves + i] = 1;
      this.#sums[this.#leaves + i] = valueAt(i);
    }
    for (let node = this.#leaves - 1; node > 0; node--) this.#join(node);
  }

  get value(): number {
    return this.#sums[1];
  }

  remove(i: number): void {
    const leaf = this.#leaves + i;
    this.#odd[leaf] = 0;
    this.#sums[leaf] = 0;
    for (let node = leaf >> 1; node > 0; node >>= 1) this.#join(node);
  }

  #join(node: number): void {
    const [left, right] = [2 * node, 2 * node + 1];
    this.#odd[node] = this.#odd[left] ^ this.#odd[right];
    this.#sums[node] = this.#sums[left] + (this.#odd[left] === 1 ? -this.#sums[right] : this.#sums[right]);
  }
}
