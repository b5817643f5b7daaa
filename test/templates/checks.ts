/** Each check of a template, as a function from the template to what it finds. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { App, Stack } from "aws-cdk-lib";
import { CfnInclude } from "aws-cdk-lib/cloudformation-include";
import { AwsSolutionsChecks } from "cdk-nag";
import { readTemplate } from "../../infra/template/read-template.ts";
import { freshFolder, type Template } from "../infra/fixtures/synthesised.ts";
import { type Mode, promisesOf } from "../infra/stack-promises.ts";
import { brokenRules } from "../kit/cloudformation-rules.ts";

export type Check = (template: Template, mode: Mode) => readonly string[];

export const reader: Check = (template) => messageOf(() => readTemplate(template));

export const stack: Check = (template, mode) =>
  promisesOf(mode).flatMap(({ name, holds }) => (messageOf(() => holds(template)).length > 0 ? [name] : []));

/** Rules that the stack acknowledges are found here, too: the template no longer says so. */
export const nag: Check = (template) => {
  const file = saved(template);
  const app = new App({ outdir: freshFolder() });
  new CfnInclude(new Stack(app, "Stack"), "Template", { templateFile: file });
  return new AwsSolutionsChecks(app).validateScope(app).violations.map(({ ruleName }) => ruleName);
};

export const validator: Check = (template) => brokenRules(template);

/** A file for the tools that read one. */
export function saved(template: Template): string {
  const file = join(freshFolder(), "template.json");
  writeFileSync(file, JSON.stringify(template));
  return file;
}

function messageOf(run: () => unknown): readonly string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
