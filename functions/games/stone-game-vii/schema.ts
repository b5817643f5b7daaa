import { integers, player, position } from "../schema.ts";

/** A position of Stone Game VII on the wire. */
export const schema = position({
  stones: integers({
    description: "The values of the stones, from left to right; any integers, in any number.",
    // every move but the last scores the sum of what is left
    sumFactor: (length) => Math.max(1, length - 1),
  }),
  toMove: player(),
});

export const examples = [
  { stones: [5, 3, 1, 4, 2] },
  { stones: [7, 90, 5, 1, 100, 10, 10, 2] },
  { stones: [5, -5, 5, -5], toMove: "bob" as const },
];
