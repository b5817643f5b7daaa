/** The bill that the defaults can come to, held; and the count itself, held against sums done by hand. */
import { describe, expect, it } from "vitest";
import { GREATEST_PAGE, GREATEST_RESPONSE } from "../../functions/http/limits.ts";
import { report } from "../../infra/cost/report.ts";
import { greatestDay, scaleOf } from "../../infra/cost/scale.ts";
import {
  billAtBudget,
  billAtTimeout,
  billOfPage,
  billOfPreflights,
  computeAtConcurrency,
  millionRefusals,
  requestsAllowed,
  requestsAtRate,
} from "../../infra/cost/worst-month.ts";
import worstQuestion from "../../infra/cost/worst-question.json" with { type: "json" };
import { deployments } from "../../infra/cost.ts";
import { accessOf } from "../../infra/template/access.ts";
import type { Deployment } from "../../infra/template/deployment.ts";
import { readTemplate } from "../../infra/template/read-template.ts";
import { folders, synthesiseFixture, type Template } from "./fixtures/synthesised.ts";

const deployed = (flags: Readonly<Record<string, unknown>> = {}): Deployment =>
  readTemplate(synthesiseFixture(flags).template);
/** Everything abused at once: the API and the page. */
const worst = (deployment: Deployment) =>
  billAtTimeout(deployment, requestsAllowed(deployment)).total + billOfPage(deployment).total;
const isOfPage = (verb: string, path: string) => path === "/" && verb !== "ANY";
const watched = { email: "you@example.org", budget: 10 };

describe("The worst month", () => {
  it.each([
    ["a leaked key", 10, {}],
    ["a leaked key, with alarms and a budget", 10, watched],
    ["leaked credentials", 60, { access: "iam" }],
    ["public access", 60, { access: "public" }],
    ["public access, with alarms and a budget", 60, { access: "public", ...watched }],
  ])("of %s stays under %d USD with the defaults", (_, bound, flags) => {
    expect(worst(deployed(flags))).toBeLessThan(bound);
    expect(worst(deployed(flags))).toBeGreaterThan(bound / 2);
  });

  it("counts each request at memory times timeout and the longest answer", () => {
    const deployment = deployed();
    const one = billAtTimeout({ ...deployment, alarms: [], dashboards: 0 }, 1_000_000);
    expect(one.gateway).toBeCloseTo(3.5);
    expect(one.lambda).toBeCloseTo(0.2);
    expect(one.compute).toBeCloseTo(1_000_000 * (1769 / 1024) * 3.3 * 0.0000133334, 3);
    expect(one.transfer).toBeCloseTo((GREATEST_RESPONSE + 1200) * 1e-3 * 0.09, 3);
    expect(one.logs).toBeCloseTo(4 * 0.53);
    expect(one.total).toBeCloseTo(one.gateway + one.lambda + one.compute + one.transfer + one.logs);
    // the slowest question that was found, on a machine half as fast as the one that found it
    const budgetSeconds = 2 * worstQuestion.seconds;
    expect(budgetSeconds).toBeLessThan(3);
    expect(billAtBudget(deployment, 1_000_000).compute).toBeCloseTo((one.compute / 3.3) * budgetSeconds, 3);
  });

  it("is counted over 31 days: the quota, or what the rate lets through where there is none", () => {
    expect(requestsAllowed(deployed())).toBe(2_000 * 31);
    // A key has a rate for all methods together; without one, each method has its own, and all count.
    expect(requestsAtRate(deployed())).toBe(2 * 31 * 86_400 + 20);
    for (const access of ["iam", "public"]) {
      const deployment = deployed({ access });
      const throttles = deployment.resources.flatMap(({ path, methods }) =>
        [...methods]
          .filter(([verb]) => !isOfPage(verb, path))
          .map(([, { throttle }]) => throttle ?? { rate: Number.NaN, burst: Number.NaN }),
      );
      const each = throttles.map(({ rate, burst }) => Math.ceil(rate * 31 * 86_400 + burst));
      expect(requestsAllowed(deployment)).toBe(each.reduce((sum, requests) => sum + requests));
    }
    expect(requestsAtRate(deployed({ throttle: "0/0" }))).toBe(0);
    expect(worst(deployed({ throttle: "0/0" }))).toBe(0);
  });

  it("has no more requests than the rate asked for, however many methods share it, but for their bursts", () => {
    for (const access of ["iam", "public"]) {
      for (const rate of [0.01, 0.2, 7]) {
        const deployment = deployed({ access, throttle: `${rate}/1` });
        const methods = deployment.resources.reduce((sum, resource) => sum + resource.methods.size, 0);
        expect(requestsAllowed(deployment)).toBeLessThan(rate * 31 * 86_400 + 2 * methods);
        expect(requestsAllowed(deployment)).toBeGreaterThan(0.9 * rate * 31 * 86_400);
      }
    }
  });

  it("follows the template: timeout, memory, architecture", () => {
    const altered = (change: Readonly<Record<string, unknown>>) => {
      const template = structuredClone(synthesiseFixture().template) as Mutable;
      for (const { Type, Properties } of Object.values(template.Resources)) {
        if (Type === "AWS::Lambda::Function") Object.assign(Properties, change);
      }
      return billAtTimeout(readTemplate(template), 1_000_000).compute;
    };
    const { compute } = billAtTimeout(deployed(), 1_000_000);
    expect(altered({ Timeout: 6 }) / compute).toBeCloseTo(6.3 / 3.3);
    expect(altered({ MemorySize: 3538 }) / compute).toBeCloseTo(2);
    expect(altered({ Architectures: ["x86_64"] }) / compute).toBeCloseTo(1.25, 3);
  });

  it("has the page in it: what its own rate lets through, at the catalogue's timeout and the whole page", () => {
    for (const access of ["key", "iam", "public"]) {
      const page = billOfPage(deployed({ access }));
      expect(page.requests).toBe(Math.ceil(0.009 * 31 * 86_400 + 60) + Math.ceil(0.001 * 31 * 86_400 + 5));
      expect(page.gateway).toBeCloseTo(page.requests * 3.5e-6);
      expect(page.compute).toBeCloseTo(page.requests * 0.25 * 3.3 * 0.0000133334, 6);
      expect(page.transfer).toBeCloseTo(page.requests * (GREATEST_PAGE + 1200) * 1e-9 * 0.09, 6);
    }
    expect(billOfPage(deployed({ throttle: "0/0" })).total).toBe(0);
  });

  it("has in it what the flags add", () => {
    const extras = (flags: Readonly<Record<string, unknown>>) =>
      billAtTimeout(deployed(flags), 1_000_000).extras;
    expect(extras({})).toBe(0);
    expect(extras({ dashboard: true })).toBe(3);
    expect(extras({ tracing: true })).toBeCloseTo(5);
    // Seven metrics, and three in the estimate of a day's cost; each alarm's mails at two in a hundred thousand.
    expect(extras({ email: "you@example.org" })).toBeCloseTo(0.7 + (372 + 6 * 1_488) * 2e-5, 5);
    expect(extras(watched)).toBeCloseTo(1.0 + (372 + 6 * 1_488 + 16) * 2e-5, 5);
    expect(billAtTimeout(deployed({ accessLogs: true }), 1_000_000).logs).toBeCloseTo(5 * 0.53);
  });

  it("of compute is bounded by concurrency when nothing else holds", () => {
    const hour = 31 * 86_400 * 0.0000133334;
    expect(computeAtConcurrency(deployed(), 10)).toBeCloseTo(10 * (1769 / 1024) * hour, 2);
    const reserved = deployed({ reservedConcurrency: 2 });
    expect(computeAtConcurrency(reserved, 1_000)).toBeCloseTo(2 * ((1769 + 256) / 1024) * hour, 2);
  });

  it("of a stranger has preflights in it where CORS is on, at the rate of each method that answers them", () => {
    expect(billOfPreflights(deployed())).toBe(0);
    const open = deployed({ corsOrigin: "*" });
    expect(accessOf(open)).toBe("key");
    const one = (2 * 31 * 86_400 + 20) * (3.5e-6 + 1.5e-6 * 0.09);
    expect(billOfPreflights(open)).toBeCloseTo(open.resources.length * one, 4);
  });

  it("of a stranger is what a million refusals weigh, more so where each leaves an access log", () => {
    expect(millionRefusals(deployed())).toBeCloseTo(1.5 * 0.09);
    expect(millionRefusals(deployed({ accessLogs: true }))).toBeCloseTo(1.5 * 0.09 + 0.5);
  });
});

describe("Many ordinary questions a day", () => {
  it("cost what their requests, milliseconds and bytes do, the more the cheaper a request", () => {
    const { month, monthAtBudget, atOnce } = scaleOf(deployed(), 1e6);
    const requests = 31e6;
    const one = (seconds: number) =>
      3.5e-6 + 0.2e-6 + (1769 / 1024) * seconds * 1.33334e-5 + (412 + 300) * 0.53e-9 + (709 + 700) * 0.09e-9;
    expect(month).toBeCloseTo(requests * one(0.001), 3);
    expect(monthAtBudget).toBeCloseTo(requests * one(2 * worstQuestion.seconds), 3);
    expect(atOnce).toBeCloseTo((5 * 1e6) / 86_400);
    expect(scaleOf(deployed(), 1e8).month).toBeLessThan(100 * month);
  });

  it("meet the stack's rate first, then the environments of an account, then the gateway of a region", () => {
    const met = (perDay: number) => scaleOf(deployed(), perDay).limits.map((limit) => limit.slice(0, 20));
    expect(met(1e6)).toEqual(["this stack's rate an"]);
    expect(met(1e8)).toEqual(["this stack's rate an", "the 10 environments "]);
    expect(met(greatestDay() + 100)).toHaveLength(4);
    expect(scaleOf(deployed(), 1e8).environments).toBe(579);
  });
});

describe("What has no price here", () => {
  const withResource = (Type: string, Properties = {}) => {
    const { template } = synthesiseFixture();
    return { ...template, Resources: { ...template.Resources, New: { Type, Properties } } };
  };

  it.each([
    ["AWS::DynamoDB::Table", {}],
    ["AWS::WAFv2::WebACL", {}],
    ["AWS::Lambda::Function", { EphemeralStorage: { Size: 1024 } }],
    ["AWS::ApiGateway::Stage", { CacheClusterEnabled: true }],
  ])("stops the count: %s with %j", (type, properties) => {
    expect(() => readTemplate(withResource(type, properties))).toThrow("which is not known here");
  });
});

describe("npm run cost", () => {
  it("prints all access modes, the bounds, what was assumed and what AWS does not guarantee", async () => {
    const text = report(await deployments({}, folders));
    for (const words of ["by API key", "by signature", "for everybody", "a leaked key", "a stranger"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("not fetched");
    expect(text).toContain("best-effort");
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(140);
  });

  it("takes the flags of the stack", async () => {
    const [only, ...others] = await deployments({ access: "public", throttle: "1/5" }, folders);
    expect(others).toEqual([]);
    expect(accessOf(only)).toBe("public");
    expect(only.resources[0].methods.get("ANY")?.throttle?.burst).toBe(5);
    await expect(deployments({ throttle: "fast" }, folders)).rejects.toThrow("The flag throttle takes");
  });
});

interface Mutable extends Template {
  readonly Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
}
