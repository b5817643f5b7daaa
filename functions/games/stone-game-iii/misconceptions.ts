/** What goes wrong with Stone Game III: values below 0, ties, and whose stones are whose. */
import { absoluteValue } from "../by-the-rules.ts";
import { scoresOf, signOf } from "../game.ts";
import { greedy, misconceptionsOf, moverAsAlice } from "../misconception.ts";
import { prefixSums, sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { rolling } from "./rolling.ts";
import { type Position, rules } from "./rules.ts";

const cost = ({ stoneValue: { length: n }, maxTake }: Position): number =>
  1000 + 20 * n * (1 + Math.min(n, maxTake));

export const misconceptions = misconceptionsOf(rules, [
  greedy(rules, [{ position: { stoneValue: [-1, -2, -3] }, part: "answer" }]),
  {
    name: "zero-as-unknown",
    why: say("zero-is-unknown"),
    fails: [{ position: { stoneValue: [-5] }, part: "answer" }],
    cost,
    says: (position) => ({ difference: signOf(position.toMove) * atLeastZero(position) + 0 }),
  },
  {
    name: "no-tie",
    why: say("ties-exist"),
    fails: [{ position: { stoneValue: [0, 0] }, part: "answer" }],
    cost: rolling.cost,
    says(position) {
      const aliceWins = absoluteValue(rolling.solve(position, 0)) > 0;
      return { winner: aliceWins ? "alice" : "bob", answer: aliceWins ? "Alice" : "Bob" };
    },
  },
  {
    name: "adds-for-the-opponent",
    why: say("adds-to-the-wrong-player"),
    fails: [{ position: { stoneValue: [1, 2, 3, 7] }, part: "answer" }],
    cost,
    says(position) {
      const own = withOthersStones(position);
      return { scores: scoresOf(position.toMove, own, sumOf(position.stoneValue) - own) };
    },
  },
  moverAsAlice(rules, rolling, [
    { position: { stoneValue: [1, 2, 3, 7], toMove: "bob" }, part: "difference" },
  ]),
]);

/** The mover's lead by the right recurrence, but in cells that can only grow from 0. */
function atLeastZero({ stoneValue, maxTake }: Position): number {
  const n = stoneValue.length;
  const prefix = prefixSums(stoneValue);
  const lead = new Float64Array(n + 1);
  for (let i = n - 1; i >= 0; i--) {
    for (let k = 1; k <= Math.min(maxTake, n - i); k++)
      lead[i] = Math.max(lead[i], prefix[i + k] - prefix[i] - lead[i + k]);
  }
  return lead[0];
}

/** What the mover collects if the other's stones count for the mover as well. */
function withOthersStones({ stoneValue, maxTake }: Position): number {
  const n = stoneValue.length;
  const prefix = prefixSums(stoneValue);
  const own = new Float64Array(n + 1);
  const others = new Float64Array(n + 1);
  for (let i = n - 1; i >= 0; i--) {
    own[i] = Number.NEGATIVE_INFINITY;
    others[i] = Number.POSITIVE_INFINITY;
    for (let k = 1; k <= Math.min(maxTake, n - i); k++) {
      const taken = prefix[i + k] - prefix[i] + others[i + k];
      own[i] = Math.max(own[i], taken);
      others[i] = Math.min(others[i], taken);
    }
  }
  return own[0];
}
