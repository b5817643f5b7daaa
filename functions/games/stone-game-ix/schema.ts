import * as v from "valibot";
import { integer, integers, player, position } from "../schema.ts";

/** Half of what is exact, for the stones and for what was removed before: their sum is exact too. */
const HALF = 2 ** 52 - 1;

/** A position of Stone Game IX on the wire. */
export const schema = position({
  stones: integers({
    description: "The values of the stones that are left; any integers, in any number.",
    sumFactor: () => 2, // every sum of removed stones starts from removedSum
  }),
  removedSum: v.optional(
    integer(
      -HALF,
      HALF,
      "The sum of the stones removed so far, of which only the remainder modulo 3 matters. 0, the default: none has been removed yet. Any other multiple of 3: the last removal has lost and the game is over (write 3 where removed stones sum to 0).",
    ),
    0,
  ),
  toMove: player(),
});

export const examples = [
  { stones: [2, 1] },
  { stones: [5, 1, 2, 4, 3] },
  { stones: [1, 2, 3], removedSum: 1, toMove: "bob" as const },
];
