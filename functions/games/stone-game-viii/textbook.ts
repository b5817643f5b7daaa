/** The published method for Stone Game VIII: a table over prefix sums, O(n) in time and space. */
import { largestWithin } from "../define-game.ts";
import type { Finding, Method, Step } from "../game.ts";
import { nameOf, otherPlayer, signOf } from "../game.ts";
import type { MergeMove, MergePosition } from "./rules.ts";

/**
 * dp[i], the best difference for a mover who may merge up to stone i or further: dp[n] = P(n), and
 * dp[i] = max(dp[i+1], P(i) - dp[i+1]), go further or stop here and leave dp[i+1] to the other. The answer is dp[2].
 */
export function prefixTables(stones: readonly number[]): {
  readonly prefix: Float64Array;
  readonly dp: Float64Array;
} {
  const n = stones.length;
  const prefix = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) prefix[i + 1] = prefix[i] + stones[i];
  const dp = new Float64Array(n + 1);
  dp[n] = prefix[n];
  for (let i = n - 1; i >= 2; i--) dp[i] = Math.max(dp[i + 1], prefix[i] - dp[i + 1]);
  return { prefix, dp };
}

function solve({ stones, toMove }: MergePosition, plies: number): Finding<MergeMove> {
  const n = stones.length;
  if (n < 2) {
    const why = [`Fewer than two stones are left (${n}): there is nothing to merge.`];
    return { result: { alice: 0, bob: 0 }, line: [], why };
  }
  const { prefix, dp } = prefixTables(stones);
  const line: Step<MergeMove>[] = [];
  const scores = { alice: 0, bob: 0 };
  let player = toMove;
  let merged = 1;
  while (merged < n) {
    let to = merged + 1;
    while (to < n && prefix[to] - dp[to + 1] < dp[to]) to++; // going further is worth more
    scores[player] += prefix[to];
    if (line.length < plies) line.push({ move: { take: to - merged + 1 }, points: prefix[to] });
    player = otherPlayer(player);
    merged = to;
  }
  const mover = nameOf(toMove);
  const other = nameOf(otherPlayer(toMove));
  const value = signOf(toMove) * (scores.alice - scores.bob);
  const why = [
    `The table says for each stone what it is worth to merge up to it or further; with all ${n} stones before them, ${mover} gets ${value} more points than ${other}.`,
  ];
  return { result: scores, line, why };
}

const cost = (n: number): number => 80 * n;

export const prefixDp: Method<MergePosition, MergeMove> = {
  name: "prefix-dp",
  time: "O(n)",
  space: "O(n)",
  source: "published for LeetCode 1872: DP over prefix sums, stop here or go further",
  cost: ({ stones }) => cost(stones.length),
  largest: { stones: largestWithin(cost) },
  run: solve,
};
