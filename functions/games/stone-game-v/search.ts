/**
 * Branch and bound for Stone Game V on a compact row.
 *
 * The bound. With no value below 0 a row of sum s is worth at most B(s) = s - popcount(s), popcount being the number
 * of ones in binary. By induction: with fewer than two stones it is worth 0, and s >= popcount(s) as s >= 0. Else
 * keeping a part of sum h <= s/2 brings at most h + B(h) = 2h - popcount(h), which does not fall when h grows (h + 1
 * has at most one more 1 than h). At the greatest h, s/2 or (s - 1)/2, it is s - popcount(s/2) = B(s), or s - 1 -
 * (popcount(s) - 1) = B(s).
 *
 * So the splits are tried from the half outward, by descending h, and the first whose 2h - popcount(h) is no more than
 * the best so far ends the search of the row: all others are bounded by no more.
 *
 * The window. A part is only of interest if it lifts the row above what is already there, so it is asked with the value
 * that it has to beat. A row that cannot beat it is left with an upper bound instead of its value, and the bound is kept:
 * it answers any later question that asks for as much.
 *
 * Proof checked by machine: notebooks/proofs/StoneGameV.v, `value_bound`, `search_may_stop` and `search_answers`.
 *
 * The depth is at most log2 of the sum, 53, since every part has at most half of its row: recursion is safe. Near
 * O(n) on ordinary rows and O(n^2) intervals on hard ones (a few huge stones among many small), so operations are counted
 * and the search gives up at its limit.
 */
import { halfway } from "./compact-row.ts";
import { IntervalMemo } from "./interval-memo.ts";

/** What a row, a split and a cell of the memo cost, in operations, memory included (measured on rows that fill the memo). */
const ROW_COST = 420;
const SPLIT_COST = 50;
const CELL_COST = 25;

/** Thrown by a search that has used up its operations. */
export class SearchLimit extends Error {}

export class Search {
  readonly #prefix: Float64Array;
  readonly #limit: number;
  /** 1 + the value where it is exact, -1 - the bound where it is not. */
  readonly #memo: IntervalMemo;
  #operations = 0;

  /** @param isHard whether the row is known to be: that is to say, how the memo is laid out */
  constructor(prefix: Float64Array, limit: number, isHard = true) {
    this.#prefix = prefix;
    this.#limit = limit;
    this.#memo = new IntervalMemo(isHard ? 3 : 0);
  }

  /** How many have been used up. */
  get operations(): number {
    return this.#operations + CELL_COST * this.#memo.size;
  }

  /**
   * What stones l to r (r not included) are worth if that is more than `need`, else an upper bound that is not.
   * @throws {SearchLimit}
   */
  value(l: number, r: number, need = -1): number {
    return r - l < 2 ? 0 : this.#valueAt(this.#memo.tileOf(l, r), l, r, need);
  }

  /** @param tile of the interval, which has two stones or more */
  #valueAt(tile: number, l: number, r: number, need: number): number {
    const cell = tile + this.#memo.cellOf(l, r);
    const known = this.#memo.cells[cell];
    if (known > 0) return known - 1;
    if (known < 0 && -1 - known <= need) return -1 - known;
    this.#spend(ROW_COST);
    const prefix = this.#prefix;
    let end = halfway(prefix, l, r); // of the next left part
    let start = 2 * prefix[end] === prefix[l] + prefix[r] ? end : end + 1; // of the next right part
    let best = need;
    let rejected = 0; // an upper bound of everything that did not beat the best
    // the tiles of the last part on either side, and where they are
    let [leftTile, leftAt, rightTile, rightAt] = [0, -1, 0, -1];
    for (;;) {
      const left = prefix[end] - prefix[l];
      const right = prefix[r] - prefix[start];
      const sum = Math.max(left, right);
      const bound = 2 * sum - popcount(sum);
      if (bound <= best || sum === 0) {
        if (bound > rejected) rejected = bound;
        break;
      }
      this.#spend(SPLIT_COST);
      let rest = 0;
      if (left >= right) {
        if (end - l > 1) {
          if (this.#memo.tileNumber(end) !== leftAt) {
            leftAt = this.#memo.tileNumber(end);
            leftTile = this.#memo.tileOf(l, end);
          }
          rest = this.#valueAt(leftTile, l, end, best - sum);
        }
        end--;
      } else {
        if (r - start > 1) {
          if (this.#memo.tileNumber(start) !== rightAt) {
            rightAt = this.#memo.tileNumber(start);
            rightTile = this.#memo.tileOf(start, r);
          }
          rest = this.#valueAt(rightTile, start, r, best - sum);
        }
        start++;
      }
      if (sum + rest > best) best = sum + rest;
      else if (sum + rest > rejected) rejected = sum + rest;
    }
    const exact = best > need;
    this.#memo.cells[cell] = exact ? best + 1 : -1 - rejected;
    return exact ? best : rejected;
  }

  #spend(operations: number): void {
    this.#operations += operations;
    if (this.operations > this.#limit) throw new SearchLimit();
  }
}

/** The number of ones of a safe integer in binary. */
export function popcount(value: number): number {
  return ones(value >>> 0) + ones(Math.floor(value / 2 ** 32));
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
