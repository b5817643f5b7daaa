/** What the catalogue function answers, for any catalogue of games. */
import type { APIGatewayProxyEvent } from "aws-lambda";
import { dispatcher, type Games, gameOf, type LambdaHandler } from "../http/dispatch.ts";
import { jsonResponse } from "../http/response.ts";
import { entryOf, summaryOf } from "./catalogue.ts";
import { accessOf, openApi } from "./openapi.ts";

const cacheable = { "cache-control": "public, max-age=3600" };

export function catalogHandler(games: Games): LambdaHandler {
  return dispatcher({
    "GET /v1/games": ({ event }) =>
      jsonResponse({ games: Object.values(games).map((game) => summaryOf(game, baseOf(event))) }, cacheable),
    "GET /v1/games/{game}": ({ event, log }) => {
      const game = gameOf(games, event.pathParameters?.game);
      log.game = game.slug;
      return jsonResponse(entryOf(game, baseOf(event)), cacheable);
    },
    "GET /v1/openapi.json": ({ event }) =>
      jsonResponse(openApi(games, baseOf(event), accessOf(process.env.ACCESS)), cacheable),
  });
}

/** What the client wrote before /v1: "/<stage>" at API Gateway's own address, nothing behind a domain of one's own. */
function baseOf({ path, requestContext }: APIGatewayProxyEvent): string {
  const whole = requestContext?.path ?? path;
  return whole.endsWith(path) ? whole.slice(0, whole.length - path.length) : "";
}
