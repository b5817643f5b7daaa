/**
 * From an API Gateway proxy event to an answer: finds the route by `resource` and `httpMethod` (the gateway has matched
 * the path already), runs it, turns whatever is thrown into a problem and writes one log line.
 */
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from "aws-lambda";
import type { AnyGame } from "../games/game.ts";
import { logger } from "./logger.ts";
import { HttpError, problemOf } from "./problem.ts";
import { problemResponse } from "./response.ts";
import { type RouteKey, routes } from "./routes.ts";

export type Games = Readonly<Record<string, AnyGame>>;

export interface Request {
  readonly event: APIGatewayProxyEvent;
  /** API Gateway's id of the request. */
  readonly id: string;
  /** Facts for the log line: game, method, size, operations, outcome. Never the body or a part of it. */
  readonly log: Record<string, string | number | undefined>;
}

export type RouteHandlers = Readonly<Record<RouteKey, (request: Request) => APIGatewayProxyResult>>;
export type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

export function dispatcher(handlers: RouteHandlers): LambdaHandler {
  /** Lambda freezes an environment between requests; the first one in it is slower through no fault of its own. */
  let cold = true;
  return async (event, context) => {
    const start = performance.now();
    const id = event.requestContext?.requestId ?? context.awsRequestId;
    const request: Request = { event, id, log: {} };
    let result: APIGatewayProxyResult;
    let fault: unknown;
    try {
      result = handlerFor(handlers, event)(request);
    } catch (error) {
      const problem = problemOf(error, id);
      result = problemResponse(problem, error instanceof HttpError ? error.headers : {});
      request.log.outcome = problem.title;
      if (problem.status >= 500) fault = error;
    }
    const line = {
      request_id: id,
      lambda_request_id: context.awsRequestId,
      route: `${event.httpMethod} ${event.resource}`,
      ...request.log,
      status: result.statusCode,
      milliseconds: Math.round((performance.now() - start) * 1000) / 1000,
      cold_start: cold,
    };
    cold = false;
    if (fault === undefined) logger.info("answered", line);
    else
      logger.error("failed", { ...line, error: fault instanceof Error ? fault : new Error(String(fault)) });
    return result;
  };
}

function handlerFor(handlers: RouteHandlers, { resource, httpMethod }: APIGatewayProxyEvent) {
  const key = `${httpMethod} ${resource}`;
  if (Object.hasOwn(handlers, key)) return handlers[key as RouteKey];
  const allowed = routes.filter((route) => route.resource === resource).map((route) => route.method);
  if (allowed.length === 0)
    throw new HttpError(404, "There is nothing at this address; GET /v1/openapi.json lists the routes.");
  const allow = allowed.join(", ");
  throw new HttpError(405, `Expected ${allow} here, got ${httpMethod}.`, [], { allow });
}

/** @throws {HttpError} 404 when there is no such game */
export function gameOf(games: Games, slug: string | undefined): AnyGame {
  if (slug !== undefined && Object.hasOwn(games, slug)) return games[slug];
  const known = Object.keys(games).join(", ");
  throw new HttpError(
    404,
    `There is no game ${JSON.stringify((slug ?? "").slice(0, 40))}; the games are ${known}.`,
  );
}
