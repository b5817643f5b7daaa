/** Templates as CloudFormation takes them: what it refuses before it begins, in which order it works, what stays. */
import { cloudFormation } from "../../infra/aws-limits.ts";
import { references, resolver, type Template, withParameters } from "../../infra/template/intrinsics.ts";

export interface Stack {
  readonly name: string;
  readonly id: string;
  status: string;
  template: Template;
  /** What its parameters were given. */
  parameters: Readonly<Record<string, string>>;
  outputs: readonly { readonly key: string; readonly value: string }[];
  /** Logical ids of what exists now. */
  readonly resources: Set<string>;
  /** What a deletion left behind. */
  readonly retained: string[];
  /** Logical ids by what the last change set did to them. */
  changes: Changes;
  readonly events: StackEvent[];
}

/** A stack of which nothing has been made yet. */
export const newStack = (name: string, id: string): Stack => ({
  name,
  id,
  status: "REVIEW_IN_PROGRESS",
  template: { Resources: {} },
  parameters: {},
  outputs: [],
  resources: new Set(),
  retained: [],
  changes: { added: [], modified: [], removed: [] },
  events: [],
});

export interface StackEvent {
  readonly id: string;
  readonly logicalId: string;
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
}

export interface Changes {
  readonly added: readonly string[];
  readonly modified: readonly string[];
  readonly removed: readonly string[];
}

/** @throws {Error} as CloudFormation would refuse the template */
export function check(
  template: Template,
  text: string,
  uploaded: (bucket: string, key: string) => boolean,
): void {
  const { templateBytes, resources, outputs } = cloudFormation;
  if (Buffer.byteLength(text) > templateBytes)
    throw new Error(`Template is larger than ${templateBytes} bytes: ${Buffer.byteLength(text)}`);
  const ids = Object.keys(template.Resources);
  if (ids.length > resources)
    throw new Error(`Number of resources, ${ids.length}, is greater than maximum allowed, ${resources}`);
  if (Object.keys(template.Outputs ?? {}).length > outputs)
    throw new Error(`Number of outputs is greater than maximum allowed, ${outputs}`);
  for (const [id, resource] of Object.entries(template.Resources)) {
    if (!/^[A-Za-z0-9]+$/.test(id)) throw new Error(`Resource name ${id} is non alphanumeric.`);
    for (const other of references(resource, template)) {
      if (!ids.includes(other)) throw new Error(`Unresolved resource dependencies [${other}] in ${id}`);
    }
    if (resource.Type !== "AWS::Lambda::Function") continue;
    const { S3Bucket, S3Key } = Object(resource.Properties?.["Code"]) as Record<string, unknown>;
    const bucket = String(resolver(template)(S3Bucket));
    if (!uploaded(bucket, String(S3Key))) {
      throw new Error(`Error occurred while GetObject of ${id}: ${bucket}/${S3Key} does not exist.`);
    }
  }
  for (const [key, { Value }] of Object.entries(template.Outputs ?? {})) {
    for (const other of references(Value, template)) {
      if (!ids.includes(other))
        throw new Error(`Unresolved resource dependencies [${other}] in Outputs ${key}`);
    }
  }
  creationOrder(template);
}

/** @returns the template as it works with these parameters: what depends on them is decided */
export function inEffect(template: Template, parameters: Stack["parameters"]): Template {
  const resolve = resolver(withParameters(template, parameters));
  return { ...template, Resources: resolve(template.Resources) as Template["Resources"] };
}

/** @throws {Error} when resources wait for each other in a circle */
export function creationOrder(template: Template): readonly string[] {
  const order: string[] = [];
  const visiting = new Set<string>();
  const visit = (id: string): void => {
    if (order.includes(id)) return;
    if (visiting.has(id))
      throw new Error(`Circular dependency between resources: [${[...visiting].join(", ")}]`);
    visiting.add(id);
    for (const other of references(template.Resources[id], template)) visit(other);
    visiting.delete(id);
    order.push(id);
  };
  for (const id of Object.keys(template.Resources)) visit(id);
  return order;
}

export function changesBetween(before: Template | undefined, after: Template): Changes {
  const old = before?.Resources ?? {};
  const ids = Object.keys(after.Resources);
  const same = (id: string) => JSON.stringify(old[id]) === JSON.stringify(after.Resources[id]);
  return {
    added: ids.filter((id) => !(id in old)),
    modified: ids.filter((id) => id in old && !same(id)),
    removed: Object.keys(old).filter((id) => !(id in after.Resources)),
  };
}
