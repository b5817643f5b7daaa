import { App } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../infra/stack/config.ts";
import { OptimalPlayStack } from "../../infra/stack/optimal-play-stack.ts";
import { folders, freshFolder } from "./fixtures/synthesised.ts";

function findings(flags: Readonly<Record<string, unknown>>): readonly string[] {
  const app = new App({ outdir: freshFolder() });
  new OptimalPlayStack(app, "Stack", { config: readConfig(flags), folders });
  return new AwsSolutionsChecks(app).validateScope(app).violations.map((violation) => violation.ruleName);
}

describe("The AWS Solutions rules of cdk-nag", () => {
  it.each([
    {},
    { access: "iam" },
    { access: "public" },
    { tracing: true, accessLogs: true, corsOrigin: "*" },
    { email: "you@example.org", budget: 10, dashboard: true },
  ])("find nothing that is not acknowledged with %j", (flags) => {
    expect(findings(flags)).toEqual([]);
  });

  it("do find things: a stack with an open role is not passed over", async () => {
    const { ManagedPolicy, Role, ServicePrincipal } = await import("aws-cdk-lib/aws-iam");
    const app = new App({ outdir: freshFolder() });
    const stack = new OptimalPlayStack(app, "Stack", { config: readConfig({}), folders });
    new Role(stack, "Open", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName("AdministratorAccess")],
    });
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map((violation) => violation.ruleName).join()).toContain("AwsSolutions-IAM4");
  });
});
