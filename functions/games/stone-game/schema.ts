import { integers, player, position } from "../schema.ts";

/** A position of Stone Game on the wire. */
export const schema = position({
  piles: integers({
    description:
      "The stones in each pile, from left to right; any integers, in any number. A pile below zero costs its taker.",
  }),
  toMove: player(),
});

export const examples = [
  { piles: [5, 3, 4, 5] },
  { piles: [3, 7, 2, 3] },
  { piles: [1, 3, 1], toMove: "bob" as const },
];
