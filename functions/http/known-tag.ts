import type { APIGatewayProxyEvent } from "aws-lambda";
import { header } from "./body.ts";

/**
 * Whether the client has the response with this tag. "*" would match whatever was asked, even a question without an
 * answer; only a tag shows that there was one.
 */
export function isKnown(event: Pick<APIGatewayProxyEvent, "headers">, etag: string): boolean {
  const tags = header(event, "if-none-match")?.split(",") ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
