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
 * and the even ranks below it: all moves in O(n) once the ranks are known. Who gets a stone depends on no more
 * than whether its rank is odd, and what a first move is worth on its s alone: both are told by how many stones have each s.
 *
 * Proof checked by machine: notebooks/proofs/StoneGameVI.v, `down_the_ranking` and `first_move_at_rank`.
 *
 * The points themselves, unlike the difference, depend on the order among equal s; those returned take the stone that
 * stands first.
 */
import type { Method } from "../game.ts";
import { scoresOf, signOf } from "../game.ts";
import { greatestFirst } from "../rank.ts";
import { currentIndices, originalPlaces } from "../rows/removal.ts";
import { sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { AlternatingSum } from "./alternating-sum.ts";
import { type Groups, groupsOf, ranksIn } from "./groups.ts";
import type { Move, Position } from "./rules.ts";
import { shares } from "./shares.ts";

/** Up to five passes of the radix sort over keys and indices, and the look-ups along the ranking. */
const costOf = ({ aliceValues }: Position): number => 150 * aliceValues.length + 20_000;

export const ranking: Method<Position, Move> = {
  name: "ranking",
  time: "O(n d), d the number of 11-bit digits of the values, 1 where their sums span 16 n integers or fewer",
  space: "O(n)",
  source:
    "published for LeetCode 1686 in O(n log n); counting or a radix sort in place of sorting, and the values of all moves are our own",
  cost: costOf,
  solve(position, plies) {
    const { aliceValues, bobValues, toMove } = position;
    const n = aliceValues.length;
    const [own, others] = toMove === "alice" ? [aliceValues, bobValues] : [bobValues, aliceValues];
    const [mover, other] = shares(own, others);
    const shown = greatestFirst(n, (i) => own[i] + others[i], plies);
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
    cost: (position) => costOf(position) + 120 * position.aliceValues.length,
    // every stone as the first to be taken
    value({ aliceValues, bobValues, toMove }) {
      const groups = groupsOf(aliceValues, bobValues);
      // the difference is what Alice's stones are worth less all b, or all a less what Bob's are worth
      const all = sumOf(toMove === "alice" ? bobValues : aliceValues);
      const worths = worthOfFirst(groups);
      const sign = signOf(toMove);
      const points = toMove === "alice" ? aliceValues : bobValues;
      return {
        count: points.length,
        move: (index) => ({ index }),
        points: (i) => points[i],
        value: (i) => sign * (worths[groups.of[i]] - all),
      };
    },
  },
  review: {
    cost: (position, plies) => costOf(position) + 100 * position.aliceValues.length + 600 * plies,
    along(position, moves) {
      const { aliceValues, bobValues, toMove } = position;
      const groups = groupsOf(aliceValues, bobValues);
      const ranks = ranksIn(groups);
      const sums = new Float64Array(ranks.length);
      for (let i = 0; i < ranks.length; i++) sums[ranks[i]] = aliceValues[i] + bobValues[i];
      const left = new AlternatingSum(ranks.length, (p) => sums[p]);
      let sign = signOf(toMove);
      let lead = sumOf(aliceValues) - sumOf(bobValues); // all a less all b of what is left
      const values = [(lead + sign * left.value) / 2];
      for (const stone of originalPlaces(moves, ranks.length)) {
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

/**
 * For each group what the mover's stones are worth by s when they take one of it first: the odd ranks above p, the first
 * rank of the group, p itself, and the even ranks below p.
 */
function worthOfFirst({ sizes, sumOf }: Groups): Float64Array {
  const worths = new Float64Array(sizes.length);
  /** How many even ranks a group has, from one that is odd or not. */
  const evens = (size: number, isOdd: number) => (size + 1 - isOdd) >> 1;
  let taken = 0;
  for (let group = 0, isOdd = 0; group < sizes.length; group++) {
    if (sizes[group] === 0) continue;
    taken += evens(sizes[group], isOdd) * sumOf(group);
    isOdd ^= sizes[group] & 1;
  }
  for (let group = 0, isOdd = 0; group < sizes.length; group++) {
    if (sizes[group] === 0) continue;
    const s = sumOf(group);
    worths[group] = isOdd === 0 ? taken : taken + s;
    taken += (sizes[group] - 2 * evens(sizes[group], isOdd)) * s;
    isOdd ^= sizes[group] & 1;
  }
  return worths;
}
