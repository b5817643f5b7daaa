/** Requests as the document describes them: any route, its parameters and its body filled with values of their schemas. */
import fc from "fast-check";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { arbitraryPosition } from "../arbitrary-position.ts";
import type { Document, Operation, Parameter, Schema } from "./contract.ts";
import { valuesOf } from "./from-schema.ts";

/** A request before it is written out, so that each of its parts can be spoilt by itself. */
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
  const slugs = operation.parameters.find((parameter) => parameter.in === "path")?.schema.enum ?? [""];
  const ofGame = slugs.map(String).map((slug) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path.replace("{game}", slug)),
      query: queryOf(document, operation, slug),
      headers: fc.constant(method === "POST" ? [["Content-Type", "application/json"] as const] : []),
      body: bodyOf(document, operation, slug),
    }),
  );
  return fc.oneof(...ofGame);
}

function bodyOf(document: Document, { requestBody }: Operation, slug: string): fc.Arbitrary<unknown> {
  const schema = requestBody?.content["application/json"].schema;
  if (schema === undefined) return fc.constant(undefined);
  // The schema lets a position of any game pass; most of the time it should be one of the game that is asked about.
  if (slug !== "") return withPosition(document, schema, slug);
  const questions = slugsIn(document).map((game) =>
    withPosition(document, { $ref: "#/components/schemas/Question" }, game).map((body) => ({
      ...body,
      game,
    })),
  );
  const batch = fc.array(fc.oneof(...questions), { maxLength: 8 }).map((asked) => ({ questions: asked }));
  return fc.oneof(valuesOf(document, schema), batch);
}

const withPosition = (document: Document, schema: Schema, slug: string): fc.Arbitrary<object> =>
  fc
    .tuple(valuesOf(document, schema), positionOf(document, slug))
    .map(([body, position]) => ({ ...Object(body), position }));

function positionOf(document: Document, slug: string): fc.Arbitrary<unknown> {
  const fromDocument = valuesOf(document, { $ref: `#/components/schemas/${slug}.position` });
  const game: AnyGame | undefined = Object.entries(games).find(([name]) => name === slug)?.[1];
  // What the game's own schema accepts as well: equal lengths, even ones, sums that stay exact.
  return game === undefined ? fromDocument : fc.oneof(fromDocument, arbitraryPosition(game, 30));
}

function queryOf(document: Document, { parameters }: Operation, slug: string): fc.Arbitrary<Plan["query"]> {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  if (inQuery.length === 0) return fc.constant([]);
  const fields = inQuery.filter(({ name }) => isField(document, slug, name));
  const options = inQuery.filter(({ name }) => !isFieldOfAny(document, name));
  const written = (chosen: readonly Parameter[]) =>
    fc.tuple(
      ...chosen.map(({ name, schema }) =>
        valuesOf(document, schema).map((value): [string, string] => [name, String(value)]),
      ),
    );
  const position = positionOf(document, slug).map((value) =>
    Object.entries(Object(value)).map(([name, field]): [string, string] => [name, String(field)]),
  );
  return fc
    .tuple(fc.oneof(position, written(fields)), fc.subarray(options).chain(written))
    .map(([asked, beside]) => [...asked, ...beside]);
}

const isField = ({ components }: Document, slug: string, name: string): boolean =>
  Object.hasOwn(components.schemas[`${slug}.position`]?.properties ?? {}, name);

const isFieldOfAny = (document: Document, name: string): boolean =>
  slugsIn(document).some((slug) => isField(document, slug, name));

const slugsIn = ({ components }: Document): string[] =>
  Object.keys(components.schemas).flatMap((name) => /^(.*)\.position$/.exec(name)?.[1] ?? []);
