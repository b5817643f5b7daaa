/**
 * The CDK app, as cdk.json starts it: makes the bundles, then the stack, checked by the AWS Solutions rules of
 * cdk-nag and (context `@aws-cdk/core:validateAgainstDefaultRules`) by the CDK's own. Offline, no credentials.
 */
import { Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { build } from "./build.ts";
import { ConfigError } from "./config.ts";
import { createApp } from "./synthesise.ts";

const { solve, catalog } = await build();
try {
  const app = createApp({ folders: { solve: solve.folder, catalog: catalog.folder } });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
} catch (error) {
  // A wrong flag is the deployer's to mend: the sentence is enough, a stack trace would hide it.
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
