/** Who is told of what, and what that costs; the dashboard and its query. */
import { describe, expect, it } from "vitest";
import { slowRequests } from "../../infra/stack/slow-requests.ts";
import { ask, solveIt } from "../kit/bundles.ts";
import { ofType, synthesiseFixture } from "./fixtures/synthesised.ts";

const watched = synthesiseFixture({ email: "you@example.org", budget: 31, dashboard: true }).template;
const alarms = ofType(watched, "AWS::CloudWatch::Alarm").map(({ Properties }) => Properties);
const alarm = (words: string) => {
  const found = alarms.find(({ AlarmDescription }) => String(AlarmDescription).includes(words));
  if (!found) throw new Error(`No alarm says "${words}".`);
  return found;
};

describe("With an address", () => {
  it("an alarm each for requests, 5xx, errors, throttles, slowness and the day's cost is mailed there", () => {
    expect(alarms).toHaveLength(8);
    const [topicId] =
      Object.entries(watched.Resources).find(([, { Type }]) => Type === "AWS::SNS::Topic") ?? [];
    for (const { AlarmActions, TreatMissingData } of alarms) {
      expect(AlarmActions).toEqual([{ Ref: topicId }]);
      expect(TreatMissingData).toBe("notBreaching");
    }
    expect(ofType(watched, "AWS::SNS::Subscription")[0].Properties).toMatchObject({
      Protocol: "email",
      Endpoint: "you@example.org",
    });
  });

  it("CloudWatch of this account may publish there, and nobody may without encryption on the way", () => {
    const [{ Properties }] = ofType(watched, "AWS::SNS::TopicPolicy");
    expect((Properties["PolicyDocument"] as { Statement: unknown }).Statement).toMatchObject([
      { Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } },
      {
        Effect: "Allow",
        Action: "sns:Publish",
        Principal: { Service: "cloudwatch.amazonaws.com" },
        Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
      },
    ]);
  });

  it("an hour is unusual when it uses a fifth of the day's quota, or half of what the rate allows", () => {
    expect(alarm("in an hour")).toMatchObject({ Threshold: 400, Period: 3600, Statistic: "Sum" });
    const open = synthesiseFixture({ access: "public", email: "you@example.org" }).template;
    const thresholds = ofType(open, "AWS::CloudWatch::Alarm").map(
      ({ Properties }) => Properties["Threshold"],
    );
    expect(thresholds).toContain(360);
  });

  it("slow is four fifths of the timeout in the slowest hundredth", () => {
    expect(alarm("timeout.").ExtendedStatistic).toBeUndefined();
    expect(alarm("near the timeout")).toMatchObject({ Threshold: 2_400, ExtendedStatistic: "p99" });
  });

  it("a day is expensive when it costs more than a 31st of the budget, computing and requests", () => {
    const { Threshold, Metrics } = alarm("of one day");
    expect(Threshold).toBe(1);
    const expression = (Metrics as { Expression?: string }[])
      .map(({ Expression }) => Expression)
      .find(Boolean);
    const usd = (requests: number, solving: number, listing: number) =>
      new Function("requests", "solving", "listing", `return ${expression}`)(requests, solving, listing);
    expect(usd(1_000_000, 0, 0)).toBeCloseTo(3.7);
    expect(usd(0, 1_000_000, 0)).toBeCloseTo(1_000 * (1769 / 1024) * 0.0000133334, 5);
    expect(usd(0, 0, 1_000_000)).toBeCloseTo(1_000 * 0.25 * 0.0000133334, 5);
  });

  it("AWS's own budget writes at half, at four fifths, at all of it, and when it is forecast", () => {
    const [{ Properties }] = ofType(watched, "AWS::Budgets::Budget");
    expect(Properties["Budget"]).toMatchObject({
      BudgetLimit: { Amount: 31, Unit: "USD" },
      TimeUnit: "MONTHLY",
    });
    const told = Properties["NotificationsWithSubscribers"] as { Notification: Record<string, unknown> }[];
    expect(told.map(({ Notification: one }) => `${one["NotificationType"]} ${one["Threshold"]}`)).toEqual([
      "ACTUAL 50",
      "ACTUAL 80",
      "ACTUAL 100",
      "FORECASTED 100",
    ]);
  });
});

describe("Without a budget", () => {
  it("no cost is watched", () => {
    const { template } = synthesiseFixture({ email: "you@example.org" });
    expect(ofType(template, "AWS::CloudWatch::Alarm")).toHaveLength(7);
    expect(ofType(template, "AWS::Budgets::Budget")).toEqual([]);
  });
});

describe("Which request was slow, and why", () => {
  const fields = /^fields (.*)$/m.exec(slowRequests)?.[1].split(", ") ?? [];

  it("is asked of fields that a log line has", async () => {
    const { log } = await solveIt("stone-game", { position: { piles: [5, 3, 4, 5] } });
    expect(fields.length).toBeGreaterThan(8);
    for (const field of fields.filter((name) => name !== "@timestamp")) expect(log[0]).toHaveProperty(field);
    expect(slowRequests).toContain(`"${log[0].message}"`);
  });

  it("tells the first request of an environment from the others", async () => {
    await ask({ resource: "/v1/solve", body: {} });
    const { log } = await ask({ resource: "/v1/solve", body: {} });
    expect(log[0]).toMatchObject({ cold_start: false });
  });

  it("stands on the dashboard", () => {
    const [{ Properties }] = ofType(watched, "AWS::CloudWatch::Dashboard");
    const text = JSON.stringify(Properties["DashboardBody"]);
    expect(text).toContain("sort milliseconds desc");
    for (const title of [
      "Requests",
      "Refusals and faults",
      "Milliseconds",
      "Running at once",
      "Slow requests",
    ]) {
      expect(text).toContain(title);
    }
  });
});
