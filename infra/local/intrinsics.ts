/**
 * The few CloudFormation functions that our template uses, worked out with names instead of real identifiers:
 * `Ref` gives the logical id, an `Arn` attribute an ARN that ends in it.
 */
import { PlainError } from "../command.ts";

export const pseudoParameters = {
  "AWS::AccountId": "000000000000",
  "AWS::Partition": "aws",
  "AWS::Region": "us-east-1",
  "AWS::StackName": "local",
  "AWS::URLSuffix": "amazonaws.com",
} as const;

/** A template, or a part of it, that this server does not know how to serve; the message says which. */
export class UnsupportedTemplateError extends PlainError {
  override readonly name = "UnsupportedTemplateError";
}

/** @returns the value with every intrinsic function replaced by its result */
export function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const [name, argument] = entries[0] ?? [];
  if (entries.length === 1 && name !== undefined && (name === "Ref" || name.startsWith("Fn::"))) {
    const intrinsic = intrinsics[name];
    if (!intrinsic) throw new UnsupportedTemplateError(`The template uses ${name}, which is not known here.`);
    return intrinsic(argument);
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, resolve(inner)]));
}

export function functionArn(logicalId: string): string {
  const { "AWS::Region": region, "AWS::AccountId": account } = pseudoParameters;
  return `arn:aws:lambda:${region}:${account}:function:${logicalId}`;
}

const intrinsics: Readonly<Record<string, (argument: unknown) => unknown>> = {
  Ref: (name) => pseudo(String(name)) ?? String(name),
  "Fn::GetAtt": (path) => {
    const [logicalId, attribute] = Array.isArray(path) ? path.map(String) : String(path).split(".");
    return attribute === "Arn" ? functionArn(logicalId) : `${logicalId}.${attribute}`;
  },
  "Fn::Join": (argument) => {
    const [separator, parts] = argument as [string, unknown[]];
    return parts.map((part) => String(resolve(part))).join(separator);
  },
  "Fn::Sub": (text) => {
    if (typeof text !== "string") throw new UnsupportedTemplateError("Fn::Sub with a map is not known here.");
    return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => pseudo(name) ?? name);
  },
};

function pseudo(name: string): string | undefined {
  return (pseudoParameters as Readonly<Record<string, string>>)[name];
}
