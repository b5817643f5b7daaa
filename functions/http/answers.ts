/** What is answered about a position: the form that the handlers send and the OpenAPI document shows. */
import type { AnyGame, Ranking, Solution } from "../games/game.ts";

/** Positions with more elements than this are not sent back. */
const GREATEST_ECHO = 1000;

export const solutionAnswer = (game: AnyGame, solution: Solution<unknown, unknown>) => {
  const { position, winner, scores, difference, answer, method, why, line } = solution;
  return {
    game: game.slug,
    position: echo(game, position),
    winner,
    scores,
    difference,
    answer,
    method,
    why,
    line,
  };
};

export const rankingAnswer = (game: AnyGame, ranking: Ranking<unknown, unknown>) => {
  const { position, winner, difference, total, moves } = ranking;
  return { game: game.slug, position: echo(game, position), winner, difference, total, moves };
};

const echo = (game: AnyGame, position: unknown): unknown =>
  game.size(position) > GREATEST_ECHO ? null : position;
