/** A solution of Stone Game III from the best moves along its line, however they were found. */
import type { Finding, Step } from "../game.ts";
import { scoresOf } from "../game.ts";
import { whyFirstMove } from "../rows/front.ts";
import { say } from "../sentence.ts";
import type { Move, Position } from "./rules.ts";

/** What a recurrence leaves behind. */
export interface SolvedRow {
  /** The sum of all stones. */
  readonly sum: number;
  /** At i what the mover collects from stone i on, as far as it was asked for. */
  readonly totals: Float64Array;
  /** At i the shortest best move, as far as it was asked for. */
  readonly choices: Int32Array;
}

export function findingFrom(
  { stoneValue, toMove }: Position,
  plies: number,
  { sum, totals, choices }: SolvedRow,
): Finding<Move> {
  const n = stoneValue.length;
  if (n === 0) return { result: scoresOf(toMove, 0, 0), line: [], why: [say("none-left", "stone")] };
  const line: Step<Move>[] = [];
  for (let i = 0; i < n && line.length < Math.max(1, plies); ) {
    const take = choices[i];
    let points = 0;
    for (const end = i + take; i < end; i++) points += stoneValue[i];
    line.push({ move: { take }, points });
  }
  const own = totals[0];
  const why = whyFirstMove(toMove, "stone", { length: n, sum }, line[0], own);
  return { result: scoresOf(toMove, own, sum - own), line: line.slice(0, plies), why };
}
