/** The metrics that alarms and dashboard share. All of them are recorded anyway: none costs anything by itself. */
import type { Duration } from "aws-cdk-lib";
import type { Stage } from "aws-cdk-lib/aws-apigateway";
import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import { prices } from "../cost/prices.ts";
import type { ApiFunction } from "./api-function.ts";

type Over = (period: Duration) => IMetric;

export interface Metrics {
  readonly requests: Over;
  /** Refused by us or by the gateway, throttled ones among them. */
  readonly clientErrors: Over;
  readonly serverErrors: Over;
  readonly functions: readonly FunctionMetrics[];
  /** What one solving request in a hundred takes at least, in milliseconds. */
  readonly slowest: Over;
  /** Of the solving function. */
  readonly timeout: Duration;
  /** USD for requests and computing; transfer and logs have no metric to count them by. */
  readonly estimatedCost: Over;
}

export interface FunctionMetrics {
  readonly name: string;
  readonly errors: Over;
  readonly throttles: Over;
  readonly median: Over;
  readonly concurrent: Over;
}

export function metricsOf(
  stage: Stage,
  { solve, catalog }: { readonly solve: ApiFunction; readonly catalog: ApiFunction },
): Metrics {
  const sum = { statistic: "Sum" };
  const requests: Over = (period) => stage.metricCount({ ...sum, period });
  const functions = Object.entries({ Solve: solve, Catalog: catalog }).map(([name, { function: fn }]) => ({
    name,
    errors: (period: Duration) => fn.metricErrors({ ...sum, period }),
    throttles: (period: Duration) => fn.metricThrottles({ ...sum, period }),
    median: (period: Duration) => fn.metricDuration({ statistic: "p50", period }),
    concurrent: (period: Duration) => fn.metric("ConcurrentExecutions", { statistic: "Maximum", period }),
  }));
  return {
    requests,
    clientErrors: (period) => stage.metricClientError({ ...sum, period }),
    serverErrors: (period) => stage.metricServerError({ ...sum, period }),
    functions,
    slowest: (period) => solve.function.metricDuration({ statistic: "p99", period }),
    timeout: solve.timeout,
    estimatedCost: (period) =>
      new MathExpression({
        label: "USD for requests and computing",
        // In millionths of a dollar, because CloudWatch's expressions have no exponents.
        expression: `(requests * ${micro(prices.gatewayRequest + prices.lambdaRequest)} + solving * ${micro(perMillisecond(solve))} + listing * ${micro(perMillisecond(catalog))}) / 1000000`,
        usingMetrics: {
          requests: requests(period),
          solving: solve.function.metricDuration({ ...sum, period }),
          listing: catalog.function.metricDuration({ ...sum, period }),
        },
        period,
      }),
  };
}

const perMillisecond = ({ memorySize }: ApiFunction): number =>
  ((memorySize / 1024) * prices.gigabyteSecond.arm64) / 1_000;

const micro = (usd: number): string => (usd * 1e6).toFixed(6);
