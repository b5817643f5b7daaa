import { integers, player, position } from "../schema.ts";

/** A position of Stone Game VIII on the wire. */
export const schema = position({
  stones: integers({
    description:
      "The values of the stones, from left to right; any integers, in any number. With fewer than two the game is over.",
    // each of up to length - 1 moves scores the sum of the stones so far
    sumFactor: (length) => Math.max(1, length - 1),
  }),
  toMove: player(),
});

export const examples = [
  { stones: [-1, 2, -3, 4, -5] },
  { stones: [7, -6, 5, 10, 5, -2, -6] },
  { stones: [-10, -12], toMove: "bob" as const },
];
