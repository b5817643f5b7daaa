/** What the catalogue function answers, from documents that are ready. */
import type { APIGatewayProxyEvent } from "aws-lambda";
import { dispatcher, type LambdaHandler } from "../http/dispatch.ts";
import { findGame } from "../http/find-game.ts";
import { jsonResult } from "../http/proxy-result.ts";
import type { Documents } from "./documents.ts";
import { linked, listed } from "./links.ts";
import { securityOf } from "./security.ts";

const cacheable = { "cache-control": "public, max-age=3600" };

export function catalogHandler({ games, claims, api }: Documents): LambdaHandler {
  return dispatcher<"catalog">({
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
