/**
 * What goes back to the caller: a handler's result in the shape that API Gateway asks of a proxy integration, or
 * one of the template's gateway responses.
 */
import { validateHeaderName, validateHeaderValue } from "node:http";
import type { Deployment } from "../template/deployment.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** In bytes where it is compressed. */
  readonly body: string | Buffer;
}

/**
 * @param type API Gateway's name of the response type; one without a response in the template falls back to the
 * default of its class, and without that to API Gateway's own bare message
 */
export function gatewayAnswer(api: Deployment, type: string, requestId: string): Answer {
  const fallback = serverTypes.test(type) ? "DEFAULT_5XX" : "DEFAULT_4XX";
  const response = api.gatewayResponses.get(type) ?? api.gatewayResponses.get(fallback);
  if (!response) {
    const status = fallback === "DEFAULT_5XX" ? 502 : 400;
    return {
      status,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: type }),
    };
  }
  const body = response.body.replaceAll("$context.requestId", requestId);
  return { status: response.status, headers: response.headers, body };
}

/** @returns undefined for what API Gateway calls a malformed Lambda proxy response */
export function proxyAnswer(result: string): Answer | undefined {
  const parsed: unknown = JSON.parse(result);
  if (typeof parsed !== "object" || parsed === null) return undefined;
  const {
    statusCode,
    headers = {},
    multiValueHeaders = {},
    body = "",
    isBase64Encoded,
  } = parsed as ProxyResult;
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) return undefined;
  if (typeof body !== "string" && body !== null) return undefined;
  // The template names no binary media types, so a deployed gateway would pass base64 on as it is.
  if (isBase64Encoded === true) return undefined;
  const joined = joinHeaders(headers, multiValueHeaders);
  return joined && { status, headers: { "content-type": "application/json", ...joined }, body: body ?? "" };
}

const serverTypes = /^(DEFAULT_5XX|API_CONFIGURATION_ERROR|AUTHORIZER_\w+|INTEGRATION_\w+)$/;

interface ProxyResult {
  readonly statusCode?: unknown;
  readonly headers?: unknown;
  readonly multiValueHeaders?: unknown;
  readonly body?: unknown;
  readonly isBase64Encoded?: unknown;
}

/** The gateway frames the message itself. */
const framing = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

function joinHeaders(single: unknown, multi: unknown): Record<string, string | string[]> | undefined {
  const joined: Record<string, string | string[]> = {};
  for (const [name, value] of [...Object.entries(single ?? {}), ...Object.entries(multi ?? {})]) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!values.every((one) => ["string", "number", "boolean"].includes(typeof one))) return undefined;
    const texts = values.map(String);
    if (!isHeader(name, texts)) return undefined;
    if (!framing.has(name.toLowerCase()))
      joined[name.toLowerCase()] = Array.isArray(value) ? texts : texts[0];
  }
  return joined;
}

function isHeader(name: string, values: readonly string[]): boolean {
  try {
    validateHeaderName(name);
    for (const value of values) validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
