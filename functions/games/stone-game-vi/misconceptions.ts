/** Wrong orders in which to take the stones of Stone Game VI; the right one is by the sum of both values. */
import { misconceptionsOf, played } from "../misconception.ts";
import { say } from "../sentence.ts";
import { type Position, rules } from "./rules.ts";

/** @param merit of a stone, by its value to the mover and to the other player */
const byMerit = (merit: (own: number, others: number) => number) => ({
  cost: ({ aliceValues }: Position) => 1000 + 20 * aliceValues.length ** 2,
  says: (position: Position) =>
    played(rules, position, ({ aliceValues, bobValues, toMove }) => {
      const [own, others] = toMove === "alice" ? [aliceValues, bobValues] : [bobValues, aliceValues];
      let index = 0;
      for (let i = 1; i < own.length; i++)
        if (merit(own[i], others[i]) > merit(own[index], others[index])) index = i;
      return { index };
    }),
});

export const misconceptions = misconceptionsOf(rules, [
  {
    name: "own-value-only",
    why: say("denying-counts"),
    fails: [{ position: { aliceValues: [1, 2], bobValues: [3, 1] }, part: "answer" }],
    ...byMerit((own) => own),
  },
  {
    name: "others-value-only",
    why: say("earning-counts"),
    fails: [{ position: { aliceValues: [1, 3], bobValues: [2, 1] }, part: "answer" }],
    ...byMerit((_, others) => others),
  },
  {
    name: "difference-of-values",
    why: say("values-add-up"),
    fails: [
      { position: { aliceValues: [1, 2], bobValues: [1, 2] }, part: "answer" },
      { position: { aliceValues: [1, 1], bobValues: [2, 1] }, part: "best" },
    ],
    ...byMerit((own, others) => own - others),
  },
]);
