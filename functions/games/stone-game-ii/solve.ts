/**
 * Stone Game II from the values of all positions that play can lead to, however they were found: the result, the line
 * and the moves. What they rest on, proof and complexity are in `columns.ts`.
 */
import { whyFirstMove } from "../first-move.ts";
import type { Finding, Step, ValuedMoves } from "../game.ts";
import { scoresFrom, signOf } from "../game.ts";
import { columnMinima, type Totals } from "./columns.ts";
import type { PrefixMove, PrefixPosition } from "./rules.ts";

export const solve = (position: PrefixPosition, plies: number): Finding<PrefixMove> =>
  findingFrom(position, plies, columnMinima(position.piles, position.m));

/** Every move is one cell. O(n^2) for the cells, then O(1) a move. */
export function valueMoves({ piles, m, toMove }: PrefixPosition): ValuedMoves<PrefixMove> {
  const { suffix, total } = columnMinima(piles, m);
  const sign = signOf(toMove);
  const sum = suffix(0);
  return {
    count: Math.min(2 * m, piles.length),
    move: (i) => ({ take: i + 1 }),
    points: (i) => sum - suffix(i + 1),
    value(i) {
      const others = total(i + 1, Math.max(m, i + 1));
      return sign * (sum - others - others);
    },
  };
}

export function findingFrom(
  { piles, m, toMove }: PrefixPosition,
  plies: number,
  totals: Totals,
): Finding<PrefixMove> {
  const n = piles.length;
  if (n === 0)
    return { result: scoresFrom(0, 0), line: [], why: ["No piles are left: nobody scores any more."] };
  const sum = totals.suffix(0);
  const own = totals.total(0, m);
  const others = sum - own;
  const line = lineFrom(n, m, Math.max(1, plies), totals);
  const why = whyFirstMove(toMove, { of: "pile", length: n, sum }, line[0], own);
  return { result: scoresFrom(sum, signOf(toMove) * (own - others)), line: line.slice(0, plies), why };
}

/**
 * Always the shortest best move. To find it costs as many look-ups as piles are taken, so the whole line costs O(n).
 */
function lineFrom(n: number, m: number, plies: number, { suffix, total }: Totals): Step<PrefixMove>[] {
  const line: Step<PrefixMove>[] = [];
  for (let i = 0, M = m; i < n && line.length < plies; ) {
    const least = suffix(i) - total(i, M); // the other's total after a best move
    let take = 1;
    while (total(i + take, Math.max(M, take)) !== least) take++;
    line.push({ move: { take }, points: suffix(i) - suffix(i + take) });
    i += take;
    M = Math.max(M, take);
  }
  return line;
}
