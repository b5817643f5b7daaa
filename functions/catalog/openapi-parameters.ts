/**
 * The query strings of the document: a position's fields, and the options beside it. Solve and moves ask for the same
 * fields, so each is described once, below `components.parameters`.
 */
import { closed } from "../games/fields.ts";
import type { AnyGame } from "../games/game.ts";
import { requestBodies } from "../http/request-bodies.ts";
import { type Route, routes } from "../http/routes.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { methodOf, typeName } from "./openapi-schemas.ts";

type Kind = Exclude<keyof typeof requestBodies, "batch">;

export const parameters = (games: readonly AnyGame[]): Readonly<Record<string, unknown>> => {
  const kinds = Object.values<Route>(routes).flatMap(({ method, takes }) =>
    method === "GET" && takes !== undefined && takes !== "batch" ? [takes] : [],
  );
  return Object.assign({}, ...games.flatMap((game) => kinds.map((kind) => described(game, kind))));
};

/** References to those of one operation. */
export const parametersOf = (game: AnyGame, kind: Kind) =>
  Object.keys(described(game, kind)).map((name) => ({ $ref: `#/components/parameters/${name}` }));

function described(game: AnyGame, kind: Kind): Record<string, unknown> {
  const { position: _position, ...entries } = requestBodies[kind].entries;
  const options = jsonSchemaOf(
    closed("method" in entries ? { ...entries, method: methodOf(game) } : entries),
  );
  const { properties: fields = {}, required = [] } = jsonSchemaOf(game.rules.position);
  const [example] = game.rules.examples.map(Object);
  return Object.fromEntries(
    Object.entries({ ...fields, ...options.properties }).map(([name, field]) => {
      const { description, default: usual, ...schema } = field as JsonSchema;
      const several = schema.type === "array" ? { style: "form", explode: false } : {};
      const parameter = {
        name,
        in: "query",
        ...(required.includes(name) ? { required: true } : {}),
        description: usual === undefined ? description : `${description} Default: ${JSON.stringify(usual)}.`,
        schema,
        ...several,
        ...(name in example ? { example: example[name] } : {}),
      };
      const capital = name[0].toUpperCase() + name.slice(1);
      return [name in fields || name === "method" ? typeName(game, capital) : capital, parameter];
    }),
  );
}
