/** Requests and answers for the document: the games' own first examples, really solved. */
import type { AnyGame } from "../games/game.ts";

export function solveExample(game: AnyGame) {
  const request = { position: game.examples[0], line: 2 };
  const { position, winner, scores, difference, answer, method, why, line } = game.solve(request.position, {
    line: 2,
  });
  return {
    request,
    answer: { game: game.slug, position, winner, scores, difference, answer, method, why, line },
  };
}

export function movesExample(game: AnyGame) {
  const request = { position: game.examples[0], limit: 3 };
  const { position, winner, difference, total, moves } = game.rank(request.position, { limit: 3 });
  return { request, answer: { game: game.slug, position, winner, difference, total, moves } };
}

export function batchExample(games: readonly AnyGame[]) {
  const some = games.slice(0, 2).map((game) => ({ game: game.slug, ...solveExample(game) }));
  return {
    request: { questions: some.map(({ game, request }) => ({ game, ...request })) },
    answer: { results: some.map(({ answer }) => answer) },
  };
}

export const problemExample = {
  type: "urn:optimal-play:problem:invalid-position",
  title: "Not a position of this game",
  status: 422,
  detail: 'The position cannot be solved: expected "alice" or "bob", got "carol".',
  instance: "c6af9ac6-7b61-11e6-9a41-93e8deadbeef",
  errors: [{ pointer: "/position/toMove", detail: 'expected "alice" or "bob", got "carol"' }],
};
