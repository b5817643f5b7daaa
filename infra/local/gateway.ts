/**
 * API Gateway between a request and a function: the same gates in the same order (route, key, limits, body), then the
 * function, and for an answer what the handler returned or the template's gateway response.
 */
import type { IncomingMessage } from "node:http";
import { lambda } from "../aws-limits.ts";
import type { Deployment } from "../template/deployment.ts";
import { TemplateError } from "../template/intrinsics.ts";
import { type Answer, gatewayAnswer, proxyAnswer } from "./answer.ts";
import { decoded, encoded, readBody } from "./body.ts";
import { proxyEvent } from "./event.ts";
import { createPool, type Report, type StartInstance } from "./function-pool.ts";
import { createLimiter } from "./limiter.ts";
import { matchResource, readTarget } from "./routing.ts";

export interface GatewayOptions {
  /** API keys by their id in the template. */
  readonly keys: ReadonlyMap<string, string>;
  /** Whether rate, burst and quota of the template are enforced. */
  readonly limits: boolean;
  readonly report: Report;
  /** What runs the functions' code. */
  readonly startInstance: StartInstance;
}

export interface Gateway {
  /** @param signal the caller has gone */
  answer(request: IncomingMessage, requestId: string, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

/** @throws {TemplateError} for an API that asks for signatures */
export function createGateway(
  api: Deployment,
  { keys, limits, report, startInstance }: GatewayOptions,
): Gateway {
  refuseSignatures(api);
  const pools = new Map(api.functions.map((fn) => [fn.id, createPool(fn, report, startInstance)]));
  const limit = limits ? createLimiter(api) : () => undefined;

  async function answer(request: IncomingMessage, requestId: string, signal: AbortSignal): Promise<Answer> {
    const gateway = (type: string) => gatewayAnswer(api, type, requestId);
    const target = readTarget(request.url ?? "/", api.stage.name);
    if (!target) return gateway("BAD_REQUEST_PARAMETERS");
    const match = matchResource(api.resources, target.path);
    const methods = match?.resource.methods;
    const verb = request.method ?? "";
    const method = methods?.get(verb) ?? (anyVerbs.has(verb) ? methods?.get("ANY") : undefined);
    // API Gateway's odd name for "no such route".
    if (!match || !method) return gateway("MISSING_AUTHENTICATION_TOKEN");

    const key = method.authorization === "key" ? findKey(keys, request.headers["x-api-key"]) : undefined;
    if (method.authorization === "key" && !key) return gateway("INVALID_API_KEY");
    const refusal = limit(method);
    if (refusal) return gateway(refusal);
    if ("mock" in method.integration) return { ...method.integration.mock, body: "" };

    const sent = await readBody(request);
    if (typeof sent === "string") return gateway(sent);
    const body = await decoded(sent, request.headers["content-encoding"], api.compressFromBytes);
    if (typeof body === "string") return gateway(body);
    const event = JSON.stringify(
      proxyEvent({ api, request, requestId, target, match, body: body.toString("utf8"), key }),
    );
    if (Buffer.byteLength(event) > lambda.eventBytes) return gateway("REQUEST_TOO_LARGE");

    const outcome = await pools.get(method.integration.functionId)?.invoke(requestId, event, signal);
    if (outcome && "throttled" in outcome) return gateway("THROTTLED");
    if (!outcome || !("result" in outcome)) return gateway("DEFAULT_5XX");
    const answered = proxyAnswer(outcome.result);
    if (answered) return encoded(answered, acceptEncoding(request), api.compressFromBytes);
    report(`${requestId} Malformed Lambda proxy response`, "fault");
    // API Gateway says 502, or what the template makes of DEFAULT_5XX.
    return gateway("DEFAULT_5XX");
  }

  const close = async () => void (await Promise.all(Array.from(pools.values(), (pool) => pool.close())));
  return { answer, close };
}

/** Without AWS there is nobody whose signature could be checked. */
function refuseSignatures({ resources }: Deployment): void {
  for (const { path, methods } of resources) {
    for (const [verb, { authorization }] of methods) {
      if (authorization === "iam")
        throw new TemplateError(`${verb} ${path} asks for a signature, which this server cannot check.`);
    }
  }
}

/** The verbs for which API Gateway has methods. */
const anyVerbs = new Set(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]);

function findKey(keys: ReadonlyMap<string, string>, given: string | string[] | undefined) {
  for (const [id, value] of keys) if (value === given) return { id, value };
  return undefined;
}

function acceptEncoding({ headers }: IncomingMessage): string | undefined {
  return headers["accept-encoding"]?.toString();
}
