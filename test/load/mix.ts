/** A mix of requests as a class of students would send it: all games, small and middling positions, every kind of route. */
import { type AnyGame, BUDGET, games } from "../../functions/games/index.ts";
import { ordinary } from "../bench/inputs.ts";

export interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
}

/** The work of a request stays below this part of what one may cost, so that many fit into a few seconds. */
const SHARE = 1 / 200;

export function mix(): Question[] {
  const ofGames = Object.entries<AnyGame>(games).flatMap(([slug, game]) => [
    get(`/v1/games/${slug}`),
    ...game.rules.examples.flatMap((position) => [
      get(`/v1/games/${slug}/solve?${query(position)}`),
      get(`/v1/games/${slug}/moves?${query(position)}`),
      get(`/v1/games/${slug}/play?${query(position)}&reply=true`),
      get(`/v1/games/${slug}/check?${query(position)}&difference=1`),
      post(`/v1/games/${slug}/solve`, { position, line: 20 }),
      post(`/v1/games/${slug}/table`, { position }),
      post(`/v1/games/${slug}/check`, { position, claim: { winner: "alice", difference: 1 } }),
    ]),
    ...[10, 100, 1_000, 10_000]
      .map((size) => ordinary(slug, size))
      .filter((position) => game.methods[0].cost(position) < BUDGET * SHARE)
      .flatMap((position) => [
        post(`/v1/games/${slug}/solve`, { position, line: 20 }),
        post(`/v1/games/${slug}/moves`, { position, limit: 20 }),
      ]),
  ]);
  const questions = Object.entries<AnyGame>(games).map(([game, { rules }]) => ({
    game,
    position: rules.examples[0],
  }));
  const wrong = [
    post("/v1/games/stone-game/solve", { position: { piles: [1, "2"] } }),
    post("/v1/games/chess/solve", { position: {} }),
  ];
  return [get("/v1/games"), get("/v1/openapi.json"), post("/v1/solve", { questions }), ...wrong, ...ofGames];
}

const get = (path: string): Question => ({ method: "GET", path });
const post = (path: string, body: unknown): Question => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
});

const query = (position: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(position)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
