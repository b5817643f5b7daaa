/** The published method for Stone Game IV: a table of winning numbers from below, O(n sqrt n) time, O(n) space. */
import { largestWithin } from "../define-game.ts";
import type { Method } from "../game.ts";
import type { PilePosition, SquareMove } from "./rules.ts";
import { findingFrom } from "./solve.ts";

/** wins[i] = 1 when some square k² <= i leaves wins[i - k²] = 0; the search for it stops at the first. */
export function winningTable(n: number): Uint8Array {
  const wins = new Uint8Array(n + 1);
  for (let i = 1; i <= n; i++) {
    for (let k = 1; k * k <= i; k++) {
      if (wins[i - k * k] === 0) {
        wins[i] = 1;
        break;
      }
    }
  }
  return wins;
}

/** Because of the early stop about n^1.3 look-ups in the range that is affordable at all (measured). */
const cost = (n: number): number => 7 * n ** 1.3 + 1000;

export const dp: Method<PilePosition, SquareMove> = {
  name: "dp",
  time: "O(n√n)",
  space: "O(n)",
  source: "published for LeetCode 1510: DP from below over all squares",
  cost: ({ n }) => cost(n),
  largest: { n: largestWithin(cost) },
  run(position, plies) {
    const wins = winningTable(position.n);
    return findingFrom(position, plies, (n) => wins[n] === 0);
  },
};
