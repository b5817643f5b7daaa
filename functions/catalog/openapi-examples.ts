/** Requests and responses for the document: the games' own first examples, really solved. */
import type { AnyGame } from "../games/game.ts";
import { checkBody, playingBody, rankingBody, solutionBody, tableBody } from "../http/response-bodies.ts";

export interface Example {
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: unknown;
}

export const examples: Readonly<
  Record<"solve" | "moves" | "play" | "check" | "table", (game: AnyGame) => Example>
> = {
  solve(game) {
    const request = { position: game.rules.examples[0], line: 2 };
    return { request, response: solutionBody(game, game.solve(request.position, { line: 2 })) };
  },
  moves(game) {
    const request = { position: game.rules.examples[0], limit: 3 };
    return { request, response: rankingBody(game, game.rank(request.position, { limit: 3 })) };
  },
  play(game) {
    const [position] = game.rules.examples;
    const { line } = game.solve(position, { line: 1 });
    const request = { position, moves: line.map(({ move }) => move), reply: true };
    return { request, response: playingBody(game, game.play(position, request.moves, { reply: true })) };
  },
  check(game) {
    const [position] = game.rules.examples;
    const request = { position, claim: { answer: game.solve(position).answer } };
    return { request, response: checkBody(game, game.check(position, request.claim)) };
  },
  table(game) {
    const [shortest] = game.rules.examples
      .map((position) => ({ request: { position }, response: tableBody(game, game.table(position)) }))
      .sort((a, b) => a.response.cells.length - b.response.cells.length);
    return shortest;
  },
};

export function batchExample(games: readonly AnyGame[]): Example {
  const some = games.slice(0, 2).map((game) => ({ game: game.slug, ...examples.solve(game) }));
  return {
    request: { questions: some.map(({ game, request }) => ({ game, ...request })) },
    response: { results: some.map(({ response }) => response) },
  };
}
