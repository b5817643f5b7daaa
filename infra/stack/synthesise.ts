/**
 * The app in this process, without the CDK's command line: `npm start` and the tests get the very template that
 * `cdk deploy` would send, because the feature flags come from the same cdk.json.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { type FunctionName, root } from "../build.ts";
import { readConfig } from "./config.ts";
import { OptimalPlayStack } from "./optimal-play-stack.ts";

export const stackName = "OptimalPlay";

export interface AppOptions {
  /** The folder to deploy for each function. */
  readonly folders: Readonly<Record<FunctionName, string>>;
  /** Context flags; what the CDK's command line passes is added to them. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Where the cloud assembly goes; the CDK's choice by default. */
  readonly outdir?: string;
}

export function createApp({ folders, context = {}, outdir }: AppOptions): App {
  const app = new App({ context, ...(outdir === undefined ? {} : { outdir }), analyticsReporting: false });
  const config = readConfig(app.node.getAllContext());
  new OptimalPlayStack(app, stackName, { config, folders });
  return app;
}

/** @returns the folder of the cloud assembly, where `<stackName>.template.json` and the assets are */
export function synthesise(options: AppOptions & { readonly outdir: string }): string {
  // The CDK's template validator takes seconds; `npm run synth` and CI run it, a local start need not.
  process.env["CDK_VALIDATION"] ??= "false";
  const { context: cliContext } = JSON.parse(readFileSync(join(root, "cdk.json"), "utf8"));
  return createApp({ ...options, context: { ...cliContext, ...options.context } }).synth().directory;
}
