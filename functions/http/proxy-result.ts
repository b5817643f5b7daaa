/** Responses in the form that API Gateway's proxy integration takes, with the headers that each of them carries. */
import type { APIGatewayProxyResult } from "aws-lambda";
import { GREATEST_RESPONSE } from "./limits.ts";
import { HttpError } from "./problem.ts";
import type { Problem } from "./problem-body.ts";
import { corsHeaders, securityHeaders } from "./problem-texts.ts";

export type Headers = Readonly<Record<string, string>>;

const commonHeaders = (): Headers => {
  const origin = process.env.CORS_ORIGIN;
  return {
    ...securityHeaders,
    ...(origin ? corsHeaders(origin) : {}),
  };
};

/** @throws {HttpError} 413 when the body is larger than one may be */
export function jsonResult(body: unknown, headers: Headers = {}): APIGatewayProxyResult {
  const text = JSON.stringify(body);
  const size = Buffer.byteLength(text);
  if (size > GREATEST_RESPONSE) {
    throw new HttpError(
      413,
      `The response would take ${size} bytes; at most ${GREATEST_RESPONSE} can be sent. Ask for shorter lines or fewer questions.`,
    );
  }
  return result(200, text, { "content-type": "application/json", "cache-control": "no-store", ...headers });
}

export const pageResult = (html: string, headers: Headers): APIGatewayProxyResult =>
  result(200, html, { "content-type": "text/html; charset=utf-8", ...headers });

export const problemResult = (problem: Problem, headers: Headers = {}): APIGatewayProxyResult =>
  result(problem.status, JSON.stringify(problem), {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    ...headers,
  });

export const notModified = (headers: Headers): APIGatewayProxyResult => result(304, "", headers);

const result = (statusCode: number, body: string, headers: Headers): APIGatewayProxyResult => ({
  statusCode,
  headers: { ...commonHeaders(), ...headers },
  body,
  isBase64Encoded: false,
});
