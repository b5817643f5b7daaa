import { integer, player, position } from "../schema.ts";

/** A position of Stone Game IV on the wire. */
export const schema = position({
  n: integer(
    0,
    Number.MAX_SAFE_INTEGER,
    "The stones in the pile. With none left whoever is to move has lost.",
  ),
  toMove: player(),
});

export const examples = [{ n: 7 }, { n: 17 }, { n: 99, toMove: "bob" as const }];
