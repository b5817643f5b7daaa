/** Reads an API's resources and methods: which path and verb ends in which function or constant answer. */
import { apiGateway } from "../aws-limits.ts";
import type { ApiResource, Method, StaticResponse } from "./deployment.ts";
import { type Invocations, readInvocations } from "./functions.ts";
import { functionArn, pseudoParameters } from "./intrinsics.ts";
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
} from "./parts.ts";
import { rootOf } from "./resource-types.ts";

export interface UnlimitedResource extends Omit<ApiResource, "methods"> {
  readonly methods: ReadonlyMap<string, UnlimitedMethod>;
}

/** A method before the stage has said how much of it may be asked. */
type UnlimitedMethod = Omit<Method, "throttle">;

export function readResources(parts: Parts, apiId: string, stage: string): readonly UnlimitedResource[] {
  const pathOf = readPaths(parts, apiId);
  const invocations = readInvocations(parts);
  const functionIds = parts.all("AWS::Lambda::Function").map(({ id }) => id);
  const methods = new Map<string, Map<string, UnlimitedMethod>>();
  for (const part of parts.all("AWS::ApiGateway::Method")) {
    ofThisApi(part, apiId);
    const id = text(part, "ResourceId");
    const path = pathOf(id);
    const verb = text(part, "HttpMethod");
    if (path === undefined) throw refusal(part, `has ResourceId ${id}, which is no resource of the API`);
    if (!verbs.has(verb)) throw refusal(part, `has HttpMethod ${verb}, which API Gateway does not know`);
    const ofResource = methods.get(id) ?? new Map<string, UnlimitedMethod>();
    if (ofResource.has(verb)) throw refusal(part, `is a second ${verb} of ${path}`);
    const method = readMethod(part, functionIds);
    checkPermission(part, method, invocations, executeArn(apiId, stage, verb, path));
    methods.set(id, ofResource.set(verb, method));
  }
  return [...methods].map(([id, ofResource]) => ({ id, path: pathOf(id) ?? "/", methods: ofResource }));
}

const verbs: ReadonlySet<string> = new Set([
  ...["ANY", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"],
]);

/** @throws {TemplateError} when a part belongs to another API than the template's */
export function ofThisApi(part: Part, apiId: string): void {
  const named = text(part, "RestApiId");
  if (named !== apiId) throw refusal(part, `belongs to the API ${named}; the template's is ${apiId}`);
}

/** @returns the path of a resource by its id; the root is one, though the template does not list it */
function readPaths(parts: Parts, apiId: string): (id: string) => string | undefined {
  const nodes = parts.all("AWS::ApiGateway::Resource");
  if (nodes.length > apiGateway.resources)
    throw refusal(
      nodes[apiGateway.resources],
      `is one too many: an API takes ${apiGateway.resources} resources`,
    );
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const siblings = new Set<string>();
  for (const node of nodes) {
    ofThisApi(node, apiId);
    const [parent, part] = [text(node, "ParentId"), text(node, "PathPart")];
    if (parent !== rootOf(apiId) && !byId.has(parent))
      throw refusal(node, `has ParentId ${parent}, which is no resource of the API`);
    // Greedy parts such as {path+} exist, too; no route here has one.
    if (!/^([\w.:-]+|\{[\w.-]+\})$/.test(part))
      throw refusal(node, `has PathPart ${part}, which is not known here`);
    const name = `${parent} ${part.startsWith("{") ? "{}" : part}`;
    if (siblings.has(name)) throw refusal(node, `has PathPart ${part} beside another of the same parent`);
    siblings.add(name);
  }
  const pathOf = (id: string): string => {
    const node = byId.get(id);
    return node ? `${pathOf(text(node, "ParentId"))}/${text(node, "PathPart")}` : "";
  };
  return (id) => (id === rootOf(apiId) ? "/" : byId.has(id) ? pathOf(id) : undefined);
}

function readMethod(part: Part, functionIds: readonly string[]): UnlimitedMethod {
  const integration = record(part.properties["Integration"], `${part.id}'s Integration`);
  const names = "IntegrationHttpMethod IntegrationResponses PassthroughBehavior RequestTemplates Type Uri";
  onlyThese(part, "Integration", integration, names);
  const authorization = readAuthorization(part);
  if (integration["Type"] === "MOCK")
    return { authorization, integration: { mock: readMock(part, integration) } };
  if (integration["Type"] !== "AWS_PROXY") {
    const type = String(integration["Type"]);
    throw refusal(part, `has Integration ${type}, but only a Lambda proxy or a mock is known here`);
  }
  return { authorization, integration: { functionId: readTarget(part, integration, functionIds) } };
}

function readAuthorization({ properties, ...part }: Part): Method["authorization"] {
  const type = String(properties["AuthorizationType"] ?? "NONE");
  const needsKey = properties["ApiKeyRequired"] === true;
  if (type === "NONE") return needsKey ? "key" : "none";
  if (type === "AWS_IAM" && !needsKey) return "iam";
  throw refusal(
    { properties, ...part },
    `has AuthorizationType ${type}${needsKey ? " with a key" : ""}, which is not known here`,
  );
}

/** The function whose Invoke operation the integration's URI names, as API Gateway reads it: every word of it. */
function readTarget(part: Part, integration: Properties, functionIds: readonly string[]): string {
  const verb = integration["IntegrationHttpMethod"];
  if (verb !== "POST")
    throw refusal(part, `has IntegrationHttpMethod ${verb}; Lambda's Invoke takes POST alone`);
  const uri = String(integration["Uri"]);
  const found = functionIds.find((id) => uri === invokeUri(id));
  if (found !== undefined) return found;
  const wanted = functionIds.map(invokeUri).join(" or ");
  throw refusal(part, `has the Integration Uri ${uri}; ${wanted} is expected`);
}

/** 2015-03-31 is the version of Lambda's API; API Gateway knows no other. */
function invokeUri(functionId: string): string {
  const { "AWS::Partition": partition, "AWS::Region": region } = pseudoParameters;
  const path = `2015-03-31/functions/${functionArn(functionId)}/invocations`;
  return `arn:${partition}:apigateway:${region}:lambda:path/${path}`;
}

/** What API Gateway calls itself when it invokes: a path parameter is a star there. */
function executeArn(apiId: string, stage: string, verb: string, path: string): string {
  const { "AWS::Partition": partition, "AWS::Region": region, "AWS::AccountId": account } = pseudoParameters;
  const where = path.slice(1).replace(/\{[^}]+\}/g, "*");
  return `arn:${partition}:execute-api:${region}:${account}:${apiId}/${stage}/${verb === "ANY" ? "*" : verb}/${where}`;
}

function checkPermission(
  part: Part,
  { integration }: UnlimitedMethod,
  invocations: Invocations,
  source: string,
): void {
  if (!("functionId" in integration) || invocations.allows(integration.functionId, source)) return;
  throw refusal(
    part,
    `ends in ${integration.functionId}, which no AWS::Lambda::Permission lets this API invoke (${source})`,
  );
}

/** The preflight answer: one status, headers that are constants, no body. */
function readMock(part: Part, integration: Properties): StaticResponse {
  const template = textRecord(integration["RequestTemplates"] ?? {}, `${part.id}'s RequestTemplates`);
  if (!/^\{\s*"?statusCode"?\s*:\s*200\s*\}$/.test(template["application/json"] ?? ""))
    throw refusal(
      part,
      "is a mock whose RequestTemplates do not say { statusCode: 200 } for application/json",
    );
  const responses = list(integration["IntegrationResponses"] ?? [], `${part.id}'s IntegrationResponses`);
  const { StatusCode, ResponseParameters = {}, ...rest } = responses[0] ?? {};
  if (responses.length !== 1 || Object.keys(rest).length > 0)
    throw refusal(part, "is a mock with a body or with several responses, which is not known here");
  const declared = list(part.properties["MethodResponses"] ?? [], `${part.id}'s MethodResponses`).find(
    (response) => response["StatusCode"] === StatusCode,
  );
  if (!declared) throw refusal(part, `answers ${StatusCode}, which is none of its MethodResponses`);
  for (const name of Object.keys(record(ResponseParameters, `${part.id}'s ResponseParameters`))) {
    if (!Object.hasOwn(Object(declared["ResponseParameters"]), name))
      throw refusal(part, `sends ${name}, which its MethodResponses do not declare`);
  }
  return {
    status: Number(StatusCode),
    headers: constants(ResponseParameters, "method.response.header.", part),
  };
}

/** Parameters whose values are constants, which API Gateway writes between single quotes. */
export function constants(parameters: unknown, prefix: string, part: Part): Record<string, string> {
  const pairs = Object.entries(textRecord(parameters, `${part.id}'s parameters`)).map(([name, value]) => {
    const constant = /^'(.*)'$/.exec(value);
    if (!name.startsWith(prefix) || !constant)
      throw refusal(part, `has ${name} ${value}, which is not a constant header`);
    return [name.slice(prefix.length).toLowerCase(), constant[1]];
  });
  return Object.fromEntries(pairs);
}
