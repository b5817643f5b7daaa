/**
 * Stone Game VII in linear time, as Stone Game on the negated row.
 *
 * Let S be the sum of the row and x1, x2, ... the stones in the order in which they leave. The k-th mover scores
 * S - x1 - ... - xk. Two consecutive scores differ by the stone that the second of them removes, so pair the moves:
 *
 *   mover's points minus the other's = x2 + x4 + ... = the sum of what the other removes.
 *
 * (With an odd number of stones the last move is unpaired, and it scores 0.) Together the players remove S, whatever
 * they do. Therefore the difference is (S + others - own) / 2, where `own` and `others` are what each removes:
 * the mover wants others - own to be greatest, the other wants it least. That is Stone Game with every stone negated,
 * move for move, and
 *
 *   V7(a) = (sum(a) + V1(-a)) / 2,
 *
 * with the same optimal moves. Proof checked by machine: notebooks/proofs/StoneGameVII.v, `negated_row` and
 * `same_best_moves`. V1 is read off in O(n) by fusion (../stone-game/fusion.ts), both root moves by two more
 * runs. The methods published for this problem are O(n^2).
 *
 * Unlike the difference, the points themselves depend on which of several optimal lines is played; those returned are
 * those of the line that takes the blocks of the fused row from the larger end.
 */

import { valueEach } from "../by-the-rules.ts";
import type { Method, Step } from "../game.ts";
import { absolute, scoresFrom, signOf } from "../game.ts";
import { type Row, sumOf } from "../rows/row.ts";
import { type Sentence, say } from "../sentence.ts";
import { fuse, type Valley } from "../stone-game/fuse.ts";
import { lineOnRow, orderOfBlocks, otherEnd, shownValues, valueOfValley } from "../stone-game/fusion.ts";
import { valuesAlong } from "../stone-game/review.ts";
import { type Move, type Position, rules } from "./rules.ts";

/** Fusing as in Stone Game, and one walk along the whole line for the points. */
const costOf = ({ stones }: Position): number => 60 * stones.length;

export const fusion: Method<Position, Move> = {
  name: "fusion",
  time: "O(n)",
  space: "O(n)",
  source: "our own",
  cost: costOf,
  solve(position, plies) {
    const { stones, toMove } = position;
    const valley = fuse(stones, 0, stones.length, -1);
    const total = sumOf(stones);
    const negated = valueOfValley(valley);
    return {
      result: scoresFrom(handedOut(stones, valley), signOf(toMove) * ((total + negated) / 2)),
      line: lineOn(stones, total, valley, plies),
      why: explain(position, total, valley, negated),
    };
  },
  moves: {
    cost: (position) => 2 * costOf(position),
    // the sum of what a move leaves, less what that row is worth to the other
    value(position) {
      const { stones, toMove } = position;
      const n = stones.length;
      const total = sumOf(stones);
      return valueEach(rules, position, ({ take }) => {
        const [from, to] = take === "left" ? [1, n] : [0, n - 1];
        const points = total - stones[take === "left" ? 0 : n - 1];
        const rest = (points + valueOfValley(fuse(stones, from, to, -1))) / 2;
        return signOf(toMove) * (points - rest);
      });
    },
  },
  review: {
    cost: ({ stones }, plies) => 100 * stones.length + 300 * plies,
    along({ stones, toMove }, moves) {
      const fromLeft = (ply: number) => moves[ply].take === "left";
      const values = valuesAlong(stones, fromLeft, moves.length, -1);
      let remaining = sumOf(stones);
      for (let ply = 0, l = 0, r = stones.length; ply < values.length; ply++) {
        values[ply] = (values[ply] + remaining) / 2;
        if (ply < moves.length) remaining -= fromLeft(ply) ? stones[l++] : stones[--r];
      }
      return { values: absolute(values, toMove, values), better: (ply) => otherEnd(moves[ply]) };
    },
  },
};

/**
 * What both players collect together on the optimal line. The k-th stone to leave counts in the k - 1 scores before it.
 * (Summing what remains move by move comes to the same and takes longer: each term would wait for the one before.)
 */
function handedOut(stones: Row, valley: Valley): number {
  const { count, starts } = valley;
  const order = orderOfBlocks(valley);
  let sum = 0;
  let k = 0;
  for (let place = 0; place < count; place++) {
    const block = order[place] < 0 ? ~order[place] : order[place];
    const first = starts[block];
    const end = block === count - 1 ? stones.length : starts[block + 1];
    if (order[place] < 0) for (let i = end - 1; i >= first; i--) sum += k++ * stones[i];
    else for (let i = first; i < end; i++) sum += k++ * stones[i];
  }
  return sum;
}

/** Stone Game's line on the negated row, with what remains as the points. */
function lineOn(stones: Row, total: number, valley: Valley, plies: number): Step<Move>[] {
  let remaining = total;
  return lineOnRow(stones, valley, plies).map(({ move, points }) => {
    remaining -= points;
    return { move, points: remaining };
  });
}

function explain({ stones, toMove }: Position, total: number, valley: Valley, negated: number): Sentence[] {
  if (stones.length === 0) return [say("none-left", "stone")];
  if (stones.length === 1) return [say("one-end", "stone", 0)];
  const { count, values } = valley;
  return [
    say("remove-as-little", toMove),
    say("fused-negated", count, shownValues(values, count), toMove, negated),
    say("half-of-both", toMove, total, negated),
  ];
}
