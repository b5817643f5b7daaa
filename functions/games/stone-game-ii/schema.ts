import * as v from "valibot";
import { integer, integers, player, position } from "../schema.ts";

/** A position of Stone Game II on the wire. */
export const schema = position({
  piles: integers({
    description:
      "The stones in each pile, from first to last; any integers, in any number. A pile below zero costs its taker.",
  }),
  m: v.optional(integer(1, Number.MAX_SAFE_INTEGER, "Up to 2m piles may be taken now."), 1),
  toMove: player(),
});

export const examples = [
  { piles: [2, 7, 9, 4, 4] },
  { piles: [1, 2, 3, 4, 5, 100] },
  { piles: [-3, 1, -4, 5], m: 2, toMove: "bob" as const },
];
