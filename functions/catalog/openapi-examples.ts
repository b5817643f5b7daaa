/** Requests and answers for the document: the games' own first examples, really solved. */
import type { AnyGame } from "../games/game.ts";
import { rankingAnswer, solutionAnswer } from "../http/answers.ts";

export function solveExample(game: AnyGame) {
  const request = { position: game.examples[0], line: 2 };
  return { request, answer: solutionAnswer(game, game.solve(request.position, { line: request.line })) };
}

export function movesExample(game: AnyGame) {
  const request = { position: game.examples[0], limit: 3 };
  return { request, answer: rankingAnswer(game, game.rank(request.position, { limit: request.limit })) };
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
