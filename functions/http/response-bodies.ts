/** The bodies that the API gives, and how each is made. Their schemas are `catalog/response-schemas.ts`. */
import type { AnyGame, Check, Playing, Ranking, Solution, Table } from "../games/game.ts";
import { sizeOf } from "../games/size.ts";
import { GREATEST_ECHO } from "./limits.ts";

const echo = (position: unknown): unknown => (sizeOf(position) > GREATEST_ECHO ? null : position);

export function solutionBody(game: AnyGame, solution: Solution<unknown, unknown>) {
  const { position, winner, scores, difference, answer, method, why, line } = solution;
  return { game: game.slug, position: echo(position), winner, scores, difference, answer, method, why, line };
}

export function rankingBody(game: AnyGame, ranking: Ranking<unknown, unknown>) {
  const { position, winner, difference, total, moves } = ranking;
  return { game: game.slug, position: echo(position), winner, difference, total, moves };
}

export function playingBody(game: AnyGame, playing: Playing<unknown, unknown>) {
  const { position, now, cost: _cost, ...rest } = playing;
  return { game: game.slug, position: echo(position), now: echo(now), ...rest };
}

export function checkBody(game: AnyGame, check: Check<unknown, unknown>) {
  const { position, cost: _cost, ...rest } = check;
  return { game: game.slug, position: echo(position), ...rest };
}

export const claimsBody = (game: AnyGame) => ({ game: game.slug, claims: game.claims() });

export function tableBody(game: AnyGame, table: Table<unknown, unknown>) {
  const { position, cost: _cost, ...rest } = table;
  return { game: game.slug, position: echo(position), ...rest };
}
