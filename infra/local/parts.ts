/**
 * A template's resources by type. What is not in the table below is refused by name, because a server that
 * overlooks a feature of the template would show something other than what is deployed.
 */
import { resolve, UnsupportedTemplateError } from "./intrinsics.ts";

export interface Part {
  readonly id: string;
  readonly type: string;
  /** With the intrinsic functions worked out. */
  readonly properties: Readonly<Record<string, unknown>>;
}

export class Parts {
  private readonly parts: readonly Part[];

  constructor(template: unknown) {
    const resources = record(record(template, "The template")["Resources"], "The template's Resources");
    this.parts = Object.entries(resources).map(([id, resource]) => readPart(id, record(resource, id)));
  }

  all(type: ServedType): readonly Part[] {
    return this.parts.filter((part) => part.type === type);
  }

  only(type: ServedType): Part {
    const parts = this.all(type);
    if (parts.length === 1) return parts[0];
    throw new UnsupportedTemplateError(`One ${type} is expected in the template; it has ${parts.length}.`);
  }
}

type ServedType = keyof typeof served;

/** What is read, property by property; those with nothing to serve are listed because they change nothing here. */
const served = {
  "AWS::ApiGateway::ApiKey": "Enabled Name StageKeys Value",
  "AWS::ApiGateway::GatewayResponse":
    "ResponseParameters ResponseTemplates ResponseType RestApiId StatusCode",
  "AWS::ApiGateway::Method":
    "ApiKeyRequired AuthorizationType HttpMethod Integration MethodResponses ResourceId RestApiId",
  "AWS::ApiGateway::Resource": "ParentId PathPart RestApiId",
  "AWS::ApiGateway::RestApi": "Description EndpointConfiguration Name",
  "AWS::ApiGateway::Stage": "AccessLogSetting DeploymentId MethodSettings RestApiId StageName TracingEnabled",
  "AWS::ApiGateway::UsagePlan": "ApiStages Description Quota Throttle UsagePlanName",
  "AWS::Lambda::Function":
    "Architectures Code Description Environment Handler LoggingConfig MemorySize ReservedConcurrentExecutions Role Runtime Timeout TracingConfig",
} as const;

/** Resource types with nothing to serve: permissions, logs, alarms and what else surrounds the API. */
const surroundings =
  /^AWS::(IAM|Logs|CloudWatch|SNS|Budgets|CDK)::|^AWS::Lambda::Permission$|^AWS::ApiGateway::(Deployment|UsagePlanKey)$/;

function readPart(id: string, resource: Readonly<Record<string, unknown>>): Part {
  const type = String(resource["Type"]);
  if (surroundings.test(type)) return { id, type, properties: {} };
  const known = (served as Readonly<Record<string, string>>)[type];
  if (!known) throw new UnsupportedTemplateError(`${id} is a ${type}, which this server cannot serve.`);
  const part = { id, type, properties: record(resolve(resource["Properties"] ?? {}), id) };
  const unknown = Object.keys(part.properties).find((name) => !known.split(" ").includes(name));
  if (unknown !== undefined) throw unsupported(part, unknown, "which this server does not know");
  return part;
}

export function unsupported(part: Part, what: string, why: string): UnsupportedTemplateError {
  return new UnsupportedTemplateError(`${part.id} (${part.type}) has ${what}, ${why}.`);
}

export function text(part: Part, name: string): string {
  const value = part.properties[name];
  if (typeof value === "string") return value;
  throw new UnsupportedTemplateError(
    `${part.id} (${part.type}) needs ${name} as text; it has ${JSON.stringify(value)}.`,
  );
}

export function record(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new UnsupportedTemplateError(`${what} must be an object; it is ${JSON.stringify(value)}.`);
}

export function textRecord(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value, "A map of texts")).map(([key, inner]) => [key, String(inner)]),
  );
}
