/** What is wrongly believed about Stone Game VII. */
import { signOf } from "../game.ts";
import { greedy, misconceptionsOf, moverAsAlice } from "../misconception.ts";
import { say } from "../sentence.ts";
import { valueOfRow } from "../stone-game/fusion.ts";
import { fusion } from "./fusion.ts";
import { rules } from "./rules.ts";

export const misconceptions = misconceptionsOf(rules, [
  greedy(rules, [{ position: { stones: [5, 3, 1, 4, 2] }, part: "answer" }]),
  {
    name: "scores-what-is-removed",
    why: say("rest-scores"),
    fails: [{ position: { stones: [5, 3, 1, 4, 2] }, part: "difference" }],
    cost: ({ stones }) => 1000 + 60 * stones.length,
    says: ({ stones, toMove }) => ({ difference: signOf(toMove) * valueOfRow(stones) + 0 }),
  },
  moverAsAlice(rules, fusion, [{ position: { stones: [5, 3, 1, 4, 2], toMove: "bob" }, part: "answer" }]),
]);
