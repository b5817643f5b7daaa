/** Answers in the form that API Gateway's proxy integration takes, with the headers that every answer carries. */
import type { APIGatewayProxyResult } from "aws-lambda";
import { corsHeaders, securityHeaders } from "./headers-and-titles.ts";
import { GREATEST_ANSWER } from "./limits.ts";
import { HttpError, type Problem } from "./problem.ts";

export type Headers = Readonly<Record<string, string>>;

const commonHeaders = (): Headers => {
  const origin = process.env.CORS_ORIGIN;
  return {
    ...securityHeaders,
    ...(origin ? corsHeaders(origin) : {}),
  };
};

/** @throws {HttpError} 413 when the answer is larger than one may be */
export function jsonResponse(body: unknown, headers: Headers = {}): APIGatewayProxyResult {
  const text = JSON.stringify(body);
  const size = Buffer.byteLength(text);
  if (size > GREATEST_ANSWER) {
    throw new HttpError(
      413,
      `The answer would take ${size} bytes; at most ${GREATEST_ANSWER} can be sent. Ask for shorter lines or fewer questions.`,
    );
  }
  return response(200, text, { "content-type": "application/json", "cache-control": "no-store", ...headers });
}

export const problemResponse = (problem: Problem, headers: Headers = {}): APIGatewayProxyResult =>
  response(problem.status, JSON.stringify(problem), {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    ...headers,
  });

export const notModified = (headers: Headers): APIGatewayProxyResult => response(304, "", headers);

const response = (statusCode: number, body: string, headers: Headers): APIGatewayProxyResult => ({
  statusCode,
  headers: { ...commonHeaders(), ...headers },
  body,
  isBase64Encoded: false,
});
