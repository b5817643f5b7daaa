/**
 * From an API Gateway proxy event to a response: finds the operation by `resource` and `httpMethod` (the gateway has
 * matched the path already), runs it, turns whatever is thrown into a problem and writes one log line.
 */
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from "aws-lambda";
import { isForPeople, presented } from "./presented.ts";
import { HttpError, problemOf } from "./problem.ts";
import { sharedDetails } from "./problem-texts.ts";
import { problemResult } from "./proxy-result.ts";
import { type Operation, type OperationOf, type Route, routes } from "./routes.ts";

export interface Request {
  readonly event: APIGatewayProxyEvent;
  /** API Gateway's id of the request. */
  readonly id: string;
  /** Facts for the log line: game, method, size, operations, outcome. Never the body or a part of it. */
  readonly log: Record<string, string | number | undefined>;
}

/** A handler for each operation of a function. */
export type Handlers<F extends Route["function"]> = Readonly<
  Record<OperationOf<F>, (request: Request) => APIGatewayProxyResult | Promise<APIGatewayProxyResult>>
>;
export type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

export function dispatcher<F extends Route["function"]>(handlers: Handlers<F>): LambdaHandler {
  /** Lambda freezes an environment between requests; the first one in it is slower through no fault of its own. */
  let cold = true;
  return async (event, context) => {
    const start = performance.now();
    const id = event.requestContext?.requestId ?? context.awsRequestId;
    const request: Request = { event, id, log: {} };
    const isGet = event.httpMethod === "GET" || event.httpMethod === "HEAD";
    let result: APIGatewayProxyResult;
    let forPeople = false;
    let fault: unknown;
    try {
      forPeople = isGet && isForPeople(event);
      const operation = operationOf(event);
      if (!(operation in handlers)) throw new TypeError(`${operation} belongs to another function`);
      result = await handlers[operation as OperationOf<F>](request);
    } catch (error) {
      const problem = problemOf(error, id);
      result = problemResult(problem, error instanceof HttpError ? error.headers : {});
      request.log.outcome = problem.title;
      if (problem.status >= 500) fault = error;
    }
    if (isGet) result = presented(result, forPeople);
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
    // only now: an environment that starts has the answer before it has loaded what writes the line
    const { logger } = await import("./logger.ts");
    if (fault === undefined) logger.info("answered", line);
    else
      logger.error("failed", { ...line, error: fault instanceof Error ? fault : new Error(String(fault)) });
    return event.httpMethod === "HEAD" ? { ...result, body: "" } : result;
  };
}

/** @throws {HttpError} 404 or 405 */
function operationOf({
  resource,
  httpMethod,
}: Pick<APIGatewayProxyEvent, "resource" | "httpMethod">): Operation {
  const here = (Object.entries(routes) as [Operation, Route][]).filter(
    ([, route]) => route.resource === resource,
  );
  if (here.length === 0) throw new HttpError(404, sharedDetails.noRoute);
  const wanted = httpMethod === "HEAD" ? "GET" : httpMethod;
  const found = here.find(([, { method }]) => method === wanted);
  if (found !== undefined) return found[0];
  const allow = here.flatMap(([, { method }]) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  throw new HttpError(405, `Expected ${allow} here, got ${httpMethod}.`, [], { allow });
}
