/** Reads the functions of a template, and what else must be right for Lambda to run them. */
import { apiGateway, lambda } from "../aws-limits.ts";
import type { DeployedFunction } from "./deployment.ts";
import { functionArn } from "./intrinsics.ts";
import {
  list,
  onlyThese,
  type Part,
  type Parts,
  type Properties,
  record,
  refusal,
  text,
  textRecord,
  whole,
} from "./parts.ts";

/** @param assetFolder the unpacked asset of an S3 key in the template */
export function readFunctions(
  parts: Parts,
  assetFolder: (s3Key: string) => string,
): readonly DeployedFunction[] {
  const roles = parts.all("AWS::IAM::Role");
  return parts.all("AWS::Lambda::Function").map((part) => {
    checkRole(part, roles);
    return readFunction(part, assetFolder);
  });
}

function readFunction(part: Part, assetFolder: (s3Key: string) => string): DeployedFunction {
  const { properties, id } = part;
  const code = record(properties["Code"], `${id}'s Code`);
  if (typeof code["S3Key"] !== "string") throw refusal(part, "has Code, but only an asset can be run here");
  const runtime = text(part, "Runtime");
  if (!runtime.startsWith("nodejs"))
    throw refusal(part, `has Runtime ${runtime}, but only Node.js can be run here`);
  const handler = text(part, "Handler");
  if (!/^[\w/-]+\.\w+$/.test(handler))
    throw refusal(part, `has Handler ${handler}; one such as index.handler is expected`);
  const { least, greatest } = lambda.memoryMb;
  // Lambda would allow more, but the gateway stops waiting.
  const seconds = whole(part, "Timeout", properties["Timeout"] ?? 3, 1, apiGateway.integrationTimeoutSeconds);
  const concurrency = properties["ReservedConcurrentExecutions"];
  return {
    id,
    folder: assetFolder(code["S3Key"]),
    handler,
    runtime,
    architecture: readArchitecture(part),
    memoryMb: whole(part, "MemorySize", properties["MemorySize"] ?? 128, least, greatest),
    timeoutMs: seconds * 1_000,
    logGroup: readLogGroup(part),
    concurrency: concurrency === undefined ? undefined : Number(concurrency),
    environment: readEnvironment(part),
  };
}

function readArchitecture(part: Part): DeployedFunction["architecture"] {
  const [architecture, ...others] = (part.properties["Architectures"] ?? ["x86_64"]) as readonly unknown[];
  if (others.length === 0 && (architecture === "arm64" || architecture === "x86_64")) return architecture;
  throw refusal(
    part,
    `has Architectures ${JSON.stringify(part.properties["Architectures"])}; arm64 or x86_64 is expected`,
  );
}

function readLogGroup(part: Part): string {
  const logging = record(part.properties["LoggingConfig"] ?? {}, `${part.id}'s LoggingConfig`);
  onlyThese(part, "LoggingConfig", logging, "LogGroup");
  return String(logging["LogGroup"] ?? `/aws/lambda/${part.id}`);
}

function readEnvironment(part: Part): Record<string, string> {
  const environment = record(part.properties["Environment"] ?? {}, `${part.id}'s Environment`);
  onlyThese(part, "Environment", environment, "Variables");
  const variables = textRecord(environment["Variables"] ?? {}, `${part.id}'s Variables`);
  const bytes = Buffer.byteLength(JSON.stringify(variables));
  if (bytes > lambda.environmentBytes)
    throw refusal(part, `has ${bytes} bytes of environment; Lambda takes ${lambda.environmentBytes}`);
  return variables;
}

/** Lambda can only run a function with a role that says Lambda may assume it. */
function checkRole(part: Part, roles: readonly Part[]): void {
  const role = text(part, "Role");
  const found = roles.find(({ id }) => role.endsWith(`:role/${id}`));
  if (!found) throw refusal(part, `has the Role ${role}, which is none of the template's`);
  const trust = record(found.properties["AssumeRolePolicyDocument"], `${found.id}'s trust`);
  const trusts = list(trust["Statement"], `${found.id}'s statements`).some(
    ({ Effect, Action, Principal }) =>
      Effect === "Allow" &&
      includes(Action, "sts:AssumeRole") &&
      includes((Principal as Properties | undefined)?.["Service"], "lambda.amazonaws.com"),
  );
  if (!trusts) throw refusal(found, `does not let lambda.amazonaws.com assume it, so ${part.id} cannot run`);
}

const includes = (value: unknown, wanted: string): boolean => [value].flat().includes(wanted);

/** What lets a caller invoke a function: Lambda's resource policy, a statement at a time. */
export interface Invocations {
  /** @param source the ARN of what invokes, as in "arn:aws:execute-api:…/api/GET/v1/games" */
  allows(functionId: string, source: string): boolean;
}

export function readInvocations(parts: Parts): Invocations {
  const functions = parts.all("AWS::Lambda::Function");
  const permissions = parts.all("AWS::Lambda::Permission").map((part) => {
    const named = text(part, "FunctionName");
    const fn = functions.find(({ id }) => named === id || named === functionArn(id));
    if (!fn) throw refusal(part, `is for ${named}, which is no function of the template`);
    return {
      functionId: fn.id,
      isForGateway:
        ["apigateway.amazonaws.com", "*"].includes(text(part, "Principal")) &&
        ["lambda:InvokeFunction", "lambda:*"].includes(text(part, "Action")),
      source: part.properties["SourceArn"] === undefined ? "*" : text(part, "SourceArn"),
    };
  });
  return {
    allows: (functionId, source) =>
      permissions.some(
        (one) => one.isForGateway && one.functionId === functionId && isLike(source, one.source),
      ),
  };
}

/** As IAM's ArnLike compares: a star stands for any characters. */
function isLike(arn: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}$`).test(arn);
}
