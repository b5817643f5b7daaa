/** The bodies that the API takes. A position is only passed on here: the game that it belongs to checks it. */
import * as v from "valibot";
import { shown } from "../games/game-error.ts";
import { position as closedObject, integer } from "../games/schema.ts";

export const GREATEST_LINE = 1000;
export const GREATEST_LIMIT = 1000;
const DEFAULT_LIMIT = 100;
const GREATEST_BATCH = 100;

const text = (what: string) => v.string(({ input }) => `expected ${what} as a string, got ${shown(input)}`);

const method = v.optional(
  v.pipe(text("the name of a method"), v.description("A method of the game; its first one when left out.")),
);
const line = v.optional(
  integer(0, GREATEST_LINE, "The greatest number of plies of an optimal line to return."),
  0,
);
const limit = v.optional(integer(0, GREATEST_LIMIT, "How many moves to list, the best ones."), DEFAULT_LIMIT);

export const solveBody = closedObject({ position: v.unknown(), method, line });
export const movesBody = closedObject({ position: v.unknown(), limit });
export const question = closedObject({
  game: text("the slug of a game"),
  position: v.unknown(),
  method,
  line,
});
export const batchBody = closedObject({
  questions: v.pipe(
    v.array(v.unknown(), ({ input }) => `expected an array of questions, got ${shown(input)}`),
    v.maxLength(
      GREATEST_BATCH,
      ({ input }) => `expected at most ${GREATEST_BATCH} questions, got ${input.length}`,
    ),
  ),
});
