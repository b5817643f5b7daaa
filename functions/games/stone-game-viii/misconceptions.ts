/** Slips in programs for Stone Game VIII, f(i) = max over j > i of P(j) - f(j), from the last merge to the first. */
import { signOf } from "../game.ts";
import { greedy, misconceptionsOf, moverAsAlice } from "../misconception.ts";
import { prefixSums } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { type Position, rules } from "./rules.ts";
import { suffixMax } from "./suffix-max.ts";

const cost = ({ stones }: Position): number => 1000 + 20 * stones.length;

/**
 * @param start what the maximum is at least
 * @param least how many stones a merge takes at least
 */
const maximum = (start: number, least: number) => (position: Position) => {
  if (rules.isOver(position)) return {};
  const { stones, toMove } = position;
  const prefix = prefixSums(stones);
  let lead = Math.max(start, prefix[stones.length]);
  for (let j = stones.length - 1; j >= least; j--) lead = Math.max(lead, prefix[j] - lead);
  return { difference: signOf(toMove) * lead + 0 };
};

export const misconceptions = misconceptionsOf(rules, [
  greedy(rules, [
    { position: { stones: [-3, -2, 1] }, part: "answer" },
    { position: { stones: [-3, -2, 1] }, part: "best" },
  ]),
  {
    name: "sentinel",
    why: say("sentinel-is-a-value"),
    fails: [{ position: { stones: [-10, -12] }, part: "answer" }],
    cost,
    says: maximum(-1, 2),
  },
  {
    name: "zero-as-unknown",
    why: say("zero-is-unknown"),
    fails: [{ position: { stones: [-10, -12] }, part: "answer" }],
    cost,
    says: maximum(0, 2),
  },
  {
    name: "off-by-one",
    why: say("merges-two"),
    fails: [{ position: { stones: [-3, -2] }, part: "answer" }],
    cost,
    says: maximum(Number.NEGATIVE_INFINITY, 1),
  },
  moverAsAlice(rules, suffixMax, [
    { position: { stones: [-1, 2, -3, 4, -5], toMove: "bob" }, part: "answer" },
  ]),
]);
