/**
 * Beyond one machine, on paper: what so many ordinary questions a day cost on this stack, what they need at once, and which
 * limit of AWS they meet first. From a measured time and list prices; nothing here has been run at that size.
 */
import { apiGateway, lambda } from "../aws-limits.ts";
import type { Deployment } from "../template/deployment.ts";
import ordinary from "./ordinary-question.json" with { type: "json" };
import { prices } from "./prices.ts";
import { assumptions as worst } from "./worst-month.ts";

const MONTH = 31;
const DAY = 86_400;

/** What is not measured and had to be assumed; printed with the table. */
export const scaleAssumptions = {
  /** The busiest second, in average ones. */
  peak: 5,
  /** Lambda's own START, END and REPORT beside our line, and headers beside the body. */
  logBytes: 300,
  headerBytes: 700,
  /** Of questions that are asked by GET behind CloudFront, how many it has the answer to. */
  hits: 0.9,
} as const;

export interface Scale {
  readonly perDay: number;
  /** In the busiest second. */
  readonly atOnce: number;
  /** Environments that these take: by their time, and by the requests that Lambda sends to one in a second. */
  readonly environments: number;
  /** The same if each took what the slowest question takes. */
  readonly environmentsAtBudget: number;
  /** USD a month of 31 days. */
  readonly month: number;
  readonly monthBehindCloudFront: number;
  readonly monthAtBudget: number;
  /** What stands in the way, in the order in which it does. */
  readonly limits: readonly string[];
}

/** Lambda bills each started millisecond; on a vCPU half as fast as the one that was measured, as for the worst month. */
const seconds = Math.ceil(2 * ordinary.milliseconds) / 1000;

export function scaleOf(deployment: Deployment, perDay: number): Scale {
  const atOnce = (perDay / DAY) * scaleAssumptions.peak;
  const environmentsFor = (time: number) =>
    Math.ceil(Math.max(atOnce * time, atOnce / lambda.requestsPerEnvironment));
  const monthly = perDay * MONTH;
  const environments = environmentsFor(seconds);
  const { hits } = scaleAssumptions;
  const transferred = gigabytes(monthly * (ordinary.bodyBytes + scaleAssumptions.headerBytes));
  return {
    perDay,
    atOnce,
    environments,
    environmentsAtBudget: environmentsFor(worst.budgetSeconds),
    month: functions(deployment, monthly, seconds) + transferred * prices.transferGigabyte,
    monthBehindCloudFront:
      functions(deployment, monthly * (1 - hits), seconds) +
      monthly * prices.cloudFrontRequest +
      transferred * prices.cloudFrontGigabyte,
    monthAtBudget:
      functions(deployment, monthly, worst.budgetSeconds) + transferred * prices.transferGigabyte,
    limits: [
      "this stack's rate and quota: --throttle, --quota",
      ...(environments > lambda.newAccountConcurrency
        ? [
            `the ${lambda.newAccountConcurrency} environments of a new account: ask AWS for ${figure(environments)}`,
          ]
        : []),
      ...(environments > lambda.concurrency
        ? [`the ${figure(lambda.concurrency)} environments of an account: ask AWS for more, or more regions`]
        : []),
      ...(atOnce > apiGateway.rate
        ? [
            `${figure(apiGateway.rate)} requests a second of a region: CloudFront before the GETs, or more regions`,
          ]
        : []),
    ],
  };
}

/** The day at whose busiest second a region's gateway is full. */
export const greatestDay = (): number => Math.floor((apiGateway.rate / scaleAssumptions.peak) * DAY);

/** Gateway, function and logs. */
function functions({ functions }: Deployment, requests: number, time: number): number {
  const solve = functions.reduce((a, b) => (b.memoryMb > a.memoryMb ? b : a));
  const compute = (solve.memoryMb / 1024) * time * prices.gigabyteSecond[solve.architecture];
  const log =
    gigabytes(ordinary.logBytes + scaleAssumptions.logBytes) * (prices.logGigabyte + prices.logGigabyteMonth);
  return gateway(requests) + requests * (prices.lambdaRequest + compute + log);
}

/** By its tiers: the more requests in a month, the less the next one costs. */
function gateway(requests: number): number {
  let [sum, left] = [0, requests];
  for (const { many, each } of prices.gatewayTiers) {
    const here = Math.min(left, many);
    sum += here * each;
    left -= here;
  }
  return sum;
}

const gigabytes = (bytes: number): number => bytes / 1e9;
const figure = (value: number): string => Math.round(value).toLocaleString("en");

export function scaleReport(deployment: Deployment): string {
  const scales = [1e6, 1e8].map((perDay) => scaleOf(deployment, perDay));
  const row = (label: string, of: (scale: Scale) => number) =>
    `  ${label.padEnd(54)}${scales.map((scale) => figure(of(scale)).padStart(14)).join("")}`;
  const { peak, hits } = scaleAssumptions;
  return `Beyond one machine, on paper: ordinary questions (${ordinary.milliseconds} ms each: npm run bench -- --only functions)
${row("a day", ({ perDay }) => perDay)}
${row(`in the busiest second, ${peak} average ones`, ({ atOnce }) => atOnce)}
${row("environments at once", ({ environments }) => environments)}
${row("  were each the slowest question", ({ environmentsAtBudget }) => environmentsAtBudget)}
${row("USD a month", ({ month }) => month)}
${row(`  by GET behind CloudFront, ${100 * hits} of 100 answered there`, ({ monthBehindCloudFront }) => monthBehindCloudFront)}
${row("  were each the slowest question", ({ monthAtBudget }) => monthAtBudget)}
What stands in the way, first the first, and what lifts it
${scales.map(({ perDay, limits }) => limits.map((limit, k) => `  ${k === 0 ? figure(perDay) : ""}`.padEnd(16) + limit).join("\n")).join("\n")}
A region's gateway is full at ${figure(greatestDay())} a day: beyond, CloudFront before the GETs (each has an ETag and may be
kept for a day), then more regions; nothing is shared between environments, so each adds what it can.`;
}
