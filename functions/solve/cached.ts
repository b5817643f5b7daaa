/** Responses to a GET, which a client may keep for as long as the code stays the same. */
import { createHash } from "node:crypto";
import type { APIGatewayProxyResult } from "aws-lambda";
import type { Request } from "../http/dispatch.ts";
import { isKnown } from "../http/known-tag.ts";
import { isForPeople } from "../http/presented.ts";
import { jsonResult, notModified } from "../http/proxy-result.ts";
import { REVISION } from "../http/version.ts";

/**
 * The same question has the same response for as long as the code stays the same, so the tag is known before the work is
 * done, and a client that has the response costs none.
 */
export async function cached(
  { event, log }: Request,
  question: readonly unknown[],
  body: () => unknown,
): Promise<APIGatewayProxyResult> {
  const digest = createHash("sha256")
    .update(JSON.stringify([REVISION, ...question, ...(isForPeople(event) ? ["laid out"] : [])]))
    .digest("base64url")
    .slice(0, 27);
  const headers = { etag: `"${digest}"`, "cache-control": "public, max-age=86400" };
  if (isKnown(event, headers.etag)) {
    log.outcome = "not modified";
    return notModified(headers);
  }
  return jsonResult(await body(), headers);
}
