/**
 * The value of every position of a played game of Stone Game, in O((n + k) log n) for k plies on n piles.
 *
 * Played backwards, a game puts piles back at either end of a row. Triples may be fused in any order (fuse.ts), so the
 * valley of a row that grows at its ends can be kept as it grows: a pile is put on at its end and fused with what lies
 * there while it can be. Each pile is put on once and each fusion takes two values off, so that is O(1) a pile over the
 * whole game.
 *
 * The value of a row is the alternating sum A of its valley in descending order. Let e be the value at one end, k the
 * number of values at the other end that exceed it, and `outer` those k's alternating sum. They are the only ones before e
 * in descending order: on its own side the values fall towards the bottom, so none of them exceeds e. Without e the
 * order is the k, then the rest; with e it is the k, then e, then the rest with every sign turned:
 *
 *     A(with e) = outer + (-1)^k e - (A(without e) - outer) = 2 outer + (-1)^k e - A(without e),
 *
 * which is its own inverse: the same step puts e on and takes it off. The k values are a run at the other end, found by
 * halving; their alternating sum is a difference of two prefix sums in which places have signs in turn. The terms are added
 * as (outer + (-1)^k e) - (A(without e) - outer): the alternating sums of the first k + 1 values and of the others, so that
 * no number on the way is greater than the sum of all |piles|.
 *
 * Proof checked by machine: notebooks/proofs/Review.v, `game_put_back`; for halving and prefix sums
 * notebooks/proofs/ReviewProgram.v, `put_left_correct` and `put_right_correct`.
 */
import type { Row } from "../rows/row.ts";

/** @returns the mover's points minus the other's before each ply, and after the last one */
export function valuesAlong(
  piles: Row,
  fromLeft: (ply: number) => boolean,
  plies: number,
  sign: 1 | -1 = 1,
): Float64Array {
  let l = 0;
  let r = piles.length;
  for (let ply = 0; ply < plies; ply++) {
    if (fromLeft(ply)) l++;
    else r--;
  }
  const valley = new GrowingValley(l, piles.length - l);
  for (let i = l; i < r; i++) valley.putRight(sign * piles[i]);
  const values = new Float64Array(plies + 1);
  values[plies] = valley.value;
  for (let ply = plies - 1; ply >= 0; ply--) {
    if (fromLeft(ply)) valley.putLeft(sign * piles[--l]);
    else valley.putRight(sign * piles[r++]);
    values[ply] = valley.value;
  }
  return values;
}

class GrowingValley {
  /** Its alternating sum in descending order. */
  value = 0;
  // the valley is #values[#from..#to - 1]
  readonly #values: Float64Array;
  /** At i the sum of the values before place i, each times (-1)^place; counted from where the first was put. */
  readonly #sums: Float64Array;
  #from: number;
  #to: number;

  /**
   * @param left how many piles are put on the left at most
   * @param right how many are put on the right at most
   */
  constructor(left: number, right: number) {
    this.#values = new Float64Array(left + right);
    this.#sums = new Float64Array(left + right + 1);
    this.#from = left;
    this.#to = left;
  }

  putLeft(pile: number): void {
    const values = this.#values;
    let value = pile;
    while (
      this.#to - this.#from >= 2 &&
      value <= values[this.#from] &&
      values[this.#from] >= values[this.#from + 1]
    ) {
      value += values[this.#from + 1] - values[this.#from];
      this.#turnLeft();
      this.#from++;
      this.#turnLeft();
      this.#from++;
    }
    const place = --this.#from;
    values[place] = value;
    this.#sums[place] = this.#sums[place + 1] - signed(place, value);
    this.#turnLeft();
  }

  putRight(pile: number): void {
    const values = this.#values;
    let value = pile;
    while (
      this.#to - this.#from >= 2 &&
      value <= values[this.#to - 1] &&
      values[this.#to - 1] >= values[this.#to - 2]
    ) {
      value += values[this.#to - 2] - values[this.#to - 1];
      this.#turnRight();
      this.#to--;
      this.#turnRight();
      this.#to--;
    }
    const place = this.#to++;
    values[place] = value;
    this.#sums[place + 1] = this.#sums[place] + signed(place, value);
    this.#turnRight();
  }

  /** Puts the left end's value into the alternating sum, or takes it out. */
  #turnLeft(): void {
    const e = this.#values[this.#from];
    let low = this.#from + 1; // the first of the values at the right end that exceed it
    let high = this.#to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#values[middle] > e) high = middle;
      else low = middle + 1;
    }
    // the last of them comes first in descending order
    this.#turn(e, this.#to - low, signed(this.#to - 1, this.#sums[this.#to] - this.#sums[low]));
  }

  #turnRight(): void {
    const e = this.#values[this.#to - 1];
    let low = this.#from; // after the last of the values at the left end that exceed it
    let high = this.#to - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#values[middle] > e) low = middle + 1;
      else high = middle;
    }
    this.#turn(e, low - this.#from, signed(this.#from, this.#sums[low] - this.#sums[this.#from]));
  }

  #turn(e: number, exceeding: number, outer: number): void {
    this.value = outer + signed(exceeding, e) - (this.value - outer);
  }
}

const signed = (place: number, value: number): number => (place % 2 === 0 ? value : -value);
