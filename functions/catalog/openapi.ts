/**
 * The OpenAPI 3.1 document, made from the route table, the schemas and real answers to the games' examples: a game new
 * in the catalogue appears here by itself, and no example can be untrue.
 */
import type { AnyGame } from "../games/game.ts";
import type { Games } from "../http/dispatch.ts";
import { type Route, routes } from "../http/routes.ts";
import { VERSION } from "../http/version.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { operations, problemStatuses } from "./openapi-operations.ts";
import { schemas } from "./openapi-schemas.ts";

/** How the stack knows its callers; `infra/stack` tells the catalogue function. */
export type Access = keyof typeof security;

/**
 * @param base what stands before /v1 in the API's address: the stage, or nothing
 * @param access what the stack asks of a caller
 */
export function openApi(games: Games, base = "", access: Access = "public") {
  const list = Object.values(games);
  const described = operations(list);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.resource] ??= {};
    const { body, query, ...operation } = described[`${route.method} ${route.resource}`];
    paths[route.resource][route.method.toLowerCase()] = {
      ...operation,
      parameters: [
        ...pathParameters(route, list),
        ...(query === undefined ? [] : queryParameters(list, query)),
      ],
      ...(body === undefined
        ? {}
        : { requestBody: { required: true, content: { "application/json": body } } }),
      responses: { ...operation.responses, ...problems(route) },
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Optimal Play",
      version: VERSION,
      summary: "Who wins, by how much, which moves are best and why.",
      description: `Exact answers about ${list.map(({ title }) => title).join(", ")}. Values are absolute: a difference is Alice's points minus Bob's, whoever moves.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: base === "" ? "/" : base }],
    security: Object.keys(security[access]).map((scheme) => ({ [scheme]: [] })),
    paths,
    components: {
      schemas: schemas(list),
      securitySchemes: security[access],
    },
  };
}

/** The schemes that a request must satisfy, by access; without one, anybody may ask. */
const security = {
  key: {
    apiKey: {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: "The key that the deployment made.",
    },
  },
  iam: {
    // As API Gateway itself writes it in a document that it exports.
    sigv4: {
      type: "apiKey",
      in: "header",
      name: "authorization",
      "x-amazon-apigateway-authtype": "awsSigv4",
      description: "AWS Signature Version 4, of an identity that may invoke the API.",
    },
  },
  public: {},
} as const;

/** @returns the access that a variable names; public, which promises nothing, for anything else */
export const accessOf = (name: string | undefined): Access =>
  name !== undefined && Object.hasOwn(security, name) ? (name as Access) : "public";

const pathParameters = ({ resource }: Route, games: readonly AnyGame[]) =>
  resource.includes("{game}")
    ? [
        {
          name: "game",
          in: "path",
          required: true,
          description: "The slug of a game.",
          schema: { type: "string", enum: games.map(({ slug }) => slug) },
          example: games[0].slug,
        },
      ]
    : [];

/** Every field of every game's position, as the query string writes it, and the options beside it. */
function queryParameters(games: readonly AnyGame[], options: "solve" | "moves") {
  const fields = new Map<string, { schema: JsonSchema; games: string[]; example: unknown }>();
  for (const game of games) {
    for (const [name, schema] of Object.entries(jsonSchemaOf(game.schema).properties ?? {})) {
      const known = fields.get(name);
      if (known !== undefined) known.games.push(game.slug);
      else {
        const example = game.examples
          .map((position) => Object(position)[name])
          .find((value) => value !== undefined);
        fields.set(name, { schema: schema as JsonSchema, games: [game.slug], example });
      }
    }
  }
  const position = Array.from(fields, ([name, { schema, games: users, example }]) => {
    const { description, default: _default, ...kind } = schema;
    return {
      name,
      in: "query",
      description: `${description ?? ""} In ${users.join(", ")}.`.trim(),
      schema: kind.type === "array" ? { type: "array", items: { type: "integer" } } : kind,
      ...(kind.type === "array" ? { style: "form", explode: false } : {}),
      ...(example === undefined ? {} : { example }),
    };
  });
  const { properties = {} } = schemas(games)[options === "solve" ? "SolveRequest" : "MovesRequest"];
  const beside = Object.entries(properties)
    .filter(([name]) => name !== "position")
    .map(([name, schema]) => ({ name, in: "query", schema }));
  return [...position, ...beside];
}

function problems({ resource, method }: Route) {
  const statuses = problemStatuses.filter(
    ({ when }) =>
      when === "always" ||
      (when === "game" && resource.includes("{game}")) ||
      (when === "body" && method === "POST") ||
      (when === "solve" && /solve|moves/.test(resource)),
  );
  return Object.fromEntries(
    statuses.map(({ status, description }) => [
      status,
      {
        description,
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}
