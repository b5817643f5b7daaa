/**
 * The CloudFormation rules that the CDK checks in every synthesis, for a template that did not come from one: AWS's own
 * schemas, which know what each property takes.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CloudFormationValidatePlugin } from "aws-cdk-lib";

/** Takes seconds to start, so it is started once. */
let plugin: CloudFormationValidatePlugin | undefined;

/** @returns a sentence for each rule that the template breaks, with the rule's name first */
export function brokenRules(template: unknown): readonly string[] {
  plugin ??= new CloudFormationValidatePlugin();
  const folder = mkdtempSync(join(tmpdir(), "optimal-play-template-"));
  const templatePath = join(folder, "template.json");
  try {
    writeFileSync(templatePath, JSON.stringify(template));
    const stackTemplates = [
      { stackConstructPath: "Stack", templatePath, accountId: "000000000000", region: "us-east-1" },
    ];
    // It reads nothing else of what a synthesis would give it.
    const context = { stackTemplates } as unknown as Parameters<typeof plugin.validate>[0];
    const { violations } = plugin.validate(context);
    return violations.map(({ ruleName, description }) => `${ruleName} ${description}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
