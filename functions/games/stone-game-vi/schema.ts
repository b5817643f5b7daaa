import * as v from "valibot";
import { integers, player, position } from "../schema.ts";

const valuesOf = (name: string) =>
  integers({
    description: `What each stone is worth to ${name}; any integers, as many as the other player's.`,
    sumFactor: () => 2, // sums run over both players' values
  });

/** A position of Stone Game VI on the wire. */
export const schema = v.pipe(
  position({ aliceValues: valuesOf("Alice"), bobValues: valuesOf("Bob"), toMove: player() }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { aliceValues, bobValues } = dataset.value;
    if (aliceValues.length === bobValues.length) return;
    addIssue({
      message: `expected as many values as in aliceValues, ${aliceValues.length}, got ${bobValues.length}`,
      path: [{ type: "object", origin: "value", input: {}, key: "bobValues", value: bobValues }],
    });
  }),
);

export const examples = [
  { aliceValues: [1, 3], bobValues: [2, 1] },
  { aliceValues: [2, 4, 3], bobValues: [1, 6, 7] },
  { aliceValues: [9, -1, 1, 4], bobValues: [1, 9, -2, 4], toMove: "bob" as const },
];
