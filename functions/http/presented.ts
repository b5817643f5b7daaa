/**
 * Answers to a GET, laid out for whoever reads them: browsers, which ask for `text/html`, and everybody with `?pretty`.
 * Both forms of an answer have a tag of their own, and caches are told what the form depends on.
 */
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { header } from "./body.ts";
import { laidOut } from "./layout.ts";
import { GREATEST_RESPONSE } from "./limits.ts";
import { HttpError } from "./problem.ts";

type Get = Pick<APIGatewayProxyEvent, "headers" | "queryStringParameters">;

/** The parameter that asks for it. */
export const PRETTY = "pretty";

/** @throws {HttpError} 422 */
export function isForPeople(event: Get): boolean {
  const asked = event.queryStringParameters?.[PRETTY]?.toLowerCase();
  if (asked === undefined) return /(^|[\s,])text\/html\b/i.test(header(event, "accept") ?? "");
  if (asked === "" || asked === "true") return true;
  if (asked === "false") return false;
  const detail = `expected true, false or nothing`;
  throw new HttpError(422, `The query is not of the expected form: "${PRETTY}": ${detail}.`, [
    { pointer: `/${PRETTY}`, detail },
  ]);
}

/** @param forPeople whether to lay it out; where it depends on the header `Accept`, both forms say so. The page has one form. */
export function presented(result: APIGatewayProxyResult, forPeople: boolean): APIGatewayProxyResult {
  if (/^text\/html/.test(String(result.headers?.["content-type"]))) return result;
  const vary = [result.headers?.["vary"], "Accept"].filter((name) => name !== undefined).join(", ");
  const headers = { ...result.headers, vary };
  if (result.body === "" || !forPeople) return { ...result, headers };
  // What is sent bounds the bill. Whether it may be sent at all was decided by its short form, for all readers alike.
  const body = laidOut(JSON.parse(result.body), GREATEST_RESPONSE) ?? result.body;
  return { ...result, headers, body };
}
