/**
 * What the two methods of "石子问题" (article 003 of notebook 06) share. They fill dp[l][player], what the first player
 * still collects from stone l on: player 0 is the first player, dp[l][0] = max over k of a_l + ... + a_(l+k-1)
 * + dp[l+k][1]; player 1 is the other, who leaves as little as possible, dp[l][1] = min over k of dp[l+k][0]. O(n K) time
 * for up to K stones a turn, O(n) space. The article has K = 3, and Alice as the first player; here that is the one who
 * moves first.
 */
import type { Filling, Method } from "../game.ts";
import { twoBest } from "../rows/front.ts";
import { prefixSums, type Row, sumOf } from "../rows/row.ts";
import { type Sentence, say } from "../sentence.ts";
import { findingFrom, type SolvedRow } from "./line.ts";
import type { Move, Position } from "./rules.ts";
import { players } from "./table.ts";

/** dp[l][player] at 2l + player. */
export type Table = Float64Array;

interface TableMethod
  extends Pick<Method<Position, Move>, "name" | "source">,
    Pick<Filling<Position, Move>, "order"> {
  cost(n: number, K: number): number;
  table(values: Row, maxTake: number): Table;
}

export const tableMethod = ({
  name,
  source,
  cost,
  table,
  ...shown
}: TableMethod): Method<Position, Move> => ({
  name,
  time: "O(n K), for up to K stones a turn",
  space: "O(n)",
  source,
  cost: ({ stoneValue: { length: n }, maxTake }) => cost(n, Math.min(maxTake, n)),
  solve(position, plies) {
    const { stoneValue, maxTake } = position;
    const held = table(stoneValue, maxTake);
    const finding = findingFrom(position, plies, solvedRow(stoneValue, maxTake, plies, held));
    return stoneValue.length === 0 ? finding : { ...finding, why: [whyByCells(position, held)] };
  },
  table: { ...players, ...shown },
});

function whyByCells({ stoneValue, maxTake, toMove }: Position, table: Table): Sentence {
  const most = Math.min(maxTake, stoneValue.length);
  const points = prefixSums(stoneValue.slice(0, most));
  const cell = (take: number) => ({ take, points: points[take], after: table[2 * take + 1] });
  const [best, next] = twoBest(most, (take) => points[take] + table[2 * take + 1]);
  return say("players-table", toMove, cell(best), next === undefined ? next : cell(next));
}

/** One cell, once those after it are known. */
export function fill(table: Table, values: Row, l: number, player: number, most: number): void {
  if (player === 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let k = 1; k <= most; k++) least = Math.min(least, table[2 * (l + k)]);
    table[2 * l + 1] = least;
    return;
  }
  let greatest = Number.NEGATIVE_INFINITY;
  for (let k = 1, score = 0; k <= most; k++) {
    score += values[l + k - 1];
    greatest = Math.max(greatest, score + table[2 * (l + k) + 1]);
  }
  table[2 * l] = greatest;
}

/** The player to move at l leaves the other as little as possible, so the line is read from the players' cells in turn. */
function solvedRow(values: Row, maxTake: number, plies: number, table: Table): SolvedRow {
  const n = values.length;
  const choices = new Int32Array(Math.min(n, Math.max(1, plies) * maxTake));
  for (let l = 0, player = 0, ply = 0; l < choices.length && ply < Math.max(1, plies); ply++) {
    const wanted = table[2 * l + player];
    let take = 1;
    let score = values[l];
    while ((player === 0 ? score : 0) + table[2 * (l + take) + 1 - player] !== wanted) {
      score += values[l + take];
      take++;
    }
    choices[l] = take;
    l += take;
    player = 1 - player;
  }
  return { sum: sumOf(values), totals: table.subarray(0, 1), choices };
}
