/**
 * A memo of numbers for intervals l..r (r > 0) of a row: an open-addressing hash table in typed arrays, at most half full,
 * 17 bytes a slot. Several times faster than a Map and a third of its size.
 */
export class IntervalMemo {
  #lefts = new Int32Array(1 << 10);
  #rights = new Int32Array(1 << 10); // 0 marks an empty slot
  #values = new Float64Array(1 << 10);
  #exact = new Uint8Array(1 << 10);
  #count = 0;

  /** Where the interval is held, or -1. */
  find(l: number, r: number): number {
    const slot = this.#slot(l, r);
    return this.#rights[slot] === 0 ? -1 : slot;
  }

  valueAt(slot: number): number {
    return this.#values[slot];
  }

  isExactAt(slot: number): boolean {
    return this.#exact[slot] === 1;
  }

  set(l: number, r: number, value: number, exact: boolean): void {
    let slot = this.#slot(l, r);
    if (this.#rights[slot] === 0) {
      if (2 * ++this.#count > this.#rights.length) {
        this.#grow();
        slot = this.#slot(l, r);
      }
      this.#lefts[slot] = l;
      this.#rights[slot] = r;
    }
    this.#values[slot] = value;
    this.#exact[slot] = exact ? 1 : 0;
  }

  /** The slot of the interval, or the empty one where it belongs. */
  #slot(l: number, r: number): number {
    const mask = this.#rights.length - 1;
    let hash = Math.imul(l, 0x9e3779b1) ^ Math.imul(r, 0x85ebca6b);
    hash ^= hash >>> 15;
    let slot = hash & mask;
    while (this.#rights[slot] !== 0 && (this.#rights[slot] !== r || this.#lefts[slot] !== l)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const lefts = this.#lefts;
    const rights = this.#rights;
    const values = this.#values;
    const exact = this.#exact;
    const slots = 2 * rights.length;
    this.#lefts = new Int32Array(slots);
    this.#rights = new Int32Array(slots);
    this.#values = new Float64Array(slots);
    this.#exact = new Uint8Array(slots);
    for (let old = 0; old < rights.length; old++) {
      if (rights[old] === 0) continue;
      const slot = this.#slot(lefts[old], rights[old]);
      this.#lefts[slot] = lefts[old];
      this.#rights[slot] = rights[old];
      this.#values[slot] = values[old];
      this.#exact[slot] = exact[old];
    }
  }
}
