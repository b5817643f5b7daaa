/** Events in the shape that API Gateway (REST, Lambda proxy) sends, taken from a recorded one. */
import type { APIGatewayProxyEvent, Context } from "aws-lambda";

export interface Asked {
  readonly method?: string;
  /** The route as the template has it. */
  readonly resource: string;
  readonly game?: string;
  /** Sent as JSON, unless it is a string already. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
}

export function proxyEvent({
  method = "POST",
  resource,
  game,
  body,
  headers,
  query,
}: Asked): APIGatewayProxyEvent {
  const path = resource.replace("{game}", encodeURIComponent(game ?? ""));
  const sent: Record<string, string> =
    headers === undefined ? { "content-type": "application/json" } : { ...headers };
  const last = (value: string | readonly string[]) =>
    typeof value === "string" ? value : (value.at(-1) ?? "");
  const all = (value: string | readonly string[]) => (typeof value === "string" ? [value] : [...value]);
  const over = <T>(of: (value: string | readonly string[]) => T) =>
    query === undefined
      ? null
      : Object.fromEntries(Object.entries(query).map(([name, value]) => [name, of(value)]));
  return {
    resource,
    path,
    httpMethod: method,
    headers: sent,
    multiValueHeaders: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, [value]])),
    queryStringParameters: over(last),
    multiValueQueryStringParameters: over(all),
    pathParameters: game === undefined ? null : { game },
    stageVariables: null,
    requestContext: {
      resourceId: "2gxmpl",
      resourcePath: resource,
      httpMethod: method,
      extendedRequestId: "JJbxmplHYosFVYQ=",
      requestTime: "10/Mar/2026:00:03:59 +0000",
      path: `/api${path}`,
      accountId: "123456789012",
      protocol: "HTTP/1.1",
      stage: "api",
      domainPrefix: "70ixmpl4fl",
      requestTimeEpoch: 1773100000000,
      requestId: "77375676-xmpl-4b79-853a-f982474efe18",
      identity: {
        cognitoIdentityPoolId: null,
        accountId: null,
        cognitoIdentityId: null,
        caller: null,
        sourceIp: "192.0.2.1",
        principalOrgId: null,
        accessKey: null,
        cognitoAuthenticationType: null,
        cognitoAuthenticationProvider: null,
        userArn: null,
        userAgent: "curl/8.5.0",
        user: null,
        apiKey: null,
        apiKeyId: null,
        clientCert: null,
      },
      domainName: "70ixmpl4fl.execute-api.us-east-2.amazonaws.com",
      apiId: "70ixmpl4fl",
      authorizer: undefined,
    },
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    isBase64Encoded: false,
  };
}

export const lambdaContext: Context = {
  callbackWaitsForEmptyEventLoop: true,
  functionName: "solve",
  functionVersion: "$LATEST",
  invokedFunctionArn: "arn:aws:lambda:us-east-2:123456789012:function:solve",
  memoryLimitInMB: "1769",
  awsRequestId: "c6af9ac6-7b61-11e6-9a41-93e8deadbeef",
  logGroupName: "solve",
  logStreamName: "2026/03/10/[$LATEST]0",
  getRemainingTimeInMillis: () => 3000,
  done: () => {},
  fail: () => {},
  succeed: () => {},
};
