/**
 * The document's schemas. Positions and requests are converted from the schemas that check them; answers are written
 * down here, closed, so that a test which validates real answers notices a field too many or too few.
 */
import type { AnyGame } from "../games/game.ts";
import { batchBody, movesBody, question, solveBody } from "../http/requests.ts";
import { entryOf, summaryOf } from "./catalogue.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { batchExample, movesExample, problemExample, solveExample } from "./openapi-examples.ts";

export function schemas(games: readonly AnyGame[]): Record<string, JsonSchema> {
  const [first] = games;
  const solved = solveExample(first);
  const ranked = movesExample(first);
  const batch = batchExample(games);
  const positions = Object.fromEntries(
    games.map((game) => [
      `${game.slug}.position`,
      { ...jsonSchemaOf(game.schema), examples: [...game.examples] as JsonSchema["examples"] & object },
    ]),
  );
  const anyPosition: JsonSchema = { anyOf: games.map(({ slug }) => ref(`${slug}.position`)) };
  const echoed: JsonSchema = {
    description:
      "The position with its optional fields filled in; null when it holds more than 1,000 elements.",
    anyOf: [ref("Position"), { type: "null" }],
  };
  const named = (name: string, example: unknown, schema: JsonSchema): Record<string, JsonSchema> => ({
    [name]: { ...schema, examples: [example] as JsonSchema["examples"] & object },
  });
  const withPosition = (body: JsonSchema): JsonSchema => ({
    ...body,
    properties: { ...body.properties, position: ref("Position") },
    required: [...(body.required ?? []), "position"].filter((name, i, all) => all.indexOf(name) === i),
  });

  return {
    ...positions,
    ...named("Position", first.examples[0], {
      description: "A position of the game that is asked about.",
      ...anyPosition,
    }),
    ...named("Move", solved.answer.line[0].move, {
      description: "A legal move; its fields depend on the game.",
      type: "object",
      minProperties: 1,
    }),
    ...named("Player", "alice", { type: "string", enum: ["alice", "bob"] }),
    ...named("Winner", "alice", {
      description: "Null where one player plays alone.",
      enum: ["alice", "bob", "tie", null],
    }),
    ...named("Points", solved.answer.difference ?? 0, {
      description: "Null in games without points.",
      type: ["integer", "null"],
    }),
    ...named(
      "Scores",
      { alice: 9, bob: 8 },
      {
        description: "Points from this position on.",
        ...closed({ alice: { type: "integer" }, bob: { type: "integer" } }),
      },
    ),
    ...named(
      "Ply",
      solved.answer.line[0],
      closed({
        player: ref("Player"),
        move: ref("Move"),
        points: { type: "integer" },
        text: { type: "string" },
      }),
    ),
    ...named(
      "Solution",
      solved.answer,
      closed({
        game: { type: "string" },
        position: echoed,
        winner: ref("Winner"),
        scores: { anyOf: [ref("Scores"), { type: "null" }] },
        difference: ref("Points"),
        answer: { description: "The answer in LeetCode's own form.", type: ["boolean", "integer", "string"] },
        method: { type: "string" },
        why: { type: "array", items: { type: "string" }, minItems: 1 },
        line: { type: "array", items: ref("Ply"), maxItems: 1000 },
      }),
    ),
    ...named(
      "RankedMove",
      ranked.answer.moves[0],
      closed({
        move: ref("Move"),
        best: { description: "Whether the move attains the position's value.", type: "boolean" },
        winner: ref("Winner"),
        difference: ref("Points"),
        loss: {
          description: "What the move costs its mover against the best one; null in games without points.",
          type: ["integer", "null"],
          minimum: 0,
        },
        text: { type: "string" },
      }),
    ),
    ...named(
      "Ranking",
      ranked.answer,
      closed({
        game: { type: "string" },
        position: echoed,
        winner: ref("Winner"),
        difference: ref("Points"),
        total: { description: "How many legal moves there are, listed or not.", type: "integer", minimum: 0 },
        moves: { type: "array", items: ref("RankedMove"), maxItems: 1000 },
      }),
    ),
    ...named("SolveRequest", solved.request, withPosition(jsonSchemaOf(solveBody))),
    ...named("MovesRequest", ranked.request, withPosition(jsonSchemaOf(movesBody))),
    ...named(
      "Question",
      batch.request.questions[0],
      withField(withPosition(jsonSchemaOf(question)), "game", { enum: games.map(({ slug }) => slug) }),
    ),
    ...named(
      "Batch",
      batch.request,
      withField(jsonSchemaOf(batchBody), "questions", { items: ref("Question") }),
    ),
    ...named(
      "BatchResults",
      batch.answer,
      closed({ results: { type: "array", items: { anyOf: [ref("Solution"), ref("Problem")] } } }),
    ),
    ...named("GameSummary", summaryOf(first), closed(summaryFields)),
    ...named(
      "Game",
      entryOf(first),
      closed({
        ...summaryFields,
        rules: { type: "array", items: { type: "string" } },
        schema: { description: "JSON Schema of a position.", type: "object" },
      }),
    ),
    ...named(
      "Catalogue",
      { games: [summaryOf(first)] },
      closed({ games: { type: "array", items: ref("GameSummary") } }),
    ),
    ...named("Problem", problemExample, {
      description: "An error (RFC 9457).",
      ...closed({
        type: { type: "string" },
        title: { type: "string" },
        status: { type: "integer", minimum: 400, maximum: 599 },
        detail: { type: "string" },
        instance: { description: "The request's id.", type: "string" },
        errors: {
          type: "array",
          items: closed({
            pointer: { description: "JSON Pointer into the request.", type: "string" },
            detail: { type: "string" },
          }),
        },
      }),
      required: ["type", "title", "status", "detail", "instance"],
    }),
  };
}

const ref = (schema: string): JsonSchema => ({ $ref: `#/components/schemas/${schema}` });

/** An object with exactly these fields. */
const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** More about a field than the schema that checks it says: that one knows no catalogue. */
const withField = (schema: JsonSchema, field: string, more: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, [field]: { ...Object(schema.properties?.[field]), ...more } },
});

const text: JsonSchema = { type: "string" };
const summaryFields: Record<string, JsonSchema> = {
  slug: text,
  title: text,
  leetcode: { description: "The LeetCode problem's number.", type: "integer" },
  objective: { description: "What is played for.", type: "string", enum: ["outcome", "difference", "total"] },
  summary: text,
  methods: {
    type: "array",
    items: closed({ name: text, time: text, space: text, source: text }),
    minItems: 1,
  },
  limits: {
    description: "By method, the largest size that stays within the budget of one request.",
    type: "object",
    additionalProperties: { type: "object", additionalProperties: { type: "integer" } },
  },
  example: closed({ position: { description: "A position to try.", type: "object" } }),
  links: closed({ self: text, solve: text, moves: text, leetcode: text }),
};
