/** The body of a request as JSON, or the error that says why it is none. */
import type { APIGatewayProxyEvent } from "aws-lambda";
import { shown } from "../games/game-error.ts";
import { GREATEST_BODY, GREATEST_DEPTH } from "./limits.ts";
import { HttpError } from "./problem.ts";
import { sharedDetails } from "./problem-texts.ts";

/** @throws {HttpError} 415, 413 or 400 */
export function jsonBody(event: Pick<APIGatewayProxyEvent, "headers" | "body" | "isBase64Encoded">): unknown {
  const type = header(event, "content-type");
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type.trim())) {
    // what curl sends when nobody tells it
    throw new HttpError(
      415,
      `Expected a body of JSON with the header content-type: application/json (curl -H 'content-type: application/json'), got ${shown(type)}.`,
    );
  }
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? "", "base64").toString("utf8")
    : (event.body ?? "");
  if (Buffer.byteLength(text) > GREATEST_BODY) throw new HttpError(413, sharedDetails.tooLarge);
  if (text.startsWith("\ufeff")) {
    throw new HttpError(
      400,
      "Expected JSON in the body: it begins with a byte order mark (U+FEFF); send UTF-8 without one.",
    );
  }
  if (text.trim() === "") throw new HttpError(400, "Expected a JSON object in the body, got an empty body.");
  if (isDeeperThan(text, GREATEST_DEPTH)) {
    throw new HttpError(
      400,
      `Expected arrays and objects at most ${GREATEST_DEPTH} deep in the body, got deeper ones.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `Expected JSON in the body: ${reasonOf(error).slice(0, 200)}.`);
  }
}

/** Whether arrays and objects are nested deeper; parsing millions of them would take longer than any position. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      do i = text.indexOf('"', i + 1);
      while (i > 0 && isEscaped(text, i));
      if (i < 0) return false;
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      if (++depth > limit) return true;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--;
  }
  return false;
}

const [QUOTE, OPEN_BRACKET, OPEN_BRACE, CLOSE_BRACKET, CLOSE_BRACE] = Array.from('"[{]}', (c) =>
  c.charCodeAt(0),
);

function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text[first - 1] === "\\") first--;
  return (quote - first) % 2 === 1;
}

/** V8's own words; since Node 22 line and column follow the position, which would make answers depend on the version. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/ \(line \d+ column \d+\)$/, "");

/** A header by its lower-case name; API Gateway passes names on as the client wrote them. */
export function header(event: Pick<APIGatewayProxyEvent, "headers">, name: string): string | undefined {
  const found = Object.entries(event.headers ?? {}).find(([candidate]) => candidate.toLowerCase() === name);
  return found?.[1];
}
