/** The document's schemas: what is sent and what is received, for each game by itself. */
import * as v from "valibot";
import { claimOf } from "../games/claim.ts";
import { closed } from "../games/fields.ts";
import type { AnyGame } from "../games/game.ts";
import { GREATEST_GAME } from "../http/limits.ts";
import { gameProblem, problem, requestProblem } from "../http/problem-body.ts";
import { question, requestBodies } from "../http/request-bodies.ts";
import { components, type JsonSchema } from "./json-schema.ts";
import {
  axis,
  bodiesOf,
  checkedPart,
  gameEntry,
  gameSummary,
  knownClaims,
  place,
  scores,
} from "./response-schemas.ts";

/** "StoneGameIi" and what of it: a name that generators can use as it is. */
export const typeName = ({ slug }: AnyGame, what: string): string =>
  slug.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) + what;

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The name of one of a game's methods. */
export const methodOf = ({ methods }: AnyGame) =>
  v.optional(
    v.pipe(
      v.picklist(methods.map(({ name }) => name)),
      v.description(`An algorithm; ${methods[0].name} when left out.`),
    ),
  );

export const hasTable = ({ methods }: AnyGame): boolean => methods.some(({ table }) => table !== undefined);

/** The name of one of those methods that have a table. */
function tableMethodOf(game: AnyGame) {
  const { method } = bodiesOf(game).table.entries;
  return v.optional(
    v.pipe(method, v.description(`A method with a table; ${method.options[0]} when left out.`)),
  );
}

/** The moves of a game that was begun: as they are taken, but of a known kind. */
function movesOf({ rules }: AnyGame) {
  const { wrapped } = requestBodies.play.entries.moves;
  const description = v.getDescription(wrapped) ?? "";
  return v.optional(v.pipe(v.array(rules.move), v.maxLength(GREATEST_GAME), v.description(description)), []);
}

export function schemas(games: readonly AnyGame[]): Record<string, JsonSchema> {
  const all = (what: string) => games.map((game) => ref(typeName(game, what)));
  return {
    // game by game: games may share the schema of a move, and each refers to its own
    ...Object.assign({}, ...games.map(sentTo), ...games.map(receivedFrom)),
    ...components(
      {
        GameProblem: gameProblem,
        RequestProblem: requestProblem,
        Problem: problem,
        GameSummary: gameSummary,
        Game: gameEntry,
        KnownClaims: knownClaims,
      },
      "output",
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

function sentTo(game: AnyGame): Record<string, JsonSchema> {
  const { slug, rules } = game;
  const { position } = rules;
  const method = methodOf(game);
  const sent = prefixed(game, {
    Position: position,
    SolveRequest: closed({ ...requestBodies.solve.entries, position, method }),
    MovesRequest: closed({ ...requestBodies.moves.entries, position }),
    Move: rules.move,
    PlayRequest: closed({ ...requestBodies.play.entries, position, moves: movesOf(game) }),
    CheckRequest: closed({ position, claim: claimOf(rules.answer.type, rules.move) }),
    Question: closed({ ...question.entries, game: v.literal(slug), position, method }),
    ...(hasTable(game) ? { TableRequest: closed({ position, method: tableMethodOf(game) }) } : {}),
  });
  const described = withoutDefaults(components(sent, "input"));
  const name = typeName(game, "Position");
  return { ...described, [name]: { ...described[name], examples: [...rules.examples] } as JsonSchema };
}

function receivedFrom(game: AnyGame): Record<string, JsonSchema> {
  const { ply, rankedMove, judgedPly, solution, ranking, playing, check, cell, table } = bodiesOf(game);
  const received = prefixed(game, {
    FullPosition: game.rules.position,
    Move: game.rules.move,
    Ply: ply,
    RankedMove: rankedMove,
    Solution: solution,
    Ranking: ranking,
    JudgedPly: judgedPly,
    Playing: playing,
    Check: check,
    ...(hasTable(game) ? { Cell: cell, Table: table } : {}),
  });
  const shared = { Scores: scores, CheckedPart: checkedPart, Axis: axis, Place: place };
  return withEveryField(components({ ...received, ...shared }, "output"));
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
