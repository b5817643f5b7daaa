/** Wrong rules for Stone Game IX, all of them for its start, where nothing has been removed and Alice moves. */
import { misconceptionsOf } from "../misconception.ts";
import { say } from "../sentence.ts";
import { type Counts, countsOf, less, safeRemovals } from "./remainders.ts";
import { type Position, rules } from "./rules.ts";

const cost = ({ stones }: Position): number => 1000 + 10 * stones.length;

/** @param wins whether Alice does, by how many stones are 0, 1 and 2 modulo 3 */
const atStart =
  (wins: (counts: Counts) => boolean) =>
  ({ stones, removedSum, toMove }: Position) =>
    removedSum !== 0 || toMove !== "alice" || stones.length === 0
      ? {}
      : { winner: wins(countsOf(stones)) ? ("alice" as const) : ("bob" as const) };

export const misconceptions = misconceptionsOf(rules, [
  {
    name: "zeros-ignored",
    why: say("zeros-pass-the-turn"),
    fails: [
      { position: { stones: [3, 1, 1, 1] }, part: "answer" },
      { position: { stones: [2, 2, 2, 3, 3, 3] }, part: "winner" },
    ],
    cost,
    says: atStart(([, ones, twos]) => ones > 0 && twos > 0),
  },
  {
    name: "off-by-one",
    why: say("three-more"),
    fails: [{ position: { stones: [3, 1, 1] }, part: "answer" }],
    cost,
    says: atStart(([zeros, ones, twos]) =>
      zeros % 2 === 0 ? ones > 0 && twos > 0 : Math.abs(ones - twos) >= 2,
    ),
  },
  {
    name: "cannot-move-loses",
    why: say("bob-wins-at-the-end"),
    fails: [{ position: { stones: [1] }, part: "answer" }],
    cost,
    says: atStart((counts) =>
      ([1, 2] as const).some(
        (first) => counts[first] > 0 && safeRemovals(less(counts, first), first) % 2 === 0,
      ),
    ),
  },
]);
