/** Asks the solve function's handler a question, as the gateway would, and says what it took. */

import { BUDGET } from "../../functions/games/budget.ts";
import { logger } from "../../functions/http/logger.ts";
import { handler } from "../../functions/solve/handler.ts";
import { lambdaContext, proxyEvent } from "../kit/proxy-event.ts";
import { type AnyRecipe, type Recipe, requestFrom } from "./recipe.ts";

export interface Taken {
  readonly status: number;
  /** Seconds of processor time, all threads. */
  readonly seconds: number;
  /** What was charged, as a part of the budget. */
  readonly charged: number;
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export async function ask(recipe: AnyRecipe): Promise<Taken> {
  const event = proxyEvent(requestFrom(recipe));
  let operations = 0;
  logger.info = (_message, ...[line]) => {
    operations = Number(Object(line).operations ?? 0);
  };
  const start = processorSeconds();
  const { statusCode } = await handler(event, lambdaContext);
  const seconds = processorSeconds() - start;
  if (statusCode >= 500) throw new Error(`${statusCode} for ${JSON.stringify(recipe)}`);
  return { status: statusCode, seconds, charged: operations / BUDGET };
}

/** The sieve at the full budget: all other times are told as parts of its own. */
export const sieve: Recipe = {
  endpoint: "solve",
  game: "stone-game-iv",
  n: 20_313_000,
  kind: "random",
  seed: 1,
  high: 1,
  peaks: 0,
  plies: 0,
  extra: 0,
  policy: "first",
};
