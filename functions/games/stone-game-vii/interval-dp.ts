/** The published method for Stone Game VII: an interval DP over the differences. */
import type { Method, Step } from "../game.ts";
import { scoresFrom, signOf } from "../game.ts";
import { LEFT, RIGHT } from "../rows/ends.ts";
import { byRows, endChoices, overIntervals } from "../rows/interval-table.ts";
import { prefixSums, type Row, sumOf } from "../rows/row.ts";
import { cellsOf, rowOf } from "../rows/triangle.ts";
import { say } from "../sentence.ts";
import type { Move, Position } from "./rules.ts";

/**
 * V(l, r) = max(sum(l+1, r) - V(l+1, r), sum(l, r-1) - V(l, r-1)), the mover's points minus the other's on stones l..r;
 * V(l, l) = 0. Row l needs row l+1, so l runs downwards.
 */
export function differenceTable(stones: Row): Float64Array {
  const n = stones.length;
  const prefix = prefixSums(stones);
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

export const intervalDp: Method<Position, Move> = {
  name: "interval-dp",
  time: "O(n²)",
  space: "O(n²)",
  source: "published for LeetCode 1690: interval DP on the differences with prefix sums",
  cost: ({ stones: { length: n } }) => 22 * cellsOf(n),
  solve({ stones, toMove }, plies) {
    const n = stones.length;
    const table = differenceTable(stones);
    const value = (l: number, r: number) => (l > r ? 0 : table[rowOf(n, l) + r]);
    const total = sumOf(stones);
    const line: Step<Move>[] = [];
    let remaining = total;
    let handedOut = 0;
    for (let l = 0, r = n - 1; l <= r; ) {
      const left = remaining - stones[l] - value(l + 1, r) >= remaining - stones[r] - value(l, r - 1);
      remaining -= left ? stones[l++] : stones[r--];
      handedOut += remaining;
      if (line.length < plies) line.push({ move: left ? LEFT : RIGHT, points: remaining });
    }
    const left = { points: total - stones[0], after: value(1, n - 1) };
    const right = { points: total - stones[n - 1], after: value(0, n - 2) };
    const two = say("two-ends", toMove, cellsOf(n), left, right);
    return {
      result: scoresFrom(handedOut, signOf(toMove) * value(0, n - 1)),
      line,
      why: n === 0 ? [say("none-left", "stone")] : n === 1 ? [say("one-end", "stone", 0)] : [two],
    };
  },
  table: {
    ...overIntervals<Position>(({ stones }) => stones),
    recurrence: "V(l, r) = max(sum(l+1, r) - V(l+1, r), sum(l, r-1) - V(l, r-1)); V(l, l) = 0",
    order: ({ stones }) => byRows(stones),
    choices({ stones }) {
      const prefix = prefixSums(stones);
      return ([l, r], look) =>
        endChoices(
          [l, r],
          look,
          (rest) => prefix[r + 1] - prefix[l + 1] - rest,
          (rest) => prefix[r] - prefix[l] - rest,
        );
    },
  },
};
