/**
 * Mails when something is wrong or expensive. Only where an address is given: ten alarm metrics are free in an account and
 * each further one is 0.10 USD a month, so nobody gets them unasked. The address must confirm its subscription once.
 */
import { Aws, Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";
import type { Config } from "./config.ts";
import type { Metrics } from "./metrics.ts";

export interface AlarmsProps {
  readonly metrics: Metrics;
  readonly config: Config;
  readonly email: string;
}

export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { metrics, config, email }: AlarmsProps) {
    super(scope, id);
    const topic = mailingTopic(this, email);
    const { budget } = config;
    const quarter = Duration.minutes(15);
    const watched: readonly Watched[] = [
      {
        id: "Requests",
        says: "More requests in an hour than usual use explains: a leaked key, or a loop",
        metric: metrics.requests(Duration.hours(1)),
        above: busyHour(config),
      },
      {
        id: "ServerErrors",
        says: "Requests were answered 5xx",
        metric: metrics.serverErrors(quarter),
        above: 0,
      },
      ...metrics.functions.flatMap((fn) => [
        {
          id: `${fn.name}Errors`,
          says: `${fn.name} crashed or ran into its timeout`,
          metric: fn.errors(quarter),
          above: 0,
        },
        {
          id: `${fn.name}Throttles`,
          says: `${fn.name} was not run for want of concurrency`,
          metric: fn.throttles(quarter),
          above: 0,
        },
      ]),
      {
        id: "SlowSolve",
        says: "One solved question in a hundred came near the timeout",
        metric: metrics.slowest(quarter),
        above: 0.8 * metrics.timeout.toMilliseconds(),
      },
      ...(budget === undefined
        ? []
        : [
            {
              id: "DailyCost",
              says: `Requests and computing of one day cost more than a 31st of ${budget} USD`,
              metric: metrics.estimatedCost(Duration.days(1)),
              above: budget / 31,
            },
          ]),
    ];
    for (const { id: name, says, metric, above } of watched) {
      new Alarm(this, name, {
        alarmDescription: `${says}.`,
        metric,
        threshold: above,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic));
    }
  }
}

interface Watched {
  readonly id: string;
  readonly says: string;
  readonly metric: IMetric;
  readonly above: number;
}

/** A fifth of the day's quota, or half of what the rate lets through, in one hour. */
function busyHour({ access, quota, throttle }: Config): number {
  return access === "key" ? Math.floor(quota / 5) : Math.floor(throttle.rate * 1_800);
}

function mailingTopic(scope: Construct, email: string): Topic {
  const topic = new Topic(scope, "Topic", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(email));
  // A topic with an explicit policy no longer has the default one, by which alarms of the account may publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": Aws.ACCOUNT_ID } },
    }),
  );
  acknowledge(topic, {
    "AwsSolutions-SNS2":
      "An alarm's text is a metric's name and a number. CloudWatch cannot publish to a topic under the AWS managed key, and a customer key is 1 USD a month.",
  });
  return topic;
}
