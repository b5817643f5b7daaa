import { beforeAll, describe, expect, it } from "vitest";
import { judge, shippedPackages } from "../../infra/audit.ts";
import { build } from "../../infra/build.ts";

let shipped: Map<string, string>;
beforeAll(async () => {
  shipped = shippedPackages(await build());
});

describe("What is deployed", () => {
  it("has code of these packages in it and of no other", () => {
    expect([...shipped.keys()]).toEqual([
      "@aws-lambda-powertools/commons",
      "@aws-lambda-powertools/logger",
      "@aws/lambda-invoke-store",
      "@valibot/to-json-schema",
      "valibot",
    ]);
    for (const version of shipped.values()) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe("The audit", () => {
  it("tells a weakness in what is deployed from one in a tool", () => {
    const report = { vulnerabilities: { valibot: { severity: "high" }, esbuild: { severity: "moderate" } } };
    expect(judge(report, shipped)).toEqual({
      audited: true,
      shipped: ["valibot (high)"],
      tools: ["esbuild (moderate)"],
    });
  });

  it("is clean when nothing is known", () => {
    expect(judge({ vulnerabilities: {} }, shipped)).toEqual({ audited: true, shipped: [], tools: [] });
  });

  it.each([undefined, {}, { error: { code: "E405" } }, { message: "Method Not Allowed" }])(
    "does not take a registry's refusal for a clean result: %j",
    (report) => {
      expect(judge(report, shipped).audited).toBe(false);
    },
  );
});
