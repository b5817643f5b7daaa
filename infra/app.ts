/**
 * The CDK app, as cdk.json starts it: makes the bundles, then the stack, checked by the AWS Solutions rules of
 * cdk-nag and (context `@aws-cdk/core:validateAgainstDefaultRules`) by the CDK's own. Offline, no credentials.
 */
import { Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { build } from "./build.ts";
import { runMain } from "./command.ts";
import { createApp } from "./stack/synthesise.ts";

runMain(import.meta.url, async () => {
  const { solve, catalog } = await build();
  const app = createApp({ folders: { solve: solve.folder, catalog: catalog.folder } });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
});
