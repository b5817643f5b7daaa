/** What the catalogue function answers, from documents that are ready. */
import type { APIGatewayProxyEvent } from "aws-lambda";
import { dispatcher, type LambdaHandler } from "../http/dispatch.ts";
import { findGame } from "../http/find-game.ts";
import { isKnown } from "../http/known-tag.ts";
import { jsonResult, notModified, pageResult } from "../http/proxy-result.ts";
import type { Documents } from "./documents.ts";
import { linked, listed } from "./links.ts";
import { securityOf } from "./security.ts";

const cacheable = { "cache-control": "public, max-age=3600" };
/** A browser that has the page shows it for a day without asking, and after that asks by the tag. */
const longCacheable = { "cache-control": "public, max-age=86400" };

/** The page as it was built, the policy that its own scripts and styles satisfy, and its tag. */
export interface Page {
  readonly html: string;
  readonly policy: string;
  readonly etag: string;
}

export function catalogHandler({ games, claims, api }: Documents, page: Page): LambdaHandler {
  return dispatcher<"catalog">({
    showPage: ({ event, log }) => {
      const headers = {
        ...longCacheable,
        etag: page.etag,
        "content-security-policy": `${page.policy}; frame-ancestors 'none'`,
        vary: "Accept-Encoding, Origin",
      };
      if (!isKnown(event, page.etag)) return pageResult(page.html, headers);
      log.outcome = "not modified";
      return notModified(headers);
    },
    listGames: ({ event }) =>
      jsonResult({ games: Object.values(games).map((entry) => listed(entry, baseOf(event))) }, cacheable),
    describeGame: ({ event, log }) => {
      const entry = findGame(games, event.pathParameters?.game);
      log.game = entry.slug;
      return jsonResult(linked(entry, baseOf(event)), cacheable);
    },
    listClaims: ({ event, log }) => {
      const { slug } = findGame(games, event.pathParameters?.game);
      log.game = slug;
      return jsonResult(claims[slug], cacheable);
    },
    describeApi: ({ event }) => {
      const { security, securitySchemes } = securityOf(process.env.ACCESS);
      const servers = [{ url: baseOf(event) || "/" }];
      const components = { ...api.components, securitySchemes };
      return jsonResult({ ...api, servers, security, components }, cacheable);
    },
  });
}

/** What the client wrote before /v1: "/<stage>" at API Gateway's own address, nothing behind a custom domain. */
function baseOf({ path, requestContext }: APIGatewayProxyEvent): string {
  const whole = requestContext?.path ?? path;
  return whole.endsWith(path) ? whole.slice(0, whole.length - path.length) : "";
}
