/** Requests as the document describes them: any route, its parameters and its body filled with values of their schemas. */
import fc from "fast-check";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { arbitraryPosition } from "../kit/arbitrary-position.ts";
import { type Document, type Operation, type Parameter, parametersOf, type Schema } from "./contract.ts";
import { valuesOf } from "./from-schema.ts";

/** A request before it is written out, so that each of its parts can be corrupted by itself. */
export interface Plan {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  /** A JSON value. */
  readonly body: unknown;
}

export function plans(document: Document): fc.Arbitrary<Plan> {
  const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => planOf(document, path, verb.toUpperCase(), operation)),
  );
  return fc.oneof(...operations);
}

function planOf(document: Document, path: string, method: string, operation: Operation): fc.Arbitrary<Plan> {
  const { requestBody } = operation;
  const schema = requestBody?.content["application/json"].schema;
  const game = parametersOf(document, operation).find((parameter) => parameter.in === "path")?.schema
    ?.enum ?? [""];
  return fc.record({
    method: fc.constant(method),
    path: fc.constantFrom(...game.map((name) => path.replace("{game}", String(name)))),
    query: queryOf(document, operation),
    headers: fc.constant(method === "POST" ? [["Content-Type", "application/json"] as const] : []),
    body: schema === undefined ? fc.constant(undefined) : bodyOf(document, schema, operation),
  });
}

function bodyOf(document: Document, schema: Schema, { tags = [] }: Operation): fc.Arbitrary<unknown> {
  const values = valuesOf(document, schema);
  const positions = positionsOf(tags[0]);
  if (positions === undefined) return values;
  const accepted = fc.tuple(values, positions).map(([body, position]) => ({ ...Object(body), position }));
  return fc.oneof(values, accepted);
}

const gameNamed = (slug: string | undefined): AnyGame | undefined =>
  Object.entries(games).find(([name]) => name === slug)?.[1];

/** What the game accepts besides what its JSON Schema says: equal lengths, even ones, sums that stay exact. */
function positionsOf(slug: string | undefined): fc.Arbitrary<Record<string, unknown>> | undefined {
  const game = gameNamed(slug);
  return game === undefined ? undefined : arbitraryPosition(game, 30);
}

function fieldsOf(slug: string | undefined): readonly string[] {
  const game = gameNamed(slug);
  return game === undefined ? [] : Object.keys(Object(game.solve(game.rules.examples[0]).position));
}

function queryOf(document: Document, operation: Operation): fc.Arbitrary<Plan["query"]> {
  const inQuery = parametersOf(document, operation).filter((parameter) => parameter.in === "query");
  if (inQuery.length === 0) return fc.constant([]);
  const ofPosition = fieldsOf(operation.tags?.[0]);
  const [fields, options] = [true, false].map((wanted) =>
    inQuery.filter(({ name }) => ofPosition.includes(name) === wanted),
  );
  const written = (chosen: readonly Parameter[]) =>
    fc.tuple(
      ...chosen.map(({ name, schema, content }) => {
        const values = valuesOf(document, schema ?? content?.["application/json"].schema ?? {});
        const text = content === undefined ? String : JSON.stringify;
        return values.map((value): [string, string] => [name, String(text(value))]);
      }),
    );
  const positions = positionsOf(operation.tags?.[0])?.map((value) =>
    Object.entries(value).map(([name, field]): [string, string] => [name, String(field)]),
  );
  return fc
    .tuple(
      positions === undefined ? written(fields) : fc.oneof(positions, written(fields)),
      fc.subarray(options).chain(written),
    )
    .map(([asked, beside]) => [...asked, ...beside]);
}
