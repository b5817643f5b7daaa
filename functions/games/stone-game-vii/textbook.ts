/** The published method for Stone Game VII: an interval DP over the differences, O(n^2) in time and space. */
import { largestWithin } from "../define-game.ts";
import type { Finding, Method, Step } from "../game.ts";
import { nameOf, otherPlayer, scoresFrom, signOf } from "../game.ts";
import { cellsOf, rowOf } from "../triangle.ts";
import type { EndMove, EndsPosition } from "./rules.ts";
import { LEFT, RIGHT } from "./rules.ts";

/**
 * V(l, r) = max(sum(l+1, r) - V(l+1, r), sum(l, r-1) - V(l, r-1)), the mover's points minus the other's on stones l..r;
 * V(l, l) = 0. Row l needs row l+1, so l runs downwards.
 */
export function differenceTable(stones: readonly number[]): Float64Array {
  const n = stones.length;
  const prefix = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) prefix[i + 1] = prefix[i] + stones[i];
  const table = new Float64Array(cellsOf(n));
  for (let l = n - 2; l >= 0; l--) {
    const row = rowOf(n, l);
    const below = rowOf(n, l + 1);
    for (let r = l + 1; r < n; r++) {
      const withoutLeft = prefix[r + 1] - prefix[l + 1] - table[below + r];
      const withoutRight = prefix[r] - prefix[l] - table[row + r - 1];
      table[row + r] = Math.max(withoutLeft, withoutRight);
    }
  }
  return table;
}

function solve({ stones, toMove }: EndsPosition, plies: number): Finding<EndMove> {
  const n = stones.length;
  if (n === 0)
    return { result: scoresFrom(0, 0), line: [], why: ["No stones are left: nobody scores any more."] };
  const table = differenceTable(stones);
  const value = (l: number, r: number) => (l > r ? 0 : table[rowOf(n, l) + r]);
  const line: Step<EndMove>[] = [];
  let remaining = stones.reduce((sum, stone) => sum + stone, 0);
  let handedOut = 0;
  for (let l = 0, r = n - 1; l <= r; ) {
    const left = remaining - stones[l] - value(l + 1, r) >= remaining - stones[r] - value(l, r - 1);
    remaining -= left ? stones[l++] : stones[r--];
    handedOut += remaining;
    if (line.length < plies) line.push({ move: left ? LEFT : RIGHT, points: remaining });
  }
  const root = value(0, n - 1);
  const mover = nameOf(toMove);
  const why = [
    `The table holds the value of each of the ${cellsOf(n)} intervals of the row; with the whole row before them, ${mover} gets ${root} more points than ${nameOf(otherPlayer(toMove))}.`,
  ];
  return { result: scoresFrom(handedOut, signOf(toMove) * root), line, why };
}

const cost = (n: number): number => 16 * cellsOf(n);

export const intervalDp: Method<EndsPosition, EndMove> = {
  name: "interval-dp",
  time: "O(n²)",
  space: "O(n²)",
  source: "published for LeetCode 1690: interval DP on the differences with prefix sums",
  cost: ({ stones }) => cost(stones.length),
  largest: { stones: largestWithin(cost) },
  run: solve,
};
