/** Slips in programs for Stone Game II: each is a search that differs from the right one in one place. */
import { scoresOf } from "../game.ts";
import { greedy, misconceptionsOf } from "../misconception.ts";
import { suffixSums } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { type Position, rules } from "./rules.ts";

interface Search {
  /** How many piles may be taken. */
  most(m: number): number;
  /** m after taking X piles. */
  next(m: number, X: number): number;
  /** What an entry of the memo is kept for besides the first pile. */
  key(m: number): number;
}
const right: Search = { most: (m) => 2 * m, next: Math.max, key: (m) => m };

const cost = ({ piles }: Position): number => 1000 + 10 * piles.length ** 3;

/** By a memoised search: what the mover collects is what is left less what the other collects of it. */
const searching =
  (slip: Partial<Search>) =>
  ({ piles, m, toMove }: Position) => {
    const { most, next, key } = { ...right, ...slip };
    const n = piles.length;
    const suffix = suffixSums(piles);
    const memo = new Map<number, number>();
    const total = (i: number, m: number): number => {
      if (i === n) return 0;
      const entry = i * (n + 1) + key(Math.min(m, n));
      const known = memo.get(entry);
      if (known !== undefined) return known;
      let least = Number.POSITIVE_INFINITY;
      for (let X = 1; X <= Math.min(most(m), n - i); X++) least = Math.min(least, total(i + X, next(m, X)));
      memo.set(entry, suffix[i] - least);
      return suffix[i] - least;
    };
    const own = total(0, m);
    return { scores: scoresOf(toMove, own, suffix[0] - own) };
  };

export const misconceptions = misconceptionsOf(rules, [
  greedy(rules, [
    { position: { piles: [1, 1, 1, 4] }, part: "answer" },
    { position: { piles: [1, 1, 1, 4] }, part: "best" },
  ]),
  {
    name: "off-by-one-in-m",
    why: say("two-m-counts"),
    fails: [{ position: { piles: [2, 7, 9, 4, 4] }, part: "answer" }],
    cost,
    says: searching({ most: (m) => 2 * m - 1 }),
  },
  {
    name: "m-may-fall",
    why: say("m-never-falls"),
    fails: [{ position: { piles: [77, 12, 64, 35, 28, 4, 87, 21, 20] }, part: "answer" }],
    cost,
    says: searching({ next: (_, X) => X }),
  },
  {
    name: "memo-without-m",
    why: say("m-matters"),
    fails: [{ position: { piles: [1, 2, 1, 1, 2] }, part: "answer" }],
    cost,
    says: searching({ key: () => 0 }),
  },
]);
