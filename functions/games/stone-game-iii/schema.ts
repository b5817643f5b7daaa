import * as v from "valibot";
import { integer, integers, player, position } from "../schema.ts";

/** A position of Stone Game III on the wire. */
export const schema = position({
  stoneValue: integers({
    description: "The value of each stone, from first to last; any integers, in any number.",
  }),
  maxTake: v.optional(integer(1, Number.MAX_SAFE_INTEGER, "How many stones may be taken in one turn."), 3),
  toMove: player(),
});

export const examples = [
  { stoneValue: [1, 2, 3, 7] },
  { stoneValue: [1, 2, 3, -9] },
  { stoneValue: [1, 2, 3, 6] },
  { stoneValue: [4, -1, 2, 5, -3], maxTake: 2, toMove: "bob" as const },
];
