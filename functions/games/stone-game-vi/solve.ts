/**
 * Stone Game VI by ranking the stones.
 *
 * Let a and b be what a stone is worth to Alice and to Bob, and s = a + b. Whatever the players do,
 *
 *   Alice's points minus Bob's = (sum of s over Alice's stones) - (sum of all b)
 *                              = (sum of all a) - (sum of s over Bob's stones):
 *
 * taking a stone gains its own value and denies the other his. So it is a game in which both value a stone alike, at s.
 * Let W(S) be its value to the mover. Each stone enters every line of play once, with +1 or with -1, also where it is
 * negative, for somebody has to take it; so changing one stone by d changes W by |d| at most. Taking the greatest stone g
 * is worth g - W(S without g), taking another, x, is worth x - W(S without x). What they leave differs in one stone, x or
 * g, so the two W differ by g - x at most, and taking g is best. The players go down the ranking by s in turn, and with
 * equal s any order will do.
 *
 * A first move at rank p (from 0) leaves the ranking without p to the other, so the mover gets s_p, the odd ranks above p
 * and the even ranks below it: all moves in O(n) once the stones are sorted.
 *
 * The points themselves, unlike the difference, depend on the order among equal s; those returned take the stone that
 * stands first.
 *
 * Time O(n) for each digit of the values' range (radix sort), space O(n). Source: the ranking is the published method
 * (O(n log n)); the radix sort and the moves' values are our own.
 */
import { currentIndices } from "../current-index.ts";
import type { Finding, Player, ValuedMoves } from "../game.ts";
import { nameOf, otherPlayer } from "../game.ts";
import { descendingOrder } from "./order.ts";
import type { StoneMove, ValuesPosition } from "./rules.ts";

export function solve(position: ValuesPosition, plies: number): Finding<StoneMove> {
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
    result: toMove === "alice" ? { alice: mover, bob: other } : { alice: other, bob: mover },
    line,
    why: explain(n, toMove, mover, other),
  };
}

/** Every stone as the first to be taken. O(n) after the sort. */
export function valueMoves(position: ValuesPosition): ValuedMoves<StoneMove> {
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
}

/** What each stone is worth to both together, and the stones by that, the greatest first. */
function ranked({ aliceValues, bobValues }: ValuesPosition) {
  const sums = new Float64Array(aliceValues.length);
  for (let i = 0; i < sums.length; i++) sums[i] = aliceValues[i] + bobValues[i];
  return { sums, order: descendingOrder(sums) };
}

function explain(n: number, toMove: Player, mover: number, other: number): string[] {
  if (n === 0) return ["No stones are left: nobody scores any more."];
  return [
    "Taking a stone gains its value to the taker and denies the other player its value to him, so both want the stone whose two values have the greatest sum.",
    `Down the ${n === 1 ? "one stone" : `${n} stones`} in that order and in turn, ${nameOf(toMove)} collects ${mover} and ${nameOf(otherPlayer(toMove))} ${other}.`,
  ];
}
