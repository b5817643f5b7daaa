/**
 * The OpenAPI 3.1 document, made from the route table, the schemas and real responses about the games' examples: a game
 * new in the catalogue appears here by itself, and no example can be untrue. Each game has its own operations, with its
 * own position, move and answer, so that a generated client knows what it holds.
 */
import type { AnyGame } from "../games/game.ts";
import { claimsBody } from "../http/response-bodies.ts";
import { descriptions, summaries } from "../http/route-summaries.ts";
import { apiRoutes, type Operation, type Route, routes } from "../http/routes.ts";
import { VERSION } from "../http/version.ts";
import { entryOf } from "./entry.ts";
import type { JsonSchema } from "./json-schema.ts";
import { linked, listed } from "./links.ts";
import { batchExample, type Example, examples } from "./openapi-examples.ts";
import { parameters, parametersOf, shared } from "./openapi-parameters.ts";
import { problemResponses, problemsOf } from "./openapi-problems.ts";
import { hasTable, ref, schemas, typeName } from "./openapi-schemas.ts";

/** The document but for the server's address and what it asks of a caller, which only the deployed function knows. */
export function openApi(games: readonly AnyGame[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, route] of apiRoutes) {
    const described =
      route.takes !== undefined && route.takes !== "batch"
        ? games
            .filter((game) => isAnswered(game, route))
            .map((game) => [route.resource.replace("{game}", game.slug), ofGame(id, route, game)] as const)
        : [[route.resource, ofAll(id, route, games)] as const];
    for (const [path, operation] of described) {
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Optimal Play",
      version: VERSION,
      summary: "Who wins, by how much, which moves are best and why.",
      description: `Exact answers about ${games.map(({ title }) => title).join(", ")}. Values are absolute: a difference is Alice's points minus Bob's, whoever moves. Points are those from the position on. Where a path has a game's slug, its LeetCode number does as well.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    tags: games.map(({ slug, title, summary }) => ({ name: slug, description: `${title}: ${summary}` })),
    paths,
    components: {
      schemas: schemas(games),
      parameters: parameters(games),
      responses: {
        ...Object.assign({}, ...games.map((game) => responsesOf(game, game === games[0]))),
        ...problemResponses,
      },
    },
  };
}

const json = (schema: JsonSchema, example?: unknown) => ({
  "application/json": example === undefined ? { schema } : { schema, example },
});
const notModified = { description: "Not modified: the response that the client has is still right." };

/** What is sent and received about the positions of one game, and the route that says most about it. */
const exchanges = {
  solve: { sent: "SolveRequest", received: "Solution", route: routes.solve },
  moves: { sent: "MovesRequest", received: "Ranking", route: routes.moves },
  play: { sent: "PlayRequest", received: "Playing", route: routes.play },
  check: { sent: "CheckRequest", received: "Check", route: routes.check },
  table: { sent: "TableRequest", received: "Table", route: routes.table },
} as const;
type Kind = keyof typeof exchanges;

/** A game without a table has nothing to show. */
const isAnswered = (game: AnyGame, { takes }: Route): boolean => takes !== "table" || hasTable(game);

/**
 * By their names below `components.responses`: GET and POST give the same.
 * @param first whether to show more than a solution: one game's moves look much like another's
 */
const responsesOf = (game: AnyGame, first: boolean) =>
  Object.fromEntries(
    Object.entries(exchanges)
      .filter(([, { route }]) => isAnswered(game, route))
      .map(([kind, { received }]) => {
        const name = typeName(game, received);
        const example = first || kind === "solve" ? examples[kind as Kind](game).response : undefined;
        return [name, { description: summaries[kind as Kind], content: json(ref(name), example) }];
      }),
  );

/** An operation on the positions of one game. */
function ofGame(id: Operation, route: Route, game: AnyGame) {
  const kind = route.takes as Kind;
  const { sent, received } = exchanges[kind];
  const [verb, byQuery = ""] = id.split(/(?=ByQuery)/);
  return {
    operationId: verb + typeName(game, byQuery),
    tags: [game.slug],
    summary: `${game.title}: ${summaries[id]}`,
    ...(route.method === "POST"
      ? { requestBody: bodyOf(typeName(game, sent), examples[kind](game)) }
      : { parameters: parametersOf(game, kind) }),
    responses: {
      "200": { $ref: `#/components/responses/${typeName(game, received)}` },
      ...(route.method === "GET" ? { "304": notModified } : {}),
      ...problemsOf(route),
    },
  };
}

/** An operation that is the same for all games. */
function ofAll(id: Operation, route: Route, games: readonly AnyGame[]) {
  const entry = entryOf(games[0]);
  const batch = batchExample(games);
  const shown: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>> = {
    catalogue: { schema: ref("Catalogue"), example: { games: [listed(entry, "")] } },
    game: { schema: ref("Game"), example: linked(entry, "") },
    claims: { schema: ref("KnownClaims"), example: knownClaimsExample(games[0]) },
    document: { schema: { type: "object", additionalProperties: true } },
    batch: { schema: ref("BatchResults"), example: batch.response },
  };
  const named = route.resource.includes("{game}")
    ? [
        {
          name: "game",
          in: "path",
          required: true,
          description: "The slug of a game, or its LeetCode number.",
          schema: { type: "string", enum: games.flatMap(({ slug, leetcode }) => [slug, String(leetcode)]) },
          example: games[0].slug,
        },
      ]
    : [];
  return {
    operationId: id,
    summary: summaries[id],
    ...(id in descriptions ? { description: descriptions[id] } : {}),
    ...(route.method === "GET" ? { parameters: [...named, ...shared] } : {}),
    ...(route.takes === "batch" ? { requestBody: bodyOf("Batch", batch) } : {}),
    responses: {
      "200": { description: summaries[id], content: { "application/json": shown[route.gives] } },
      ...problemsOf(route),
    },
  };
}

function knownClaimsExample(game: AnyGame) {
  const { claims, ...rest } = claimsBody(game);
  return { ...rest, claims: claims.slice(0, 1) };
}

const bodyOf = (name: string, { request }: Example) => ({
  required: true,
  content: json(ref(name), request),
});
