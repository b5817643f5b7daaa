/** What each route does, in words, with real requests and answers. */
import type { AnyGame } from "../games/game.ts";
import type { RouteKey } from "../http/routes.ts";
import { entryOf, summaryOf } from "./catalogue.ts";
import { batchExample, movesExample, solveExample } from "./openapi-examples.ts";

interface Content {
  readonly schema: { readonly $ref: string };
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly body?: Content;
  /** Whether the position stands in the query, and which options may stand beside it. */
  readonly query?: "solve" | "moves";
}

export function operations(games: readonly AnyGame[]): Readonly<Record<RouteKey, Operation>> {
  const perGame = <T>(of: (game: AnyGame) => T) =>
    Object.fromEntries(games.map((game) => [game.slug, { value: of(game) }]));
  const solved = ok("Solution", "The solution.", { examples: perGame((game) => solveExample(game).answer) });
  const ranked = ok("Ranking", "Every legal move, best first.", {
    examples: perGame((game) => movesExample(game).answer),
  });
  const unchanged = {
    "304": { description: "Not modified: the answer that the client has is still right." },
  };
  return {
    "GET /v1/games": {
      operationId: "listGames",
      summary: "All games, their methods and limits.",
      responses: ok("Catalogue", "The catalogue.", {
        example: { games: games.map((game) => summaryOf(game)) },
      }),
    },
    "GET /v1/games/{game}": {
      operationId: "describeGame",
      summary: "One game, with its rules in words and the schema of its position.",
      responses: ok("Game", "The game.", { examples: perGame((game) => entryOf(game)) }),
    },
    "GET /v1/openapi.json": {
      operationId: "describeApi",
      summary: "This document.",
      responses: {
        "200": {
          description: "OpenAPI 3.1.",
          content: { "application/json": { schema: { type: "object" } } },
        },
      },
    },
    "GET /v1/games/{game}/solve": {
      operationId: "solveByQuery",
      summary: "Solves a small position; the answer can be cached.",
      query: "solve",
      responses: { ...solved, ...unchanged },
    },
    "POST /v1/games/{game}/solve": {
      operationId: "solve",
      summary: "Who wins, by how much, why, and an optimal line.",
      body: { schema: ref("SolveRequest"), examples: perGame((game) => solveExample(game).request) },
      responses: solved,
    },
    "GET /v1/games/{game}/moves": {
      operationId: "movesByQuery",
      summary: "Ranks the moves of a small position; the answer can be cached.",
      query: "moves",
      responses: { ...ranked, ...unchanged },
    },
    "POST /v1/games/{game}/moves": {
      operationId: "moves",
      summary: "Every legal move with its value, best first.",
      body: { schema: ref("MovesRequest"), examples: perGame((game) => movesExample(game).request) },
      responses: ranked,
    },
    "POST /v1/solve": {
      operationId: "solveBatch",
      summary: "Up to 100 questions at once.",
      description:
        "The questions share the budget of one request, in order. Each result is a solution or a problem.",
      body: { schema: ref("Batch"), example: batchExample(games).request },
      responses: ok("BatchResults", "The results, in the order of the questions.", {
        example: batchExample(games).answer,
      }),
    },
  };
}

/** Errors and when they can occur: always, where a game is named, where there is a body, where something is solved. */
export const problemStatuses = [
  {
    status: 400,
    when: "always",
    description: "The body is empty or is not JSON, or the address or a header is not well formed.",
  },
  { status: 403, when: "always", description: "No API key or a wrong one, where the stack asks for one." },
  { status: 404, when: "game", description: "There is no such game." },
  {
    status: 405,
    when: "always",
    description: "The route has no such verb; the header Allow lists those it has.",
  },
  {
    status: 413,
    when: "always",
    description: "The body is over 6 MB, the head over 10 KB, or the answer (of a batch) over 256 KB.",
  },
  { status: 415, when: "body", description: "The content type is not JSON." },
  {
    status: 422,
    when: "solve",
    description:
      "JSON, but not a position of the game, an unknown method, or a position over the method's budget.",
  },
  { status: 429, when: "always", description: "Too many requests: throttled, or over the quota." },
  { status: 500, when: "always", description: "A fault of ours." },
] as const;

const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });

const ok = (schema: string, description: string, examples: Omit<Content, "schema">) => ({
  "200": { description, content: { "application/json": { schema: ref(schema), ...examples } } },
});
