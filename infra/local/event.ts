/**
 * The event that a REST API hands to a Lambda proxy integration. A deployed URL begins with the stage
 * (…amazonaws.com/api/v1/games); a local one may (localhost:3000/api/v1/games) and need not (localhost:3000/v1/games).
 * `event.path` has no stage in either case; `requestContext.path` has it in both.
 */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEvent } from "aws-lambda";
import type { Deployment } from "../template/deployment.ts";
import { pseudoParameters } from "../template/intrinsics.ts";
import type { Match, Target } from "./routing.ts";

export interface EventParts {
  readonly api: Deployment;
  readonly request: IncomingMessage;
  readonly requestId: string;
  readonly target: Target;
  readonly match: Match;
  readonly body: string;
  readonly key: { readonly id: string; readonly value: string } | undefined;
}

export function proxyEvent({
  api,
  request,
  requestId,
  target,
  match,
  body,
  key,
}: EventParts): APIGatewayProxyEvent {
  const headers = readHeaders(request);
  const query = multiValues(target.query);
  const now = new Date();
  const method = request.method ?? "GET";
  const sourceIp = request.socket.remoteAddress ?? "127.0.0.1";
  return {
    resource: match.resource.path,
    path: target.path,
    httpMethod: method,
    headers: lastValues(headers),
    multiValueHeaders: headers,
    queryStringParameters: Object.keys(query).length === 0 ? null : lastValues(query),
    multiValueQueryStringParameters: Object.keys(query).length === 0 ? null : query,
    pathParameters: Object.keys(match.pathParameters).length === 0 ? null : match.pathParameters,
    stageVariables: null,
    requestContext: {
      accountId: pseudoParameters["AWS::AccountId"],
      apiId: api.apiId,
      authorizer: null,
      domainName: request.headers.host ?? "localhost",
      domainPrefix: "localhost",
      extendedRequestId: randomBytes(8).toString("base64"),
      httpMethod: method,
      identity: {
        ...nobody,
        sourceIp,
        userAgent: request.headers["user-agent"] ?? null,
        ...keyIdentity(key),
      },
      path: `/${api.stage.name}${target.path}`,
      protocol: `HTTP/${request.httpVersion}`,
      requestId,
      requestTime: logTime(now),
      requestTimeEpoch: now.getTime(),
      resourceId: match.resource.id,
      resourcePath: match.resource.path,
      stage: api.stage.name,
    },
    // An empty body and none are the same to API Gateway.
    body: body || null,
    isBase64Encoded: false,
  };
}

/** Meant for one connection, not for what is behind it. */
const hopByHop = new Set([
  ...["connection", "expect", "keep-alive", "proxy-authorization", "proxy-connection"],
  ...["te", "trailer", "transfer-encoding", "upgrade"],
]);

const nobody = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};

function keyIdentity(key: EventParts["key"]) {
  return key ? { apiKey: key.value, apiKeyId: key.id } : {};
}

/** Names as the client spelt them, every value of each. */
function readHeaders(request: IncomingMessage): Record<string, string[]> {
  const headers = emptyRecord();
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i];
    if (!hopByHop.has(name.toLowerCase())) push(headers, name, request.rawHeaders[i + 1]);
  }
  push(headers, "X-Forwarded-For", request.socket.remoteAddress ?? "127.0.0.1");
  push(headers, "X-Forwarded-Port", String(request.socket.localPort ?? 0));
  push(headers, "X-Forwarded-Proto", "http");
  return headers;
}

function multiValues(query: URLSearchParams): Record<string, string[]> {
  const values = emptyRecord();
  for (const [name, value] of query) push(values, name, value);
  return values;
}

function lastValues(values: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const last: Record<string, string> = Object.create(null);
  for (const [name, all] of Object.entries(values)) last[name] = all[all.length - 1];
  return last;
}

/** Callers choose the names, so "__proto__" must be a name like any other. */
function emptyRecord(): Record<string, string[]> {
  return Object.create(null);
}

function push(values: Record<string, string[]>, name: string, value: string): void {
  const all = values[name];
  if (all) all.push(value);
  else values[name] = [value];
}

/** As in API Gateway's access logs: 09/Apr/2026:12:34:56 +0000. */
function logTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(" ");
  return `${day}/${month}/${year}:${clock} +0000`;
}
