/**
 * The few CloudFormation functions that our template uses, worked out with names instead of real identifiers:
 * `Ref` gives the logical id (of a stage its name), an `Arn` attribute an ARN that ends in it.
 */
import { PlainError } from "../command.ts";
import { resourceTypes } from "./resource-types.ts";

export const pseudoParameters = {
  "AWS::AccountId": "000000000000",
  "AWS::Partition": "aws",
  "AWS::Region": "us-east-1",
  "AWS::StackName": "local",
  "AWS::URLSuffix": "amazonaws.com",
} as const;

/** A template, or a part of it, that AWS would refuse or that is not known here; the message says which. */
export class TemplateError extends PlainError {
  override readonly name = "TemplateError";
}

/** As CloudFormation writes a template in JSON. What a property holds is looked at where it is read. */
export interface Template {
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Parameters?: Readonly<Record<string, TemplateParameter>>;
  readonly Conditions?: Readonly<Record<string, unknown>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Description?: string }>>;
}

export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}

export interface TemplateParameter {
  readonly Default?: string;
  readonly AllowedValues?: readonly string[];
}

/** @returns what replaces every intrinsic function in a value by its result */
export function resolver({
  Resources,
  Parameters = {},
  Conditions = {},
}: Template): (value: unknown) => unknown {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value);
    const [name, argument] = entries[0] ?? [];
    if (entries.length === 1 && name !== undefined && isIntrinsic(name)) {
      const intrinsic = intrinsics[name];
      if (intrinsic) return intrinsic(argument);
      throw new TemplateError(`The template uses ${name}, which is not known here.`);
    }
    return Object.fromEntries(entries.map(([key, inner]) => [key, resolve(inner)]));
  };
  const intrinsics: Readonly<Record<string, (argument: unknown) => unknown>> = {
    Ref: (name) => ref(String(name)),
    "Fn::GetAtt": (path) => attribute(Array.isArray(path) ? path.map(String) : String(path).split(".")),
    "Fn::Join": (argument) => {
      const [separator, parts] = argument as [string, unknown[]];
      return parts.map((part) => String(resolve(part))).join(separator);
    },
    "Fn::Equals": (argument) => {
      const [first, second] = (argument as unknown[]).map(resolve);
      return first === second;
    },
    "Fn::If": (argument) => {
      const [condition, then, otherwise] = argument as [string, unknown, unknown];
      if (!Object.hasOwn(Conditions, condition))
        throw new TemplateError(`The template names the condition ${condition}, which it does not have.`);
      return resolve(resolve(Conditions[condition]) ? then : otherwise);
    },
    "Fn::Sub": (text) => {
      if (typeof text !== "string") throw new TemplateError("Fn::Sub with a map is not known here.");
      return text.replace(hole, (_, name: string) =>
        name.includes(".") ? attribute(name.split(".")) : ref(name),
      );
    },
  };

  function ref(name: string): string {
    const pseudo = (pseudoParameters as Readonly<Record<string, string>>)[name];
    if (pseudo !== undefined) return pseudo;
    if (Object.hasOwn(Parameters, name)) return Parameters[name].Default ?? name;
    const { Type, Properties } = resource(name);
    // Its Ref is its name, and usage plans and keys know a stage by that.
    return Type === "AWS::ApiGateway::Stage" ? String(resolve(Properties?.["StageName"])) : name;
  }

  function attribute([id, ...path]: readonly string[]): string {
    const { Type } = resource(id);
    const name = path.join(".");
    const known = resourceTypes[Type]?.attributes ?? {};
    if (Object.hasOwn(known, name)) return known[name](id, pseudoParameters);
    throw new TemplateError(`The template reads ${name} of ${id}; an ${Type} has no such attribute.`);
  }

  function resource(id: string): TemplateResource {
    if (Object.hasOwn(Resources, id)) return Resources[id];
    throw new TemplateError(`The template names ${id}, which it does not have.`);
  }

  return resolve;
}

/** @returns the template of a stack whose parameters have these values, where it has them */
export function withParameters(template: Template, values: Readonly<Record<string, string>>): Template {
  const Parameters = Object.entries(template.Parameters ?? {}).map(([name, parameter]) => [
    name,
    { ...parameter, ...(Object.hasOwn(values, name) ? { Default: values[name] } : {}) },
  ]);
  return { ...template, Parameters: Object.fromEntries(Parameters) };
}

/** Logical ids that a part of the template names, in whichever way; parameters and AWS's own names are none. */
export function references(part: unknown, { Parameters = {} }: Template): string[] {
  const isResource = (name: string) => !name.startsWith("AWS::") && !Object.hasOwn(Parameters, name);
  const within = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(within);
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => {
      if (name === "Ref") return [String(inner)].filter(isResource);
      if (name === "Fn::GetAtt") return [String(Array.isArray(inner) ? inner[0] : inner).split(".")[0]];
      if (name === "DependsOn") return [inner].flat().map(String);
      if (name === "Fn::Sub") {
        const names = Array.from(String(inner).matchAll(hole), ([, reference]) => reference.split(".")[0]);
        return names.filter(isResource);
      }
      return within(inner);
    });
  };
  return within(part);
}

export const functionArn = (logicalId: string): string =>
  resourceTypes["AWS::Lambda::Function"].attributes["Arn"](logicalId, pseudoParameters);

const isIntrinsic = (name: string): boolean => name === "Ref" || name.startsWith("Fn::");

/** Where Fn::Sub fills in a name. */
const hole = /\$\{([^}!]+)\}/g;
