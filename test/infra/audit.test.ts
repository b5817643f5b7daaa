import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { judge, shippedPackages } from "../../infra/audit.ts";
import { build, root } from "../../infra/build.ts";

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
      "valibot",
    ]);
    for (const version of shipped.values()) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("comes from packages that are pinned by hash and run nothing when installed", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    for (const [name, version] of shipped) {
      const locked = packages[`node_modules/${name}`];
      expect(locked, name).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
      expect(locked.hasInstallScript, name).toBeUndefined();
    }
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
