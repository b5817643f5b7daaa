/** The schema of a problem, for the OpenAPI document; its `type` says whether a game has refused the question. */
import * as v from "valibot";
import type { GameErrorCode } from "../games/game-error.ts";
import { gameProblems, NO_TYPE, typeOf } from "./problem.ts";

const common = {
  title: v.string(),
  detail: v.string(),
  instance: v.pipe(v.string(), v.description("The request's id, to be quoted when asking about it.")),
};
const errors = v.array(
  v.strictObject({
    pointer: v.pipe(v.string(), v.description("JSON Pointer (RFC 6901) into the request.")),
    detail: v.pipe(v.string(), v.description("What was expected there and what came.")),
  }),
);

/** A question that a game refuses. */
export const gameProblem = v.strictObject({
  type: v.picklist((Object.keys(gameProblems) as GameErrorCode[]).map(typeOf)),
  status: v.literal(422),
  ...common,
  errors: v.pipe(errors, v.minLength(1)),
});

/** Any other request that cannot be answered. */
export const requestProblem = v.strictObject({
  type: v.literal(NO_TYPE),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  ...common,
  errors: v.optional(errors),
});

export const problem = v.variant("type", [gameProblem, requestProblem]);
export type Problem = Readonly<v.InferOutput<typeof problem>>;
