import { Validations } from "aws-cdk-lib";
import type { IConstruct } from "constructs";

/** Rule by rule, why a security finding on this part of the tree is accepted. */
export function acknowledge(scope: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(scope).acknowledge({ id, reason });
}
