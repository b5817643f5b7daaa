/** The published method for Stone Game VIII: a table over prefix sums. */
import type { Method, Step } from "../game.ts";
import { otherPlayer, scoresOf, signOf } from "../game.ts";
import { prefixSums, type Row } from "../rows/row.ts";
import { say } from "../sentence.ts";
import type { Move, Position } from "./rules.ts";
import { reached } from "./table.ts";
import { whyFirstMerge, whyOver } from "./why.ts";

/**
 * dp[i], the best difference for a mover who may merge up to stone i or further: dp[n] = P(n), and
 * dp[i] = max(dp[i+1], P(i) - dp[i+1]), go further or stop here and leave dp[i+1] to the other. The answer is dp[2].
 */
export function prefixTables(stones: Row): {
  readonly prefix: Float64Array;
  readonly dp: Float64Array;
} {
  const n = stones.length;
  const prefix = prefixSums(stones);
  const dp = new Float64Array(n + 1);
  dp[n] = prefix[n];
  for (let i = n - 1; i >= 2; i--) dp[i] = Math.max(dp[i + 1], prefix[i] - dp[i + 1]);
  return { prefix, dp };
}

export const prefixDp: Method<Position, Move> = {
  name: "prefix-dp",
  time: "O(n)",
  space: "O(n)",
  source: "published for LeetCode 1872: DP over prefix sums, stop here or go further",
  cost: ({ stones }) => 80 * stones.length,
  solve(position, plies) {
    const { stones, toMove } = position;
    const n = stones.length;
    if (n < 2) return { result: scoresOf(toMove, 0, 0), line: [], why: whyOver(position) };
    const { prefix, dp } = prefixTables(stones);
    const line: Step<Move>[] = [];
    const scores = { alice: 0, bob: 0 };
    let player = toMove;
    let merged = 1;
    let first = 0; // how far the first merge reaches
    while (merged < n) {
      let to = merged + 1;
      while (to < n && prefix[to] - dp[to + 1] < dp[to]) to++; // going further is worth more
      scores[player] += prefix[to];
      if (merged === 1) first = to;
      if (line.length < plies) line.push({ move: { take: to - merged + 1 }, points: prefix[to] });
      player = otherPlayer(player);
      merged = to;
    }
    const value = signOf(toMove) * (scores.alice - scores.bob);
    const why = whyFirstMerge(position, first, value);
    if (n > 2) why[0] = say("stop-or-go", prefix[2], dp[3]);
    return { result: scores, line, why };
  },
  table: reached,
};
