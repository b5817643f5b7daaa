/**
 * Everything that the catalogue function says, made once, when the function is built: it then carries no solver, and
 * a request costs it no more than writing a document out.
 */
import type { AnyGame } from "../games/game.ts";
import { claimsBody } from "../http/response-bodies.ts";
import { type Entry, entryOf } from "./entry.ts";
import { openApi } from "./openapi.ts";

export interface Documents {
  /** By slug. */
  readonly games: Readonly<Record<string, Entry>>;
  readonly claims: Readonly<Record<string, ReturnType<typeof claimsBody>>>;
  readonly api: ReturnType<typeof openApi>;
}

export const documentsOf = (games: Readonly<Record<string, AnyGame>>): Documents => ({
  games: Object.fromEntries(Object.entries(games).map(([slug, game]) => [slug, entryOf(game)])),
  claims: Object.fromEntries(Object.entries(games).map(([slug, game]) => [slug, claimsBody(game)])),
  api: openApi(Object.values(games)),
});
