/**
 * The most expensive month that an attacker can make of a deployment. Every request is counted as if it went to the most
 * expensive function, started a new environment, ran into the timeout and was answered with the longest answer all the same:
 * more than any request can cost, so that the sum is a bound and not an estimate.
 */
import { GREATEST_PAGE, GREATEST_RESPONSE } from "../../functions/http/limits.ts";
import { routeList } from "../../functions/http/routes.ts";
import { apiGateway } from "../aws-limits.ts";
import type { DeployedFunction, Deployment, Method, Throttle } from "../template/deployment.ts";
import { prices } from "./prices.ts";
import worstQuestion from "./worst-question.json" with { type: "json" };

const DAYS = 31;
const days = { DAY: 1, WEEK: 7, MONTH: DAYS } as const;
const SECONDS = DAYS * 86_400;
const GIGABYTE = 1e9;

/** What is not in the template and had to be assumed; `npm run cost` prints each. */
export const assumptions = {
  /** Start of a new environment, billed beside the timeout. Node with our bundle takes 0.12 s of processor time. */
  startSeconds: 0.3,
  /** A request at the budget of operations: the slowest that `npm run worst` has found, on a vCPU half as fast as there. */
  budgetSeconds: 2 * worstQuestion.seconds,
  /** Lambda's START, END and REPORT, and our own line, in the worst case with a stack. */
  logBytes: 4_000,
  accessLogBytes: 1_000,
  headerBytes: 1_200,
  /** A refusal by the gateway: headers and problem. */
  refusalBytes: 1_500,
} as const;

export interface Bill {
  readonly requests: number;
  readonly gateway: number;
  readonly lambda: number;
  readonly compute: number;
  readonly logs: number;
  readonly transfer: number;
  /** Traces, alarms, their mails and dashboards, where they were asked for. */
  readonly extras: number;
  readonly total: number;
}

/** All that the rates let through to functions in a month. A key has a separate rate, for all methods together. */
export function requestsAtRate(deployment: Deployment): number {
  const { throttle } = deployment.keyLimits;
  const ofStage = requestsTo(deployment, (method, isOpen) => "functionId" in method.integration && !isOpen);
  return throttle === undefined ? ofStage : Math.min(ofStage, requestsWithin(throttle));
}

/** What one key may ask in a month; without a key, all that the rates let through. */
export function requestsAllowed(deployment: Deployment): number {
  const { quota } = deployment.keyLimits;
  const atRate = requestsAtRate(deployment);
  return quota === undefined ? atRate : Math.min(quota.limit * Math.ceil(DAYS / days[quota.period]), atRate);
}

/** The stage's rate counts for each method by itself. */
const requestsTo = (
  { resources }: Deployment,
  isMeant: (method: Method, isOpen: boolean) => boolean,
): number =>
  resources
    .flatMap(({ path, methods }) =>
      [...methods].flatMap(([verb, method]) => (isMeant(method, isOpen(verb, path)) ? [method] : [])),
    )
    .reduce((sum, { throttle }) => sum + requestsWithin(throttle), 0);

/** Whether the stage answers it to everybody, at a rate of its own. */
const isOpen = (verb: string, path: string): boolean =>
  (verb === "GET" || verb === "HEAD") && routeList.some((route) => route.open && route.resource === path);

/** The burst comes on top once. A method that has no rate has the account's, which nobody can afford for a month. */
const requestsWithin = ({ rate, burst }: Throttle = { rate: apiGateway.rate, burst: apiGateway.burst }) =>
  Math.ceil(rate * SECONDS + burst);

/** Every request runs to the timeout of the most expensive function. */
export function billAtTimeout(deployment: Deployment, requests: number): Bill {
  const greatest = Math.max(
    ...deployment.functions.map((fn) => computeCost(fn, fn.timeoutMs / 1_000 + assumptions.startSeconds)),
  );
  return bill(deployment, requests, requests * greatest);
}

/**
 * The page is shown to strangers, too. Each request runs to the timeout of its function, the catalogue's, and takes the
 * page uncompressed: a client may ask for it so.
 */
export function billOfPage(deployment: Deployment): Bill {
  const pages = deployment.resources
    .flatMap(({ path, methods }) => [...methods].filter(([verb]) => isOpen(verb, path)))
    .map(([, { integration }]) => ("functionId" in integration ? integration.functionId : ""));
  const costs = deployment.functions
    .filter(({ id }) => pages.includes(id))
    .map((fn) => computeCost(fn, fn.timeoutMs / 1_000 + assumptions.startSeconds));
  const requests = requestsTo(deployment, (_, isOpen) => isOpen);
  return bill(
    { ...deployment, alarms: [], dashboards: 0 },
    requests,
    requests * Math.max(0, ...costs),
    GREATEST_PAGE,
  );
}

/** Every request takes what the budget of operations allows, in a warm environment. */
export function billAtBudget(deployment: Deployment, requests: number): Bill {
  const greatest = Math.max(
    ...deployment.functions.map((fn) =>
      computeCost(fn, Math.min(assumptions.budgetSeconds, fn.timeoutMs / 1_000)),
    ),
  );
  return bill(deployment, requests, requests * greatest);
}

/**
 * Compute alone, if the gateway let everything through: then only the number of environments that run at once bounds
 * it, which Lambda does hold. Requests and transfer would have no bound at all.
 * @param environments what the account allows; a function's reserved concurrency comes before it
 */
export function computeAtConcurrency({ functions }: Deployment, environments: number): number {
  const reserved = functions.filter(({ concurrency }) => concurrency !== undefined);
  const rest = functions.filter(({ concurrency }) => concurrency === undefined);
  const greatestOfRest = Math.max(0, ...rest.map((fn) => computeCost(fn, SECONDS)));
  return (
    environments * greatestOfRest +
    reserved.reduce((sum, fn) => sum + (fn.concurrency ?? 0) * computeCost(fn, SECONDS), 0)
  );
}

/** Preflights are answered to strangers, by the gateway alone: all that the rates let through. */
export const billOfPreflights = (deployment: Deployment): number =>
  requestsTo(deployment, ({ integration }) => "mock" in integration) *
  (prices.gatewayRequest + (assumptions.refusalBytes / GIGABYTE) * prices.transferGigabyte);

/** A million requests that the gateway refuses, if the bytes of a refusal are billed at all. */
export const millionRefusals = ({ stage }: Deployment): number =>
  (1e6 / GIGABYTE) *
  (assumptions.refusalBytes * prices.transferGigabyte +
    (stage.accessLogs ? assumptions.accessLogBytes * prices.logGigabyte : 0));

const computeCost = (fn: DeployedFunction, seconds: number): number =>
  (fn.memoryMb / 1_024) * seconds * prices.gigabyteSecond[fn.architecture];

function bill(
  deployment: Deployment,
  requests: number,
  compute: number,
  longest: number = GREATEST_RESPONSE,
): Bill {
  const logBytes = assumptions.logBytes + (deployment.stage.accessLogs ? assumptions.accessLogBytes : 0);
  const answerBytes = longest + assumptions.headerBytes;
  const parts = {
    gateway: requests * prices.gatewayRequest,
    lambda: requests * prices.lambdaRequest,
    compute,
    // Kept for a week; counted as if kept for the month.
    logs: requests * (logBytes / GIGABYTE) * (prices.logGigabyte + prices.logGigabyteMonth),
    transfer: requests * (answerBytes / GIGABYTE) * prices.transferGigabyte,
    extras: fixedCost(deployment) + (deployment.stage.tracing ? requests * prices.trace : 0),
  };
  return { requests, ...parts, total: Object.values(parts).reduce((sum, part) => sum + part) };
}

/** An alarm can go off in every other period at most, and each time writes one mail. */
function fixedCost({ alarms, dashboards }: Deployment): number {
  const watching = alarms.reduce((sum, { metrics, periodSeconds }) => {
    const mails = Math.ceil(SECONDS / periodSeconds / 2);
    return sum + metrics * prices.alarmMetric + mails * prices.mail;
  }, 0);
  return watching + dashboards * prices.dashboard;
}
