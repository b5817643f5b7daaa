/** What a claim about a position looks like. Whether its moves can be made is for the rules to say. */
import * as v from "valibot";
import { closed, message, oneOf, parse } from "./fields.ts";
import type { Answer, Claim, Statement } from "./game.ts";
import { GameError, unexpected } from "./game-error.ts";
import { say } from "./sentence.ts";

/** How many moves a claimed line and a refutation have at most. */
export const LONGEST_LINE = 1000;

const expected = message(({ input }: { readonly input: unknown }) => unexpected(say("integer"), input));
const points = v.pipe(
  v.number(expected),
  v.check((value) => Number.isSafeInteger(value), expected),
  v.metadata({ type: "integer" }),
);

/** A claim whose answer and moves are of these forms; its fields in the order in which they are checked. */
export const claimOf = (answer: v.GenericSchema<Answer, Answer>, move: v.GenericSchema) =>
  v.pipe(
    closed({
      winner: v.optional(v.nullable(oneOf(["alice", "bob", "tie"], "Who wins."))),
      answer: v.optional(v.nullable(answer)),
      difference: v.optional(v.nullable(points)),
      scores: v.optional(v.nullable(closed({ alice: points, bob: points }))),
      best: v.optional(v.nullable(move)),
      line: v.optional(
        v.pipe(
          v.array(
            move,
            message(({ input }) => unexpected(say("moves"), input)),
          ),
          v.minLength(
            1,
            message(() => say("empty-line")),
          ),
          v.maxLength(
            LONGEST_LINE,
            message<{ readonly input: readonly unknown[] }>(({ input }) =>
              say("expected", say("moves-up-to", LONGEST_LINE), String(input.length)),
            ),
          ),
        ),
      ),
    }),
    v.check(
      (claim) => Object.values(claim).some((part) => part !== undefined),
      message(() => say("empty-claim")),
    ),
    v.metadata({ minProperties: 1 }),
  );

/**
 * The claim that came in, its moves not looked at yet.
 * @throws {GameError} `invalid-claim`
 */
export function claimIn<P, M, I>(rules: Statement<P, M, I>, input: unknown, at: string): Claim<M> {
  const parsed = parse(claimOf(answerOf(rules.answer.type), v.unknown()), input, at);
  if ("faults" in parsed) throw new GameError("invalid-claim", parsed.faults);
  return parsed.output as Claim<M>;
}

/** An answer of the game's type, or what it should be. */
function answerOf(type: v.GenericSchema<Answer, Answer>) {
  const { options } = type as { readonly options?: readonly unknown[] };
  const wanted =
    options === undefined
      ? say(type.type === "boolean" ? "true-or-false" : "integer")
      : say("one-of", options);
  return v.custom<Answer>(
    (value) => v.is(type, value) && (typeof value !== "number" || Number.isSafeInteger(value)),
    message(({ input }) => unexpected(wanted, input)),
  );
}
