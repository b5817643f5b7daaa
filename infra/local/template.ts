/**
 * Reads a synthesised template into what the local server needs: resources and their methods, functions and
 * their folders, gateway responses, keys, limits. What it does not know it refuses by name, because a server that
 * overlooks a feature of the template would show something other than what is deployed.
 */
import { functionArn, resolve, UnsupportedTemplateError } from "./intrinsics.ts";

export interface LocalApi {
  readonly apiId: string;
  readonly stage: string;
  readonly resources: readonly LocalResource[];
  readonly functions: readonly LocalFunction[];
  /** By response type. */
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponse>;
  /** A key has a value only where the template fixes it. */
  readonly keys: readonly { readonly id: string; readonly value: string | undefined }[];
  readonly stageThrottle: Throttle | undefined;
  readonly keyLimits: { readonly throttle: Throttle | undefined; readonly quota: Quota | undefined };
}

export interface LocalResource {
  readonly id: string;
  /** As in `event.resource`: "/v1/games/{game}". */
  readonly path: string;
  /** By verb, or "ANY". */
  readonly methods: ReadonlyMap<string, Method>;
}

export interface Method {
  readonly needsKey: boolean;
  readonly integration: { readonly functionId: string } | { readonly mock: StaticResponse };
}

/** What a mock integration answers. */
export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface GatewayResponse extends StaticResponse {
  /** With `$context.requestId` where the request's id goes. */
  readonly body: string;
}

export interface LocalFunction {
  readonly id: string;
  readonly folder: string;
  /** As in "index.handler". */
  readonly handler: string;
  readonly runtime: string;
  readonly memoryMb: number;
  readonly timeoutMs: number;
  readonly logGroup: string;
  readonly concurrency: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

export interface Quota {
  readonly limit: number;
  readonly period: string;
}

/** @param assetFolder the unpacked asset of an S3 key in the template */
export function readTemplate(template: unknown, assetFolder: (s3Key: string) => string): LocalApi {
  const parts = new Parts(template);
  const api = parts.only("AWS::ApiGateway::RestApi", ["Description", "EndpointConfiguration", "Name"]);
  const stage = parts.only("AWS::ApiGateway::Stage", stageProperties);
  const functions = parts
    .all("AWS::Lambda::Function", functionProperties)
    .map((part) => readFunction(part, assetFolder));
  return {
    apiId: api.id,
    stage: text(stage, "StageName"),
    resources: readResources(parts),
    functions,
    gatewayResponses: new Map(
      parts.all("AWS::ApiGateway::GatewayResponse", gatewayResponseProperties).map(readGatewayResponse),
    ),
    keys: parts.all("AWS::ApiGateway::ApiKey", ["Enabled", "Name", "StageKeys", "Value"]).map((key) => ({
      id: key.id,
      value: key.properties["Value"] === undefined ? undefined : text(key, "Value"),
    })),
    stageThrottle: readStageThrottle(stage),
    keyLimits: readKeyLimits(parts),
  };
}

interface Part {
  readonly id: string;
  readonly type: string;
  /** With the intrinsic functions worked out. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Resource types with nothing to serve: permissions, logs, alarms and what else surrounds the API. */
const surroundings =
  /^AWS::(IAM|Logs|CloudWatch|SNS|Budgets|CDK)::|^AWS::Lambda::Permission$|^AWS::ApiGateway::(Deployment|UsagePlanKey)$/;
const functionProperties = [
  ...["Architectures", "Code", "Description", "Environment", "Handler", "LoggingConfig", "MemorySize"],
  ...["ReservedConcurrentExecutions", "Role", "Runtime", "Timeout", "TracingConfig"],
];
const stageProperties = [
  ...["AccessLogSetting", "DeploymentId", "MethodSettings", "RestApiId", "StageName", "TracingEnabled"],
];
const gatewayResponseProperties = [
  ...["ResponseParameters", "ResponseTemplates", "ResponseType", "RestApiId", "StatusCode"],
];
const methodProperties = [
  ...["ApiKeyRequired", "AuthorizationType", "HttpMethod", "Integration", "MethodResponses"],
  ...["ResourceId", "RestApiId"],
];

/** The template's resources by type; remembers which types exist so that none is overlooked. */
class Parts {
  private readonly parts: readonly Part[];

  constructor(template: unknown) {
    const resources = record(record(template, "The template")["Resources"], "The template's Resources");
    this.parts = Object.entries(resources).map(([id, resource]) => {
      const { Type, Properties = {} } = record(resource, id);
      const type = String(Type);
      if (!known.has(type) && !surroundings.test(type)) {
        throw new UnsupportedTemplateError(`${id} is a ${type}, which this server cannot serve.`);
      }
      return { id, type, properties: known.has(type) ? record(resolve(Properties), id) : {} };
    });
  }

  all(type: string, properties: readonly string[]): readonly Part[] {
    const parts = this.parts.filter((part) => part.type === type);
    for (const part of parts) {
      for (const name of Object.keys(part.properties)) {
        if (!properties.includes(name)) throw unsupported(part, name, "which this server does not know");
      }
    }
    return parts;
  }

  only(type: string, properties: readonly string[]): Part {
    const parts = this.all(type, properties);
    if (parts.length !== 1) {
      throw new UnsupportedTemplateError(`One ${type} is expected in the template; it has ${parts.length}.`);
    }
    return parts[0];
  }
}

const known = new Set(
  [
    ...["ApiKey", "GatewayResponse", "Method", "Resource", "RestApi", "Stage", "UsagePlan"].map(
      (name) => `ApiGateway::${name}`,
    ),
    "Lambda::Function",
  ].map((name) => `AWS::${name}`),
);

function readFunction(part: Part, assetFolder: (s3Key: string) => string): LocalFunction {
  const code = record(part.properties["Code"], `${part.id}'s Code`);
  if (typeof code["S3Key"] !== "string") throw unsupported(part, "Code", "but only an asset can be run here");
  const runtime = text(part, "Runtime");
  if (!runtime.startsWith("nodejs"))
    throw unsupported(part, `Runtime ${runtime}`, "but only Node.js can be run here");
  const environment =
    record(part.properties["Environment"] ?? {}, `${part.id}'s Environment`)["Variables"] ?? {};
  const concurrency = part.properties["ReservedConcurrentExecutions"];
  return {
    id: part.id,
    folder: assetFolder(code["S3Key"]),
    handler: text(part, "Handler"),
    runtime,
    memoryMb: Number(part.properties["MemorySize"] ?? 128),
    timeoutMs: Number(part.properties["Timeout"] ?? 3) * 1_000,
    logGroup: String(
      record(part.properties["LoggingConfig"] ?? {}, part.id)["LogGroup"] ?? `/aws/lambda/${part.id}`,
    ),
    concurrency: concurrency === undefined ? undefined : Number(concurrency),
    environment: textRecord(environment),
  };
}

function readResources(parts: Parts): readonly LocalResource[] {
  const nodes = parts.all("AWS::ApiGateway::Resource", ["ParentId", "PathPart", "RestApiId"]);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const pathOf = (id: string): string => {
    const node = byId.get(id);
    return node ? `${pathOf(text(node, "ParentId"))}/${text(node, "PathPart")}` : "";
  };
  const methods = new Map<string, Map<string, Method>>();
  for (const part of parts.all("AWS::ApiGateway::Method", methodProperties)) {
    const id = text(part, "ResourceId");
    const ofResource = methods.get(id) ?? new Map<string, Method>();
    ofResource.set(text(part, "HttpMethod"), readMethod(part));
    methods.set(id, ofResource);
  }
  return [...methods].map(([id, ofResource]) => ({ id, path: pathOf(id) || "/", methods: ofResource }));
}

function readMethod(part: Part): Method {
  const authorization = String(part.properties["AuthorizationType"] ?? "NONE");
  if (authorization !== "NONE") {
    throw unsupported(part, `AuthorizationType ${authorization}`, "but this server cannot check it");
  }
  const integration = record(part.properties["Integration"], `${part.id}'s Integration`);
  const needsKey = part.properties["ApiKeyRequired"] === true;
  const type = String(integration["Type"]);
  if (type === "MOCK") return { needsKey, integration: { mock: readMock(integration, part) } };
  const target = new RegExp(`/functions/${functionArn("(\\w+)")}/invocations$`).exec(
    String(integration["Uri"]),
  );
  if (type !== "AWS_PROXY" || !target) {
    throw unsupported(part, `Integration ${type}`, "but only a Lambda proxy or a mock can be served here");
  }
  return { needsKey, integration: { functionId: target[1] } };
}

/** The preflight answer: one status, headers that are constants, no body. */
function readMock(integration: Readonly<Record<string, unknown>>, part: Part): StaticResponse {
  const responses = Array.isArray(integration["IntegrationResponses"])
    ? integration["IntegrationResponses"]
    : [];
  const { StatusCode, ResponseParameters = {}, ...rest } = record(responses[0], `${part.id}'s response`);
  if (responses.length !== 1 || Object.keys(rest).length > 0) {
    throw unsupported(
      part,
      "a mock integration",
      "but one with a body or several responses cannot be served here",
    );
  }
  return {
    status: Number(StatusCode),
    headers: constants(ResponseParameters, "method.response.header.", part),
  };
}

function readGatewayResponse(part: Part): [string, GatewayResponse] {
  const templates = textRecord(part.properties["ResponseTemplates"] ?? {});
  const body = templates["application/json"];
  if (body === undefined || body.replaceAll("$context.requestId", "").includes("$")) {
    throw unsupported(
      part,
      "ResponseTemplates",
      "but only application/json with $context.requestId is known here",
    );
  }
  const headers = constants(part.properties["ResponseParameters"] ?? {}, "gatewayresponse.header.", part);
  return [text(part, "ResponseType"), { status: Number(text(part, "StatusCode")), headers, body }];
}

/** Parameters whose values are constants, which API Gateway writes between single quotes. */
function constants(parameters: unknown, prefix: string, part: Part): Record<string, string> {
  const pairs = Object.entries(textRecord(parameters)).map(([name, value]) => {
    const constant = /^'(.*)'$/.exec(value);
    if (!name.startsWith(prefix) || !constant)
      throw unsupported(part, name, "which is not a constant header");
    return [name.slice(prefix.length).toLowerCase(), constant[1]];
  });
  return Object.fromEntries(pairs);
}

function readStageThrottle(stage: Part): Throttle | undefined {
  const settings = (stage.properties["MethodSettings"] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const everywhere = settings.find(
    (setting) => setting["HttpMethod"] === "*" && setting["ResourcePath"] === "/*",
  );
  if (settings.length > 1 || (settings.length === 1 && !everywhere)) {
    throw unsupported(stage, "MethodSettings for single methods", "which this server does not know");
  }
  if (everywhere?.["ThrottlingRateLimit"] === undefined) return undefined;
  return {
    rate: Number(everywhere["ThrottlingRateLimit"]),
    burst: Number(everywhere["ThrottlingBurstLimit"]),
  };
}

function readKeyLimits(parts: Parts): LocalApi["keyLimits"] {
  const plans = parts.all("AWS::ApiGateway::UsagePlan", [
    "ApiStages",
    "Description",
    "Quota",
    "Throttle",
    "UsagePlanName",
  ]);
  if (plans.length > 1)
    throw unsupported(plans[1], "a second usage plan", "but one is all this server knows");
  const { Throttle: throttle, Quota: quota } = (plans[0]?.properties ?? {}) as Readonly<
    Record<string, Readonly<Record<string, unknown>> | undefined>
  >;
  return {
    throttle: throttle && { rate: Number(throttle["RateLimit"]), burst: Number(throttle["BurstLimit"]) },
    quota: quota && { limit: Number(quota["Limit"]), period: String(quota["Period"]) },
  };
}

function unsupported(part: Part, what: string, why: string): UnsupportedTemplateError {
  return new UnsupportedTemplateError(`${part.id} (${part.type}) has ${what}, ${why}.`);
}

function text(part: Part, name: string): string {
  const value = part.properties[name];
  if (typeof value === "string") return value;
  throw new UnsupportedTemplateError(
    `${part.id} (${part.type}) needs ${name} as text; it has ${JSON.stringify(value)}.`,
  );
}

function record(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new UnsupportedTemplateError(`${what} must be an object; it is ${JSON.stringify(value)}.`);
}

function textRecord(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value, "A map of texts")).map(([key, inner]) => [key, String(inner)]),
  );
}
