/**
 * The OpenAPI 3.1 document, made from the route table, the schemas and real responses about the games' examples: a game
 * new in the catalogue appears here by itself, and no example can be untrue. Each game has its own operations, with its
 * own position, move and answer, so that a generated client knows what it holds.
 */
import type { AnyGame } from "../games/game.ts";
import { requestBodies } from "../http/request-bodies.ts";
import { type Route, routes } from "../http/routes.ts";
import { VERSION } from "../http/version.ts";
import { entryOf } from "./entry.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { linked, listed } from "./links.ts";
import { batchExample, type Example, examples } from "./openapi-examples.ts";
import { problemResponses, problemsOf } from "./openapi-problems.ts";
import { ref, schemas, typeName } from "./openapi-schemas.ts";

/** The document but for the server's address and what it asks of a caller, which only the deployed function knows. */
export function openApi(games: readonly AnyGame[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, route] of Object.entries<Route>(routes)) {
    const described =
      route.takes !== undefined && route.takes !== "batch"
        ? games.map((game) => [route.resource.replace("{game}", game.slug), ofGame(id, route, game)] as const)
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
      description: `Exact answers about ${games.map(({ title }) => title).join(", ")}. Values are absolute: a difference is Alice's points minus Bob's, whoever moves. Where a path has a game's slug, its LeetCode number does as well.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    tags: games.map(({ slug, title, summary }) => ({ name: slug, description: `${title}: ${summary}` })),
    paths,
    components: {
      schemas: schemas(games),
      responses: problemResponses,
    },
  };
}

const json = (schema: JsonSchema, example: unknown) => ({ "application/json": { schema, example } });
const notModified = { description: "Not modified: the response that the client has is still right." };

/** What is sent and received, by what a route takes. */
const named = {
  solve: ["SolveRequest", "Solution"],
  moves: ["MovesRequest", "Ranking"],
  play: ["PlayRequest", "Playing"],
} as const;

/** An operation on the positions of one game. */
function ofGame(id: string, route: Route, game: AnyGame) {
  const kind = route.takes as keyof typeof named;
  const { request, response } = examples[kind](game);
  const [sent, received] = named[kind];
  const [verb, byQuery = ""] = id.split(/(?=ByQuery)/);
  return {
    operationId: verb + typeName(game, byQuery),
    tags: [game.slug],
    summary: `${game.title}: ${route.summary}`,
    ...(route.method === "POST"
      ? { requestBody: { required: true, content: json(ref(typeName(game, sent)), request) } }
      : { parameters: parametersOf(game, kind) }),
    responses: {
      "200": { description: route.summary, content: json(ref(typeName(game, received)), response) },
      ...(route.method === "GET" ? { "304": notModified } : {}),
      ...problemsOf(route),
    },
  };
}

/** The position's fields as the query string writes them, and the options beside it. */
function parametersOf({ rules, methods }: AnyGame, kind: keyof typeof named) {
  const { properties: fields = {}, required = [] } = jsonSchemaOf(rules.position);
  const { properties: { position: _position, ...options } = {} } = jsonSchemaOf(requestBodies[kind]);
  const [example] = rules.examples.map(Object);
  return Object.entries({ ...fields, ...options }).map(([name, field]) => {
    const { description, default: usual, ...schema } = field as JsonSchema;
    const several = schema.type === "array" ? { style: "form", explode: false } : {};
    return {
      name,
      in: "query",
      ...(required.includes(name) ? { required: true } : {}),
      description: usual === undefined ? description : `${description} Default: ${JSON.stringify(usual)}.`,
      schema: name === "method" ? { ...schema, enum: methods.map((method) => method.name) } : schema,
      ...several,
      ...(name in example ? { example: example[name] } : {}),
    };
  });
}

/** An operation that is the same for all games. */
function ofAll(id: string, route: Route, games: readonly AnyGame[]) {
  const entry = entryOf(games[0]);
  const batch = batchExample(games);
  const shown: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>> = {
    catalogue: { schema: ref("Catalogue"), example: { games: [listed(entry, "")] } },
    game: { schema: ref("Game"), example: linked(entry, "") },
    document: { schema: { type: "object" } },
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
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    ...(named.length === 0 ? {} : { parameters: named }),
    ...(route.takes === "batch" ? { requestBody: bodyOf(batch) } : {}),
    responses: {
      "200": { description: route.summary, content: { "application/json": shown[route.gives] } },
      ...problemsOf(route),
    },
  };
}

const bodyOf = ({ request }: Example) => ({ required: true, content: json(ref("Batch"), request) });
