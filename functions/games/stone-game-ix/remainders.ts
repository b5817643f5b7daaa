/**
 * Stone Game IX by remainders modulo 3: who wins.
 *
 * Only the remainders of the stones and of the removed sum matter. Let c0, c1, c2 count the stones by remainder.
 *
 * When the removed sum has remainder 1, removing a stone of remainder 2 loses, so the only safe ones are 0 (the sum stays
 * at 1) and 1 (it becomes 2); at 2 they are 0 and 2 (it becomes 1). So the remainders other than 0 can only leave in
 * the order 1, 2, 1, 2, ... from 1 on, or 2, 1, 2, 1, ... from 2 on, whoever removes them, until the one that is due has run
 * out; from 1 on that is after N = 2 c1 stones if c1 <= c2 and after N = 2 c2 + 1 otherwise. Stones of remainder 0 fit in
 * anywhere between. So there are T = c0 + N safe removals to come, whoever makes which, and each takes one off. While
 * T > 0 there is one to make: a stone of remainder 0, or, as N > 0 only if one that is due is left, that one.
 *
 *   - If T is all stones, there is a safe one until none is left, and Bob, who removes only such, wins.
 *   - Else, if T is odd, the mover finds an odd number of safe removals before each of their moves, so there always is one.
 *     It is the other who runs out of them while stones are left, or loses by an unsafe removal before: the mover wins.
 *   - If T is even, the mover has no safe removal, or makes one and leaves an odd number to the other: the other wins.
 *
 * At the start the removed sum is 0 and a first stone of remainder 0 loses, so the mover chooses between 1 and 2 and has
 * each judged by the rule above. All stones of one remainder are worth the same.
 *
 * Proof checked by machine: notebooks/proofs/StoneGameIX.v, `safe_removal_exists`, `under_way` and `at_start`.
 */
import type { Player } from "../game.ts";
import { otherPlayer } from "../game.ts";

/** How many stones leave remainder 0, 1 and 2. */
export type Counts = readonly [number, number, number];
export type Remainder = 0 | 1 | 2;

/** Exact for every safe integer, and several times faster than the engine's `%` on numbers that pass 31 bits. */
export function remainderOf(value: number): Remainder {
  const remainder = value - 3 * Math.trunc(value / 3);
  return (remainder < 0 ? remainder + 3 : remainder) as Remainder;
}

const THIRD = 1 / 3;

/**
 * What is left of a safe integer v after multiplying in place of dividing: congruent to v modulo 3, from -4 to 4, and
 * exact. THIRD is below 1/3 by less than 2^-55, so v THIRD is by less than 1/4 too near to 0, and rounding the product,
 * which is below 2^52, moves it by 1/4 at most: it falls short of v / 3 by less than 1/2 and exceeds it by 1/4 at most. As
 * v / 3 has a fraction of 0, 1/3 or 2/3, truncating gives what truncating v / 3 gives, or one nearer to 0. So 3 times that is
 * no farther from 0 than v, and exact.
 */
const rough = (value: number): number => value - 3 * Math.trunc(value * THIRD);

/** Waits for no division; two sets of counts take turns, so that no count waits for the one just written. */
export function countsOf(stones: readonly number[]): Counts {
  const even = new Int32Array(9); // by what `rough` leaves, from -4
  const odd = new Int32Array(9);
  const paired = stones.length - (stones.length % 2);
  for (let i = 0; i < paired; i += 2) {
    even[rough(stones[i]) + 4]++;
    odd[rough(stones[i + 1]) + 4]++;
  }
  if (paired < stones.length) even[rough(stones[paired]) + 4]++;
  const counts = [0, 0, 0];
  for (let k = 0; k < 9; k++) counts[remainderOf(k - 4)] += even[k] + odd[k];
  return [counts[0], counts[1], counts[2]];
}

/** How many safe removals are still to come, in all and whoever makes them, when the removed sum has remainder 1 or 2. */
export function safeRemovals(counts: Counts, remainder: 1 | 2): number {
  const due = counts[remainder];
  const following = counts[3 - remainder];
  return counts[0] + (due <= following ? 2 * due : 2 * following + 1);
}

/** Who wins with these stones, this remainder of the removed sum (0 only at the start) and this player to move. */
export function winnerOf(counts: Counts, remainder: Remainder, toMove: Player): Player {
  const left = counts[0] + counts[1] + counts[2];
  if (left === 0) return "bob";
  if (remainder !== 0) {
    const safe = safeRemovals(counts, remainder);
    if (safe === left) return "bob";
    return safe % 2 === 1 ? toMove : otherPlayer(toMove);
  }
  const canWin = ([1, 2] as const).some(
    (first) => counts[first] > 0 && winnerAfter(counts, 0, first, toMove) === toMove,
  );
  return canWin ? toMove : otherPlayer(toMove);
}

/** Who wins after a stone of remainder `removed` has been removed from these. */
export function winnerAfter(
  counts: Counts,
  remainder: Remainder,
  removed: Remainder,
  toMove: Player,
): Player {
  const sum = remainderOf(remainder + removed);
  return sum === 0 ? otherPlayer(toMove) : winnerOf(less(counts, removed), sum, otherPlayer(toMove));
}

/** The stones without one of remainder `removed`. */
export const less = ([c0, c1, c2]: Counts, removed: Remainder): Counts => [
  removed === 0 ? c0 - 1 : c0,
  removed === 1 ? c1 - 1 : c1,
  removed === 2 ? c2 - 1 : c2,
];
