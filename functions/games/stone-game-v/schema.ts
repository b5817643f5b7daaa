import { integers, position } from "../schema.ts";

/** A position of Stone Game V on the wire. */
export const schema = position({
  stoneValue: integers({
    description:
      "The values of the stones, from left to right; integers of 0 or more, in any number. With fewer than two the game is over.",
    min: 0,
    sumFactor: () => 2, // two parts are compared by doubling one of them
  }),
});

export const examples = [
  { stoneValue: [6, 2, 3, 4, 5, 5] },
  { stoneValue: [7, 7, 7, 7, 7, 7, 7] },
  { stoneValue: [1, 0, 0, 1] },
];
