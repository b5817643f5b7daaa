/** A template's resources by type, each checked against the types that are known, and how a property is read. */
import { cloudFormation } from "../aws-limits.ts";
import { resolver, type Template, TemplateError, type TemplateResource } from "./intrinsics.ts";
import { resourceTypes } from "./resource-types.ts";

/** What a resource type, or a part of one, holds: JSON whose properties are looked at where they are read. */
export type Properties = Readonly<Record<string, unknown>>;

export interface Part {
  readonly id: string;
  readonly type: string;
  /** With the intrinsic functions worked out. */
  readonly properties: Properties;
  readonly dependsOn: readonly string[];
}

export interface Parts {
  all(type: string): readonly Part[];
  only(type: string): Part;
}

export function readParts(template: unknown): Parts {
  const { Resources, Outputs } = record(template, "The template");
  const resources = record(Resources, "The template's Resources") as Template["Resources"];
  const whole = { ...record(template, "The template"), Resources: resources } as Template;
  const resolve = resolver(whole);
  const count = Object.keys(resources).length;
  if (count > cloudFormation.resources)
    throw new TemplateError(
      `A stack takes ${cloudFormation.resources} resources; the template has ${count}.`,
    );
  const parts = Object.entries(resources).map(([id, resource]) => readPart(id, resource, resolve));
  for (const { id, dependsOn } of parts) {
    const missing = dependsOn.find((other) => !Object.hasOwn(resources, other));
    if (missing !== undefined)
      throw new TemplateError(`${id} depends on ${missing}, which the template does not have.`);
  }
  resolve(Outputs ?? {});
  const all = (type: string) => parts.filter((part) => part.type === type);
  const only = (type: string) => {
    const found = all(type);
    if (found.length === 1) return found[0];
    throw new TemplateError(`One ${type} is expected in the template; it has ${found.length}.`);
  };
  return { all, only };
}

function readPart(id: string, resource: TemplateResource, resolve: (value: unknown) => unknown): Part {
  const type = String(record(resource, id)["Type"]);
  const known = resourceTypes[type];
  if (!known) throw new TemplateError(`${id} is an ${type}, which is not known here.`);
  let properties: Properties;
  try {
    properties = record(resolve(resource.Properties ?? {}), `${id}'s Properties`);
  } catch (error) {
    throw new TemplateError(`${id} (${type}): ${(error as Error).message}`);
  }
  const part = { id, type, properties, dependsOn: [resource.DependsOn ?? []].flat() };
  const names = known.properties.split(" ");
  const unknown = Object.keys(properties).find((name) => !names.some((one) => one.replace("!", "") === name));
  if (unknown !== undefined) throw refusal(part, `has ${unknown}, which is not known here`);
  const missing = names.find((name) => name.endsWith("!") && properties[name.slice(0, -1)] === undefined);
  if (missing !== undefined) throw refusal(part, `has no ${missing.slice(0, -1)}, which AWS requires`);
  return part;
}

/** @param what completes a sentence that begins with the part's name */
export function refusal({ id, type }: Part, what: string): TemplateError {
  return new TemplateError(`${id} (${type}) ${what}.`);
}

export function text(part: Part, name: string): string {
  const value = part.properties[name];
  if (typeof value === "string") return value;
  throw refusal(part, `needs ${name} as text; it has ${JSON.stringify(value)}`);
}

/** @param least and greatest: what AWS takes */
export function whole(part: Part, name: string, value: unknown, least: number, greatest: number): number {
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= greatest) return Number(value);
  throw refusal(
    part,
    `has ${name} ${JSON.stringify(value)}; a whole number from ${least} to ${greatest} is expected`,
  );
}

export function record(value: unknown, what: string): Properties {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Properties;
  throw new TemplateError(`${what} must be an object; it is ${JSON.stringify(value)}.`);
}

export function list(value: unknown, what: string): readonly Properties[] {
  if (!Array.isArray(value))
    throw new TemplateError(`${what} must be a list; it is ${JSON.stringify(value)}.`);
  return value.map((one) => record(one, `Each of ${what}`));
}

export function textRecord(value: unknown, what: string): Record<string, string> {
  return Object.fromEntries(Object.entries(record(value, what)).map(([key, inner]) => [key, String(inner)]));
}

/** @throws {TemplateError} when a nested object has another name than those listed */
export function onlyThese(part: Part, what: string, value: Properties, names: string): void {
  const unknown = Object.keys(value).find((name) => !names.split(" ").includes(name));
  if (unknown !== undefined) throw refusal(part, `has ${what}.${unknown}, which is not known here`);
}
