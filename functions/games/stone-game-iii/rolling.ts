/**
 * Stone Game III for any number K of stones that may be taken, in linear time.
 *
 * Let T(i) be what the mover collects from the stones i..n-1. After k of them are taken, the other collects T(i + k)
 * of the rest as the mover there; everything else of the suffix sum S(i), now or later, is the mover's. So
 *
 *     T(i) = S(i) - min over 1 <= k <= min(K, n - i) of T(i + k),     T(n) = 0,
 *
 * a minimum over a window of the last K values. For K = 3 these are three numbers; for other small K a plain loop over
 * the window is fastest, for large K a monotone deque: a value leaves it at the back as soon as one comes that is not
 * greater and stays longer, at the front when it is out of reach, so that each comes and goes once. Each T is the sum
 * of some of the stones, so no number on the way is greater than the sum of all |values|.
 *
 * Proof checked by machine: notebooks/proofs/StoneGameIII.v, `recurrence`, `deque_correct` and `total_bound`.
 */
import type { Method } from "../game.ts";
import { absolute, signOf } from "../game.ts";
import { placesAlong } from "../rows/front.ts";
import { prefixSums, type Row, suffixSums } from "../rows/row.ts";
import { findingFrom, type SolvedRow } from "./line.ts";
import type { Move, Position } from "./rules.ts";
import { totals } from "./table.ts";

/** Up to here the plain loop over the window beats the deque. */
export const PLAIN_LOOP = 5;

/** A stone costs its window in the plain loop, or one turn of the deque with 24 bytes; 12 bytes where it is kept. */
const costOf = ({ stoneValue, maxTake }: Position): number =>
  stoneValue.length * (maxTake === 3 ? 30 : maxTake <= PLAIN_LOOP ? 30 + 5 * maxTake : 70);

export const rolling: Method<Position, Move> = {
  name: "rolling",
  time: "O(n)",
  space: "O(K), for up to K stones a turn, and O(n) for a line to the end",
  source: "published for LeetCode 1406 with K = 3; the deque for any K is our own",
  cost: costOf,
  solve(position, plies) {
    const { stoneValue, maxTake } = position;
    // a line of so many plies decides no later than here
    const kept = Math.min(stoneValue.length, Math.max(1, plies) * maxTake);
    return findingFrom(position, plies, rollingTotals(stoneValue, maxTake, kept));
  },
  moves: {
    // 20 bytes more for each move
    cost: (position) => costOf(position) + 20 * Math.min(position.maxTake, position.stoneValue.length),
    // every move leaves one of the first K values to the other
    value({ stoneValue, maxTake, toMove }) {
      const count = Math.min(maxTake, stoneValue.length);
      const { sum, totals } = rollingTotals(stoneValue, maxTake, count + 1);
      const sign = signOf(toMove);
      const prefix = prefixSums(stoneValue.slice(0, count));
      return {
        count,
        move: (i) => ({ take: i + 1 }),
        points: (i) => prefix[i + 1],
        value: (i) => sign * (sum - totals[i + 1] - totals[i + 1]),
      };
    },
  },
  review: {
    cost: (position, plies) => costOf(position) + 20 * position.stoneValue.length + 20 * plies,
    // every position is a place of the row
    along({ stoneValue, maxTake, toMove }, moves) {
      const { totals, choices } = rollingTotals(stoneValue, maxTake, stoneValue.length + 1);
      const suffix = suffixSums(stoneValue);
      const places = placesAlong(moves);
      return {
        values: absolute(
          places.map((i) => 2 * totals[i] - suffix[i]),
          toMove,
        ),
        better: (ply) => ({ take: choices[places[ply]] }),
      };
    },
  },
  table: totals,
};

/** T from the last stone to the first, remembering it and the best move for the first `kept` places. */
function rollingTotals(values: Row, maxTake: number, kept: number): SolvedRow {
  const reach = Math.min(maxTake, Math.max(1, values.length));
  const totals = new Float64Array(Math.min(kept, values.length + 1));
  const choices = new Int32Array(totals.length);
  const roll = reach === 3 ? rollThree : reach <= PLAIN_LOOP ? rollWindow : rollDeque;
  return { sum: roll(values, reach, totals, choices), totals, choices };
}

function rollThree(values: Row, _reach: number, totals: Float64Array, choices: Int32Array): number {
  const kept = totals.length;
  let sum = 0;
  let first = 0; // T(i + 1), T(i + 2), T(i + 3)
  let second = NONE;
  let third = NONE;
  for (let i = values.length - 1; i >= 0; i--) {
    sum += values[i];
    const least = lesser(first, lesser(second, third));
    if (i < kept) {
      totals[i] = sum - least;
      choices[i] = least === first ? 1 : least === second ? 2 : 3;
    }
    third = second;
    second = first;
    first = sum - least;
  }
  return sum;
}

function rollWindow(values: Row, reach: number, totals: Float64Array, choices: Int32Array): number {
  const kept = totals.length;
  const window = new Float64Array(reach).fill(NONE); // a ring, T(i) in the place of T(i + reach)
  let last = 0; // T(i + 1)
  let place = 0;
  window[0] = last;
  let sum = 0;
  for (let i = values.length - 1; i >= 0; i--) {
    sum += values[i];
    let least = last;
    for (let k = 0; k < reach; k++) least = lesser(least, window[k]);
    last = sum - least;
    if (i < kept) {
      let take = 1;
      while (window[(place + take - 1) % reach] !== least) take++;
      totals[i] = last;
      choices[i] = take;
    }
    place = place === 0 ? reach - 1 : place - 1;
    window[place] = last;
  }
  return sum;
}

/** Stands for a value beyond the end of the row, as the second of two. */
const NONE = Number.MAX_SAFE_INTEGER;

/**
 * The lesser of two totals, of which the second may be `NONE`. Without a branch, which random values would mispredict
 * at every other stone. Exact: both are sums of some of the stones, so they differ by no more than the sum of all
 * |values|, and doubling is exact.
 */
const lesser = (a: number, b: number): number => {
  const excess = a - b;
  return a - (excess + Math.abs(excess)) / 2;
};

function rollDeque(values: Row, reach: number, totals: Float64Array, choices: Int32Array): number {
  const kept = totals.length;
  const n = values.length;
  // a ring, its front the far end: towards the back places fall, as i does, and totals rise, so the least is in front
  const mask = 2 ** Math.ceil(Math.log2(reach + 1)) - 1;
  const places = new Int32Array(mask + 1);
  const held = new Float64Array(mask + 1);
  let front = 0;
  let back = 0;
  places[0] = n;
  let sum = 0;
  for (let i = n - 1; i >= 0; i--) {
    if (places[front & mask] > i + reach) front++;
    sum += values[i];
    const total = sum - held[front & mask];
    if (i < kept) {
      totals[i] = total;
      choices[i] = places[front & mask] - i;
    }
    while (back >= front && held[back & mask] >= total) back--;
    back++;
    places[back & mask] = i;
    held[back & mask] = total;
  }
  return sum;
}
