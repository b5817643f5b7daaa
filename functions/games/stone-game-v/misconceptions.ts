/** What is wrongly believed about Stone Game V. */
import { greedy, misconceptionsOf } from "../misconception.ts";
import { prefixSums, sumOf } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { type Position, rules } from "./rules.ts";
import { popcount } from "./search.ts";

const ofAlice = (alice: number) => ({ scores: { alice, bob: 0 } });

export const misconceptions = misconceptionsOf(rules, [
  greedy(rules, [{ position: { stoneValue: [3, 1, 2] }, part: "answer" }], say("not-greedy-alone")),
  {
    name: "popcount-formula",
    why: say("only-an-upper-bound"),
    fails: [{ position: { stoneValue: [6, 2, 3, 4, 5, 5] }, part: "answer" }],
    cost: ({ stoneValue }) => 1000 + 10 * stoneValue.length,
    says(position) {
      const sum = sumOf(position.stoneValue);
      return ofAlice(rules.isOver(position) ? 0 : sum - popcount(sum));
    },
  },
  {
    name: "left-on-ties",
    why: say("either-half"),
    fails: [{ position: { stoneValue: [4, 1, 2, 1, 1] }, part: "answer" }],
    cost: ({ stoneValue }) => 1000 + 20 * stoneValue.length ** 3,
    says: (position) => ofAlice(keepingLeftOnTies(position)),
  },
]);

/** The right search over intervals, but for what is kept of two parts with the same sum. */
function keepingLeftOnTies({ stoneValue }: Position): number {
  const n = stoneValue.length;
  const prefix = prefixSums(stoneValue);
  const memo = new Map<number, number>();
  const total = (from: number, to: number): number => {
    const key = from * (n + 1) + to;
    let most = memo.get(key);
    if (most !== undefined) return most;
    most = 0;
    for (let split = from + 1; split < to; split++) {
      const [left, right] = [prefix[split] - prefix[from], prefix[to] - prefix[split]];
      most = Math.max(most, left <= right ? left + total(from, split) : right + total(split, to));
    }
    memo.set(key, most);
    return most;
  };
  return total(0, n);
}
