/** One page in CloudWatch: how much is asked, what goes wrong, how long it takes, and which requests were slow. */
import { Duration } from "aws-cdk-lib";
import {
  Dashboard as CdkDashboard,
  GraphWidget,
  type IMetric,
  LogQueryWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Metrics } from "./metrics.ts";
import { slowRequests } from "./slow-requests.ts";

export interface DashboardProps {
  readonly metrics: Metrics;
  readonly logGroups: readonly ILogGroup[];
}

export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { metrics, logGroups }: DashboardProps) {
    super(scope, id);
    const period = Duration.minutes(5);
    const { functions } = metrics;
    const graph = (title: string, ...left: IMetric[]) =>
      new GraphWidget({ title, left, width: 8, height: 6 });
    new CdkDashboard(this, "Page", {
      defaultInterval: Duration.days(1),
      widgets: [
        [
          graph("Requests", metrics.requests(period)),
          graph(
            "Refusals and faults",
            metrics.clientErrors(period),
            metrics.serverErrors(period),
            ...functions.flatMap((fn) => [fn.errors(period), fn.throttles(period)]),
          ),
          graph("Milliseconds", metrics.slowest(period), ...functions.map((fn) => fn.median(period))),
        ],
        [
          graph("Running at once", ...functions.map((fn) => fn.concurrent(period))),
          graph("Estimated cost a day, USD", metrics.estimatedCost(Duration.days(1))),
          new LogQueryWidget({
            title: "Slow requests",
            logGroupNames: logGroups.map((group) => group.logGroupName),
            queryLines: slowRequests.split("\n| "),
            width: 24,
            height: 8,
          }),
        ],
      ],
    });
  }
}
