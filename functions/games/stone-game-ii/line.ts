/** A solution of Stone Game II from the values of all positions that play can lead to, however they were found. */
import type { Finding, Step } from "../game.ts";
import { scoresOf } from "../game.ts";
import { whyFirstMove } from "../rows/front.ts";
import { say } from "../sentence.ts";
import type { Move, Position } from "./rules.ts";

/** What the mover still collects from each position that play can lead to. */
export interface Totals {
  /** The sum of all piles from `i` on. */
  suffix(i: number): number;
  /** What the mover collects from the piles from `i` on when up to 2M of them may be taken now. */
  total(i: number, M: number): number;
}

export function findingFrom({ piles, m, toMove }: Position, plies: number, totals: Totals): Finding<Move> {
  const n = piles.length;
  if (n === 0) return { result: scoresOf(toMove, 0, 0), line: [], why: [say("none-left", "pile")] };
  const sum = totals.suffix(0);
  const own = totals.total(0, m);
  const line = lineFrom(n, m, Math.max(1, plies), totals);
  const why = whyFirstMove(toMove, "pile", { length: n, sum }, line[0], own);
  return { result: scoresOf(toMove, own, sum - own), line: line.slice(0, plies), why };
}

/** The least X that is a best move, in as many look-ups. */
export function shortestBest(i: number, M: number, { suffix, total }: Totals): number {
  const least = suffix(i) - total(i, M); // the other's total after a best move
  let take = 1;
  while (total(i + take, Math.max(M, take)) !== least) take++;
  return take;
}

/** Always the shortest best move. To find it costs as many look-ups as piles are taken, so the whole line costs O(n). */
function lineFrom(n: number, m: number, plies: number, { suffix, total }: Totals): Step<Move>[] {
  const line: Step<Move>[] = [];
  for (let i = 0, M = m; i < n && line.length < plies; ) {
    const take = shortestBest(i, M, { suffix, total });
    line.push({ move: { take }, points: suffix(i) - suffix(i + take) });
    i += take;
    M = Math.max(M, take);
  }
  return line;
}
