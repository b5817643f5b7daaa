/** The bodies that the API takes. A position is only passed on here: the game that it belongs to checks it. */
import * as v from "valibot";
import { closed, integer, message } from "../games/fields.ts";
import { unexpected } from "../games/game-error.ts";
import { say } from "../games/sentence.ts";
import { GREATEST_BATCH, GREATEST_GAME, GREATEST_LINE, GREATEST_LIST } from "./limits.ts";

const text = (what: string) => v.string(message(({ input }) => unexpected(`${what} as a string`, input)));

const method = v.optional(
  v.pipe(text("the name of a method"), v.description("A method of the game; its first one when left out.")),
);
const line = v.optional(
  integer(0, GREATEST_LINE, "The greatest number of plies of an optimal line to return."),
  0,
);
const flag = (description: string, usual: boolean) =>
  v.optional(
    v.pipe(
      v.boolean(message(({ input }) => unexpected(say("true-or-false"), input))),
      v.description(description),
    ),
    usual,
  );
const limit = v.optional(integer(0, GREATEST_LIST, "How many moves to list, the best ones."), 100);

export const requestBodies = {
  solve: closed({ position: v.unknown(), method, line }),
  moves: closed({ position: v.unknown(), limit }),
  play: closed({
    position: v.unknown(),
    moves: v.optional(
      v.pipe(
        v.array(
          v.unknown(),
          message(({ input }) => unexpected(say("moves"), input)),
        ),
        v.maxLength(
          GREATEST_GAME,
          ({ input }) => `expected at most ${GREATEST_GAME} moves, got ${input.length}`,
        ),
        v.description("The moves played so far, in order."),
      ),
      [],
    ),
    review: flag("Whether each move is judged.", true),
    reply: flag("Whether the perfect reply is wanted.", false),
  }),
  check: closed({ position: v.unknown(), claim: v.unknown() }),
  table: closed({
    position: v.unknown(),
    method: v.optional(
      v.pipe(
        text("the name of a method"),
        v.description("A method that has a table; the first such when left out."),
      ),
    ),
  }),
  batch: closed({
    questions: v.pipe(
      v.array(
        v.unknown(),
        message(({ input }) => unexpected("an array of questions", input)),
      ),
      v.maxLength(
        GREATEST_BATCH,
        ({ input }) => `expected at most ${GREATEST_BATCH} questions, got ${input.length}`,
      ),
    ),
  }),
};

/** One question of a batch. */
export const question = closed({
  game: v.pipe(
    v.union(
      [v.string(), v.number()],
      message(({ input }) => unexpected("the slug or the LeetCode number of a game", input)),
    ),
    v.transform(String),
  ),
  position: v.unknown(),
  method,
  line,
});

export type RequestBody<K extends keyof typeof requestBodies> = v.InferOutput<(typeof requestBodies)[K]>;
