/**
 * Stone Game VI by ranking the stones.
 *
 * Let a and b be what a stone is worth to Alice and to Bob, and s = a + b. Whatever the players do,
 *
 *   Alice's points minus Bob's = (sum of s over Alice's stones) - (sum of all b)
 *                              = (sum of all a) - (sum of s over Bob's stones):
 *
 * taking a stone earns its value and denies the opponent theirs. So it is a game in which both value a stone alike, at s.
 * Let W(S) be its value to the mover. Each stone enters every line of play once, with +1 or with -1, also where it is
 * negative, for somebody has to take it; so changing one stone by d changes W by |d| at most. Taking the greatest stone g
 * is worth g - W(S without g), taking another, x, is worth x - W(S without x). What they leave differs in one stone, x or
 * g, so the two W differ by g - x at most, and taking g is best. The players go down the ranking by s in turn, and with
 * equal s any order will do.
 *
 * A first move at rank p (from 0) leaves the ranking without p to the other, so the mover gets s_p, the odd ranks above p
 * and the even ranks below it: all moves in O(n) once the stones are sorted.
 *
 * Proof checked by machine: notebooks/proofs/StoneGameVI.v, `down_the_ranking` and `first_move_at_rank`.
 *
 * The points themselves, unlike the difference, depend on the order among equal s; those returned take the stone that
 * stands first.
 */
import type { Method } from "../game.ts";
import { scoresOf, signOf } from "../game.ts";
import { currentIndices, originalPlaces } from "../rows/removal.ts";
import { sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { AlternatingSum } from "./alternating-sum.ts";
import { descendingOrder } from "./order.ts";
import type { Move, Position } from "./rules.ts";

/** Up to five passes of the radix sort over keys and indices, and the look-ups along the ranking. */
const costOf = ({ aliceValues }: Position): number => 150 * aliceValues.length + 20_000;

export const ranking: Method<Position, Move> = {
  name: "ranking",
  time: "O(n d), d the number of 11-bit digits of the values",
  space: "O(n)",
  source: "published for LeetCode 1686 in O(n log n); the radix sort and the values of all moves are our own",
  cost: costOf,
  solve(position, plies) {
    const { aliceValues, bobValues, toMove } = position;
    const { order } = ranked(position);
    const n = order.length;
    const [own, others] = toMove === "alice" ? [aliceValues, bobValues] : [bobValues, aliceValues];
    let mover = 0;
    let other = 0;
    for (let p = 0; p < n; p += 2) mover += own[order[p]];
    for (let p = 1; p < n; p += 2) other += others[order[p]];

    const shown = order.subarray(0, Math.min(plies, n));
    const current = currentIndices(shown);
    const line = Array.from(shown, (stone, ply) => ({
      move: { index: current[ply] },
      points: (ply % 2 === 0 ? own : others)[stone],
    }));
    return {
      result: scoresOf(toMove, mover, other),
      line,
      why:
        n === 0
          ? [say("none-left", "stone")]
          : [say("earn-and-deny"), say("in-turn", n, toMove, mover, other)],
    };
  },
  moves: {
    // the ranking, and every stone's value
    cost: (position) => costOf(position) + 60 * position.aliceValues.length,
    // every stone as the first to be taken
    value(position) {
      const { aliceValues, bobValues, toMove } = position;
      const { sums, order } = ranked(position);
      const n = order.length;
      const values = new Float64Array(n);
      // what the mover's stones are worth by s: the odd ranks above p, p itself, and the even ranks below p
      let taken = 0;
      for (let p = 0; p < n; p += 2) taken += sums[order[p]];
      for (let p = 0; p < n; p++) {
        const s = sums[order[p]];
        if (p % 2 === 0) taken -= s;
        values[order[p]] = taken + s;
        if (p % 2 === 1) taken += s;
      }
      // the difference is what Alice's stones are worth less all b, or all a less what Bob's are worth
      const denied = toMove === "alice" ? bobValues : aliceValues;
      let all = 0;
      for (let i = 0; i < n; i++) all += denied[i];
      for (let i = 0; i < n; i++) values[i] = toMove === "alice" ? values[i] - all : all - values[i];
      const points = toMove === "alice" ? aliceValues : bobValues;
      return { count: n, move: (index) => ({ index }), points: (i) => points[i], value: (i) => values[i] };
    },
  },
  review: {
    cost: (position, plies) => costOf(position) + 100 * position.aliceValues.length + 600 * plies,
    along(position, moves) {
      const { aliceValues, bobValues, toMove } = position;
      const { sums, order } = ranked(position);
      const ranks = new Int32Array(order.length);
      for (let p = 0; p < order.length; p++) ranks[order[p]] = p;
      const left = new AlternatingSum(order.length, (p) => sums[order[p]]);
      let sign = signOf(toMove);
      let lead = sumOf(aliceValues) - sumOf(bobValues); // all a less all b of what is left
      const values = [(lead + sign * left.value) / 2];
      for (const stone of originalPlaces(moves, order.length)) {
        left.remove(ranks[stone]);
        sign = sign === 1 ? -1 : 1;
        lead -= aliceValues[stone] - bobValues[stone];
        values.push((lead + sign * left.value) / 2);
      }
      return { values };
    },
  },
  table: {
    recurrence:
      "V(k) = v(k) - V(k+1); V(n) = 0; v(k) is what the stone of rank k, from 0, by the sum of its two values is worth to the player who takes it",
    axes: ["rank"],
    size: ({ aliceValues: { length: n } }) => ({ cells: n + 1, looks: n }),
    here: () => [0],
    *order({ aliceValues: { length: n } }) {
      for (let k = n; k >= 0; k--) yield [k];
    },
    choices(position) {
      const { line } = ranking.solve(position, Number.POSITIVE_INFINITY);
      return ([k], look) => (k === line.length ? 0 : [[line[k].move, line[k].points - look(k + 1)]]);
    },
  },
};

/** What each stone is worth to both together, and the stones by that, the greatest first. */
function ranked({ aliceValues, bobValues }: Position) {
  const sums = new Float64Array(aliceValues.length);
  for (let i = 0; i < sums.length; i++) sums[i] = aliceValues[i] + bobValues[i];
  return { sums, order: descendingOrder(sums) };
}
