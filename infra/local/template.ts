/** Reads a synthesised template into what the local server serves; refuses what it cannot serve. */

import { functionArn } from "./intrinsics.ts";
import type {
  GatewayResponse,
  LocalApi,
  LocalFunction,
  LocalResource,
  Method,
  StaticResponse,
  Throttle,
} from "./local-api.ts";
import { type Part, Parts, record, text, textRecord, unsupported } from "./parts.ts";

/** @param assetFolder the unpacked asset of an S3 key in the template */
export function readTemplate(template: unknown, assetFolder: (s3Key: string) => string): LocalApi {
  const parts = new Parts(template);
  const api = parts.only("AWS::ApiGateway::RestApi");
  const stage = parts.only("AWS::ApiGateway::Stage");
  const functions = parts.all("AWS::Lambda::Function").map((part) => readFunction(part, assetFolder));
  return {
    apiId: api.id,
    stage: text(stage, "StageName"),
    resources: readResources(parts),
    functions,
    gatewayResponses: new Map(parts.all("AWS::ApiGateway::GatewayResponse").map(readGatewayResponse)),
    keys: parts.all("AWS::ApiGateway::ApiKey").map((key) => ({
      id: key.id,
      value: key.properties["Value"] === undefined ? undefined : text(key, "Value"),
    })),
    stageThrottle: readStageThrottle(stage),
    keyLimits: readKeyLimits(parts),
  };
}

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
  const nodes = parts.all("AWS::ApiGateway::Resource");
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const pathOf = (id: string): string => {
    const node = byId.get(id);
    return node ? `${pathOf(text(node, "ParentId"))}/${text(node, "PathPart")}` : "";
  };
  const methods = new Map<string, Map<string, Method>>();
  for (const part of parts.all("AWS::ApiGateway::Method")) {
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
  const plans = parts.all("AWS::ApiGateway::UsagePlan");
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
