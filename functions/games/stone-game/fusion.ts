/**
 * Stone Game in linear time, by fusion.
 *
 * Let V(a) be the mover's points minus the other's on the row a. Wherever three neighbours satisfy a <= b >= c they may
 * be fused into the single value a - b + c without changing V. When nothing more can be fused, the row is a valley: it
 * falls and then rises. On a valley each player simply takes the larger end, so V is the alternating sum of its values
 * in descending order, read off by a merge from both ends.
 *
 * Why, by induction over the number of piles, so that fusing keeps V on all shorter rows (notebook 04 has it at length).
 * V is 1-Lipschitz in every value: each value enters every line of play once, with +1 or with -1, so changing one by d
 * changes what each line is worth, and with it V, by |d| at most.
 *
 * (i) V is at most what fusing a <= b >= c into f = a - b + c gives. With piles on both sides of the three, the same two
 *     moves lead to shorter rows. With none, V(abc) = max(a - (b - c), c - (b - a)) = f. There remains abcY, where Y ends
 *     in y, Y = Y'y (the right end likewise). Taking y is worth w = y - V(fY') in both rows. Taking a may be answered by
 *     b, so it is worth at most a - b + V(cY). If c is best on cY, that is f - V(Y), which V(fY) is not less than; if y
 *     is, it is y - V(cY') - (b - a) <= y - V(fY') = w, as c exceeds f by b - a.
 * (ii) That much is attained. Let B be the block of the valley's larger end, f its value, and Y the rest, whose valley
 *     has no value above f. Take some piles off B from its outer side. What is left of B fuses into values
 *     u1 >= u2 >= ... >= ur >= f: for B is a single pile, or three blocks with values a <= b >= c fused; if what is left
 *     of the first is u1 >= ... >= ur >= a, then b and c follow as they are where ur >= b, and else ur, b, c are fused
 *     into ur - b + c, which is at least f and at most ur. (What is left of b or c itself is no different, as c >= f.)
 *     Those values followed by Y's are a valley, in descending order u1, ..., ur first. So what is left of B, and then Y,
 *     is worth the alternating sum of what is left of B, plus or minus V(Y): each next pile of B is a best move, and the
 *     first one is worth f - V(Y), the alternating sum of the valley.
 * (iii) A row that is a valley already is worth its alternating sum in descending order, written alt. Let x be the larger
 *     end, y the smaller and M what stands between. What either move leaves is a shorter valley, so they are worth
 *     x - alt(My), which is the alternating sum of the whole, as x is its greatest value, and y - alt(xM). With x in place
 *     of y the places of My's sorted list rise, by x - y together, so alt(xM) >= alt(My) - (x - y): taking x is best.
 *
 * Every value of the valley thus stands for a block of odd length whose alternating sum it is, read from either side,
 * and an optimal line consumes the larger end block from its outer side to its last pile, then the next.
 *
 * Proof checked by machine: notebooks/proofs/Fusion.v, `fusion_preserves_value` (by another way: a pair b >= c before a row
 * changes its value by b - c at most where all of it is a valley, so (ii) is needed for the line only) and
 * `larger_end_is_best`; notebooks/proofs/Stack.v, `value_of_row_correct`; notebooks/proofs/Line.v, `line_from_left`.
 *
 * Both root moves take two more runs. The methods published for this problem are O(n^2).
 */

import { valueEach } from "../by-the-rules.ts";
import type { Method, Step } from "../game.ts";
import { absolute, scoresFrom, signOf } from "../game.ts";
import { type EndMove, LEFT, RIGHT } from "../rows/ends.ts";
import { sumOf } from "../rows/row.ts";
import { type Sentence, say } from "../sentence.ts";
import { fuse, type Valley } from "./fuse.ts";
import { valuesAlong } from "./review.ts";
import { type Move, type Position, rules } from "./rules.ts";

/** The mover's points minus the other's on a valley: both always take the larger end. */
export function valueOfValley({ count, values }: Valley): number {
  let value = 0;
  let sign = 1;
  for (let left = 0, right = count - 1; left <= right; sign = -sign) {
    value += sign * (values[left] >= values[right] ? values[left++] : values[right--]);
  }
  return value;
}

/** The mover's points minus the other's on piles `from` to `to` (not included). O(n). */
export const valueOfRow = (piles: ArrayLike<number>, from = 0, to = piles.length): number =>
  valueOfValley(fuse(piles, from, to));

/**
 * The order in which an optimal line takes the blocks of a valley, the larger end first: a block to be taken from the
 * left is its number, one to be taken from the right is ~number. O(blocks).
 */
export function orderOfBlocks({ count, values }: Valley): Int32Array {
  const order = new Int32Array(count);
  for (let left = 0, right = count - 1; left <= right; ) {
    const next = left + count - 1 - right;
    order[next] = values[left] >= values[right] ? left++ : ~right--;
  }
  return order;
}

/** An optimal line of at most `plies` moves: each block in turn from its outer side to its last pile. O(n + plies). */
export function lineOnRow(piles: ArrayLike<number>, valley: Valley, plies: number): Step<Move>[] {
  const { count, starts } = valley;
  const line: Step<Move>[] = [];
  const order = plies > 0 ? orderOfBlocks(valley) : [];
  for (let k = 0; k < order.length && line.length < plies; k++) {
    const block = order[k] < 0 ? ~order[k] : order[k];
    const first = starts[block];
    const end = block === count - 1 ? piles.length : starts[block + 1];
    for (let i = 0; i < end - first && line.length < plies; i++) {
      line.push(
        order[k] < 0 ? { move: RIGHT, points: piles[end - 1 - i] } : { move: LEFT, points: piles[first + i] },
      );
    }
  }
  return line;
}

/** A pile is pushed once and popped at most once; 24 bytes of stack a pile. */
const costOf = ({ piles }: Position): number => 40 * piles.length;

export const fusion: Method<Position, Move> = {
  name: "fusion",
  time: "O(n)",
  space: "O(n)",
  source:
    "fusing neighbours is known from contests (HNOI 2010, on taking stones from rows and stacks); proof, line and moves are our own",
  cost: costOf,
  solve({ piles, toMove }, plies) {
    const valley = fuse(piles);
    const value = signOf(toMove) * valueOfValley(valley);
    const total = sumOf(piles);
    return {
      result: scoresFrom(total, value),
      line: lineOnRow(piles, valley, plies),
      why: explain({ piles, toMove }, valley, value, total),
    };
  },
  moves: {
    cost: (position) => 2 * costOf(position),
    // what is taken, less what the rest is worth to the other
    value(position) {
      const { piles, toMove } = position;
      const n = piles.length;
      return valueEach(rules, position, ({ take }) =>
        take === "left"
          ? signOf(toMove) * (piles[0] - valueOfRow(piles, 1, n))
          : signOf(toMove) * (piles[n - 1] - valueOfRow(piles, 0, n - 1)),
      );
    },
  },
  review: {
    // each pile is put back once, each ply halves its way through the valley
    cost: ({ piles }, plies) => 100 * piles.length + 300 * plies,
    along({ piles, toMove }, moves) {
      const values = valuesAlong(piles, (ply) => moves[ply].take === "left", moves.length);
      return { values: absolute(values, toMove, values), better: (ply) => otherEnd(moves[ply]) };
    },
  },
};

function explain(
  { piles, toMove }: Position,
  { count, values }: Valley,
  difference: number,
  total: number,
): Sentence[] {
  if (piles.length === 0) return [say("none-left", "pile")];
  if (piles.length === 1) return [say("one-end", "pile", piles[0])];
  return [
    count === piles.length
      ? say("valley", piles[0] > piles[1], piles[count - 2] < piles[count - 1])
      : say("fused", count, shownValues(values, count)),
    count === 1 ? say("take-one-block", difference) : say("take-larger-end", difference),
    ...(piles.length % 2 === 0 && total % 2 !== 0 ? [say("even-or-odd-places", toMove)] : []),
  ];
}

/** Where one end was not best, the other is the only better move. */
export const otherEnd = ({ take }: EndMove): EndMove => (take === "left" ? RIGHT : LEFT);

/** The values of a valley as far as a sentence can hold them. */
export const shownValues = (values: Float64Array, count: number): number[] =>
  count > 12 ? [] : Array.from(values.subarray(0, count), (value) => value + 0);
