/** The published method for Stone Game IV: a table of winning numbers from below. */
import type { Method } from "../game.ts";
import { type Sentence, say } from "../sentence.ts";
import { findingFrom } from "./line.ts";
import type { Move, Position } from "./rules.ts";

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

/** The squares that were tried in the last cell, up to the first that leads to a losing number. */
function whyByCells(n: number, wins: Uint8Array): Sentence {
  let k = 1;
  while (k * k <= n && wins[n - k * k] === 1) k++;
  const shown = Array.from({ length: Math.min(3, k - 1) }, (_, i) => (i + 1) ** 2);
  return say("squares-tried", n, shown, k - 1, k * k <= n ? k * k : undefined);
}

export const dp: Method<Position, Move> = {
  name: "dp",
  time: "O(n√n)",
  space: "O(n)",
  source: "published for LeetCode 1510: DP from below over all squares",
  // because of the early stop about n^1.3 look-ups in the range that is affordable at all (measured)
  cost: ({ n }) => 7 * n ** 1.3 + 1000,
  solve(position, plies) {
    const wins = winningTable(position.n);
    const finding = findingFrom(position, plies, (n) => wins[n] === 0);
    if (position.n === 0) return finding;
    return { ...finding, why: [...finding.why, whyByCells(position.n, wins)] };
  },
  table: {
    recurrence: "W(n) = win if W(n - k²) = lose for a k >= 1, tried from 1 up to the first such k; else lose",
    axes: ["n"],
    // as many look-ups as were counted up to the largest n
    size: ({ n }) => ({ cells: n + 1, looks: Math.ceil(n ** 1.325) }),
    here: ({ n }) => [n],
    *order({ n }) {
      for (let i = 0; i <= n; i++) yield [i];
    },
    choices: () => (at, look) => {
      const [n] = at;
      if (n === 0) return -1;
      const tried: [Move, number][] = [];
      for (let k = 1, worth = -1; worth < 0 && k * k <= n; k++) {
        worth = -look(n - k * k);
        tried.push([{ take: k * k }, worth]);
      }
      return tried;
    },
  },
};
