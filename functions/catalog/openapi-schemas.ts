/** The document's schemas: what is sent and what is received, for each game by itself. */
import * as v from "valibot";
import { closed } from "../games/fields.ts";
import type { AnyGame } from "../games/game.ts";
import { GREATEST_GAME } from "../http/limits.ts";
import { problem } from "../http/problem.ts";
import { question, requestBodies } from "../http/request-bodies.ts";
import { bodiesOf, gameEntry, gameSummary } from "../http/response-bodies.ts";
import { components, type JsonSchema } from "./json-schema.ts";

/** "StoneGameIi" and what of it: a name that generators can use as it is. */
export const typeName = ({ slug }: AnyGame, what: string): string =>
  slug.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) + what;

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export function schemas(games: readonly AnyGame[]): Record<string, JsonSchema> {
  const sent = games.map((game) => {
    const { rules, methods, slug } = game;
    const { position } = rules;
    const method = v.optional(v.picklist(methods.map(({ name }) => name)));
    return prefixed(game, {
      Position: position,
      SolveRequest: closed({ ...requestBodies.solve.entries, position, method }),
      MovesRequest: closed({ ...requestBodies.moves.entries, position }),
      Move: rules.move,
      PlayRequest: closed({
        ...requestBodies.play.entries,
        position,
        moves: v.optional(v.pipe(v.array(rules.move), v.maxLength(GREATEST_GAME)), []),
      }),
      Question: closed({ ...question.entries, game: v.literal(slug), position, method }),
    });
  });
  const received = games.map((game) => {
    const { ply, rankedMove, judgedPly, solution, ranking, playing } = bodiesOf(game);
    return prefixed(game, {
      FullPosition: game.rules.position,
      Move: game.rules.move,
      Ply: ply,
      RankedMove: rankedMove,
      Solution: solution,
      Ranking: ranking,
      JudgedPly: judgedPly,
      Playing: playing,
    });
  });
  const requests = withoutDefaults(components(Object.assign({}, ...sent), "input"));
  for (const game of games) {
    const examples = [...game.rules.examples] as JsonSchema["examples"] & object;
    Object.assign(requests[typeName(game, "Position")], { examples });
  }
  const all = (what: string) => games.map((game) => ref(typeName(game, what)));
  return {
    ...requests,
    ...withEveryField(
      components(
        Object.assign({ Problem: problem, GameSummary: gameSummary, Game: gameEntry }, ...received),
        "output",
      ),
    ),
    Question: {
      oneOf: all("Question"),
      discriminator: {
        propertyName: "game",
        mapping: Object.fromEntries(
          games.map((game) => [game.slug, `#/components/schemas/${typeName(game, "Question")}`]),
        ),
      },
    } as JsonSchema,
    Batch: closedObject({ questions: { type: "array", items: ref("Question"), maxItems: maxBatch } }),
    BatchResults: closedObject({
      results: {
        description: "In the order of the questions.",
        type: "array",
        items: { anyOf: [...all("Solution"), ref("Problem")] },
      },
    }),
    Catalogue: closedObject({ games: { type: "array", items: ref("GameSummary") } }),
  };
}

const { maxItems: maxBatch } = Object(components({ batch: requestBodies.batch }, "input")["batch"]).properties
  .questions;

const prefixed = (game: AnyGame, named: Readonly<Record<string, v.GenericSchema>>) =>
  Object.fromEntries(Object.entries(named).map(([what, schema]) => [typeName(game, what), schema]));

/** An object with exactly these fields. */
const closedObject = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** A default in a schema makes some generators take the field for a required one; so the description says it. */
const withoutDefaults = <T>(schemas: T): T =>
  withObjects(schemas, ({ default: usual, ...rest }) =>
    usual === undefined
      ? rest
      : { ...rest, description: `${rest["description"]} Default: ${JSON.stringify(usual)}.` },
  );

/** What has a default was filled in: a position that comes back has all its fields. */
const withEveryField = <T>(schemas: T): T =>
  withObjects(schemas, ({ default: _usual, ...rest }) => {
    const { properties = {}, required } = rest as JsonSchema;
    const filled = Object.keys(properties).filter((name) => "default" in Object(properties[name]));
    return filled.length === 0 ? rest : { ...rest, required: [...(required ?? []), ...filled] };
  });

/** @param change what becomes of an object, before the objects in it are changed */
function withObjects<T>(
  node: T,
  change: (node: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): T {
  if (Array.isArray(node)) return node.map((child) => withObjects(child, change)) as T;
  if (typeof node !== "object" || node === null) return node;
  const changed = change(node as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    Object.entries(changed).map(([key, child]) => [key, withObjects(child, change)]),
  ) as T;
}
