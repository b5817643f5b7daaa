/**
 * A memo of numbers for intervals l..r of a row, in square tiles: the intervals whose l, and whose r, have the same quotient
 * by the tile's side. A search that is hard asks for intervals side by side, for the same l or the same r; in a tile they
 * lie in the same few cache lines, where a hash table would make each a separate miss. A search that is not has no use
 * for the neighbours: its tiles are single cells. The tiles are found by an open-addressing hash table at most half full.
 */
export class IntervalMemo {
  /** 0 where nothing is known. */
  cells: Float64Array;
  readonly #bits: number;
  #tiles = 0;
  #lefts = new Int32Array(1 << 10);
  #rights = new Int32Array(1 << 10);
  #starts = new Int32Array(1 << 10); // a tile's size times its number, from 1: 0 marks an empty slot

  /** @param bits of a place within a tile: 0 for single cells, 3 for 8 x 8 */
  constructor(bits: number) {
    this.#bits = bits;
    this.cells = new Float64Array(1 << 10);
  }

  /** Cells of all tiles, eight bytes each. */
  get size(): number {
    return this.#tiles << (2 * this.#bits);
  }

  /** Whether two places on the same side fall into the same tile is whether these are equal. */
  tileNumber(place: number): number {
    return place >> this.#bits;
  }

  /** Where the interval's cell is in its tile. */
  cellOf(l: number, r: number): number {
    const side = (1 << this.#bits) - 1;
    return ((l & side) << this.#bits) | (r & side);
  }

  /** Where the tile of the interval begins in `cells`; it stays there. */
  tileOf(l: number, r: number): number {
    const left = l >> this.#bits;
    const right = r >> this.#bits;
    const mask = this.#starts.length - 1;
    let slot = slotOf(left, right, mask);
    for (; this.#starts[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.#rights[slot] === right && this.#lefts[slot] === left) return this.#starts[slot];
    }
    return this.#add(left, right, slot);
  }

  #add(left: number, right: number, slot: number): number {
    const start = ++this.#tiles << (2 * this.#bits);
    this.#lefts[slot] = left;
    this.#rights[slot] = right;
    this.#starts[slot] = start;
    if (this.size + (1 << (2 * this.#bits)) > this.cells.length) {
      const cells = new Float64Array(2 * this.cells.length);
      cells.set(this.cells);
      this.cells = cells;
    }
    if (2 * this.#tiles > this.#starts.length) this.#grow();
    return start;
  }

  #grow(): void {
    const [lefts, rights, starts] = [this.#lefts, this.#rights, this.#starts];
    const slots = 2 * starts.length;
    this.#lefts = new Int32Array(slots);
    this.#rights = new Int32Array(slots);
    this.#starts = new Int32Array(slots);
    for (let old = 0; old < starts.length; old++) {
      if (starts[old] === 0) continue;
      let slot = slotOf(lefts[old], rights[old], slots - 1);
      while (this.#starts[slot] !== 0) slot = (slot + 1) & (slots - 1);
      this.#lefts[slot] = lefts[old];
      this.#rights[slot] = rights[old];
      this.#starts[slot] = starts[old];
    }
  }
}

function slotOf(left: number, right: number, mask: number): number {
  let hash = Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  hash ^= hash >>> 15;
  return hash & mask;
}
