/** The body of a request as JSON, or the error that says why it is none. */
import type { APIGatewayProxyEvent } from "aws-lambda";
import { GREATEST_BODY } from "./limits.ts";
import { HttpError } from "./problem.ts";

/** @throws {HttpError} 415, 413 or 400 */
export function jsonBody(event: Pick<APIGatewayProxyEvent, "headers" | "body" | "isBase64Encoded">): unknown {
  const type = header(event, "content-type");
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type.trim())) {
    throw new HttpError(415, `Expected the content type application/json, got ${type.slice(0, 100)}.`);
  }
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? "", "base64").toString("utf8")
    : (event.body ?? "");
  const size = Buffer.byteLength(text);
  if (size > GREATEST_BODY)
    throw new HttpError(413, `Expected a body of at most ${GREATEST_BODY} bytes, got ${size}.`);
  if (text.startsWith("\ufeff"))
    throw new HttpError(
      400,
      "Expected JSON in the body: it begins with a byte order mark (U+FEFF); send UTF-8 without one.",
    );
  if (text.trim() === "") throw new HttpError(400, "Expected a JSON object in the body, got an empty body.");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `Expected JSON in the body: ${reasonOf(error).slice(0, 200)}.`);
  }
}

/** V8's own words; since Node 22 line and column follow the position, which would make answers depend on the version. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/ \(line \d+ column \d+\)$/, "");

/** A header by its lower-case name; API Gateway passes names on as the client wrote them. */
export function header(event: Pick<APIGatewayProxyEvent, "headers">, name: string): string | undefined {
  const found = Object.entries(event.headers ?? {}).find(([candidate]) => candidate.toLowerCase() === name);
  return found?.[1];
}
