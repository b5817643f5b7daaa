/**
 * The query strings of the document: a position's fields, and what is asked beside it. All operations of a game have the
 * same fields, so each is described once, below `components.parameters`.
 */
import type { GenericSchema } from "valibot";
import { claimOf } from "../games/claim.ts";
import { closed } from "../games/fields.ts";
import type { AnyGame } from "../games/game.ts";
import { PRETTY } from "../http/presented.ts";
import { requestBodies } from "../http/request-bodies.ts";
import { type Route, routes } from "../http/routes.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { methodOf, ref, typeName } from "./openapi-schemas.ts";

type Kind = Exclude<keyof typeof requestBodies, "batch">;

export const parameters = (games: readonly AnyGame[]): Readonly<Record<string, unknown>> => {
  const kinds = Object.values<Route>(routes).flatMap(({ method, takes }) =>
    method === "GET" && takes !== undefined && takes !== "batch" ? [takes] : [],
  );
  return Object.assign(
    { Pretty: pretty },
    ...games.flatMap((game) => kinds.map((kind) => described(game, kind))),
  );
};

/** What every GET takes. */
export const shared = [{ $ref: "#/components/parameters/Pretty" }];

const pretty = {
  name: PRETTY,
  in: "query",
  description: "Lays the answer out for people; browsers get it so without being told.",
  schema: { type: "boolean" },
  allowEmptyValue: true,
};

/** References to those of one operation. */
export const parametersOf = (game: AnyGame, kind: Kind) => [
  ...Object.keys(described(game, kind)).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ...shared,
];

function described(game: AnyGame, kind: Kind): Record<string, unknown> {
  const { rules } = game;
  const { properties: fields = {}, required = [] } = jsonSchemaOf(rules.position);
  const [example] = rules.examples.map(Object);
  const ofPosition = Object.entries(fields).map(([name, field]) => [
    typeName(game, capital(name)),
    parameter(name, field as JsonSchema, {
      ...(required.includes(name) ? { required: true } : {}),
      ...(name in example ? { example: example[name] } : {}),
    }),
  ]);
  return Object.fromEntries([...ofPosition, ...(kind === "check" ? partsOf(game) : optionsOf(game, kind))]);
}

function optionsOf(game: AnyGame, kind: Exclude<Kind, "check">): [string, object][] {
  const { position: _position, ...entries } = requestBodies[kind].entries;
  const { properties = {} } = jsonSchemaOf(
    closed("method" in entries ? { ...entries, method: methodOf(game) } : entries),
  );
  return Object.entries(properties).map(([name, field]) => {
    if (name === "moves") return [typeName(game, "Moves"), movesParameter(game, name, field as JsonSchema)];
    const schema = field as JsonSchema;
    return [
      name === "method" ? typeName(game, "Method") : capital(name),
      parameter(name, schema, schema.type === "boolean" ? { allowEmptyValue: true } : {}),
    ];
  });
}

/** The parts of a claim. */
function partsOf(game: AnyGame): [string, object][] {
  const { answer, move } = game.rules;
  const { winner, difference, line } = claimOf(answer.type, move).entries;
  const [field] = singleField(game) ?? [];
  return [
    ["Winner", parameter("winner", jsonSchemaOf(inner(winner)))],
    [
      typeName(game, "Answer"),
      parameter("answer", { ...jsonSchemaOf(answer.type), description: "LeetCode's answer." }),
    ],
    [
      "Difference",
      parameter("difference", {
        ...jsonSchemaOf(inner(difference)),
        description: "Alice's points minus Bob's.",
      }),
    ],
    ["Scores", inJson("scores", "The points of both players.", ref("Scores"))],
    [
      typeName(game, "Best"),
      field === undefined
        ? inJson("best", "A move said to be best.", ref(typeName(game, "Move")))
        : parameter("best", { ...field, description: "A move said to be best." }),
    ],
    [
      typeName(game, "Line"),
      movesParameter(game, "line", {
        ...jsonSchemaOf(inner(line)),
        description: "Moves said to be optimal play.",
      }),
    ],
  ];
}

/** Moves with one field are written as the values of that field, others in JSON. */
function movesParameter(game: AnyGame, name: string, { description = "", ...list }: JsonSchema): object {
  const { default: _usual, ...schema } = list;
  const [field] = singleField(game) ?? [];
  if (field === undefined)
    return inJson(name, description, { ...schema, items: ref(typeName(game, "Move")) });
  const { description: _description, ...items } = field;
  return parameter(name, { ...schema, description, items });
}

function singleField({ rules }: AnyGame): [JsonSchema] | undefined {
  const fields = Object.values(jsonSchemaOf(rules.move).properties ?? {}) as JsonSchema[];
  return fields.length === 1 ? [fields[0]] : undefined;
}

function parameter(
  name: string,
  { description, default: usual, ...schema }: JsonSchema,
  more: object = {},
): object {
  return {
    name,
    in: "query",
    description: usual === undefined ? description : `${description} Default: ${JSON.stringify(usual)}.`,
    schema,
    ...(schema.type === "array" ? { style: "form", explode: false } : {}),
    ...more,
  };
}

const inJson = (name: string, description: string, schema: JsonSchema): object => ({
  name,
  in: "query",
  description,
  content: { "application/json": { schema } },
});

/** A schema without what makes it optional or null. */
function inner(schema: GenericSchema): GenericSchema {
  let node = schema as GenericSchema & { readonly wrapped?: GenericSchema };
  while (node.wrapped !== undefined) node = node.wrapped;
  return node;
}

const capital = (name: string): string => name[0].toUpperCase() + name.slice(1);
