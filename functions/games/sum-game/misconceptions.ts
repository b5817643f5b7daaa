/** Wrong formulas for Sum Game, each one slip away from 2 (n0 - n1) = K (q1 - q0), for which Bob wins when q is even. */
import { misconceptionsOf } from "../misconception.ts";
import { say } from "../sentence.ts";
import { tally } from "./excess.ts";
import { type Position, rules } from "./rules.ts";

const cost = ({ num }: Position): number => 1000 + 4 * num.length;

/** @param balances whether Bob wins, by n0 - n1, q0, q1 and K */
const bobWinsWhere =
  (balances: (lead: number, q0: number, q1: number, maxDigit: number) => boolean) =>
  ({ num, maxDigit }: Position) => {
    const half = num.length / 2;
    const [left, right] = [tally(num, 0, half), tally(num, half, num.length)];
    const bobWins = balances(left.sum - right.sum, left.marks, right.marks, maxDigit);
    return { winner: bobWins ? ("bob" as const) : ("alice" as const) };
  };

const isEven = (q0: number, q1: number): boolean => (q0 + q1) % 2 === 0;

export const misconceptions = misconceptionsOf(rules, [
  {
    name: "always-even",
    why: say("may-be-odd"),
    fails: [{ position: { num: "?0" }, part: "answer" }],
    cost,
    // as many pairs of question marks as one half has more than the other, and no look at what is left over
    says: bobWinsWhere((lead, q0, q1, maxDigit) => lead === maxDigit * Math.trunc((q1 - q0) / 2)),
  },
  {
    name: "wrong-sign",
    why: say("fewer-marks-ahead"),
    fails: [{ position: { num: "18??" }, part: "answer" }],
    cost,
    says: bobWinsWhere((lead, q0, q1, maxDigit) => isEven(q0, q1) && 2 * lead === maxDigit * (q0 - q1)),
  },
  {
    name: "adds-the-marks",
    why: say("marks-cancel"),
    fails: [{ position: { num: "9?0?" }, part: "answer" }],
    cost,
    says: bobWinsWhere((lead, q0, q1, maxDigit) => isEven(q0, q1) && 2 * lead === maxDigit * (q0 + q1)),
  },
  {
    name: "misread-fraction",
    why: say("multiplied-not-divided"),
    fails: [{ position: { num: "10??", maxDigit: 4 }, part: "answer" }],
    cost,
    says: bobWinsWhere((lead, q0, q1, maxDigit) => isEven(q0, q1) && lead === maxDigit / (2 * (q1 - q0))),
  },
]);
