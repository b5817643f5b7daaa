/** The OpenAPI document: well formed, with an example for every schema, and true of the real answers. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { typeName } from "../../functions/catalog/openapi-schemas.ts";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { GREATEST_RESPONSE } from "../../functions/http/limits.ts";
import { apiRoutes } from "../../functions/http/routes.ts";
import { ask, checkIt, movesOf, solveIt } from "../kit/bundles.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document is looked into wherever a test wants to
let document: any;
let ajv: Ajv2020;

beforeAll(async () => {
  const { status, body } = await ask({ method: "GET", resource: "/v1/openapi.json" });
  expect(status).toBe(200);
  document = body;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: "document", ...body });
});

function expectValid(schema: string, value: unknown): void {
  const validate = ajv.getSchema(`document#/components/schemas/${schema}`);
  expect(validate, `the document has a schema ${schema}`).toBeTypeOf("function");
  validate?.(value);
  expect(validate?.errors ?? [], `${schema}: ${JSON.stringify(value)?.slice(0, 300)}`).toEqual([]);
}

describe("the OpenAPI document", () => {
  it("is OpenAPI 3.1 and describes exactly the routes", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const described = Object.entries<object>(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const expected = apiRoutes.flatMap(([, { method, resource, takes }]) =>
      takes !== undefined && takes !== "batch"
        ? Object.keys(games).map((slug) => `${method} ${resource.replace("{game}", slug)}`)
        : [`${method} ${resource}`],
    );
    expect(described.sort()).toEqual(expected.sort());
  });

  it.each([
    ["key", [{ apiKey: [] }]],
    ["iam", [{ sigv4: [] }]],
    ["public", []],
    [undefined, []],
  ])("asks of a caller what a stack with access=%s asks", async (access, security) => {
    process.env["ACCESS"] = access ?? "";
    const { body } = await ask({ method: "GET", resource: "/v1/openapi.json" });
    delete process.env["ACCESS"];
    expect(body.security).toEqual(security);
    expect(Object.keys(body.components.securitySchemes)).toEqual(security.flatMap(Object.keys));
  });

  it("gives every operation its own id, a summary, and only references that lead somewhere", () => {
    const operations = Object.values<object>(document.paths).flatMap((verbs) => Object.values(verbs));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { summary } of operations) expect(summary).toMatch(/\.$/);
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g);
    for (const [, kind, name] of references) expect(Object.keys(document.components[kind])).toContain(name);
  });

  it("shows a valid example wherever it names a schema", () => {
    let count = 0;
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const { schema, example } = node as Record<string, Record<string, unknown>>;
      if (typeof schema?.$ref === "string" && "example" in node) {
        expectValid(String(schema.$ref.split("/").at(-1)), example);
        count++;
      }
      for (const child of Object.values(node)) visit(child);
    };
    visit([document.paths, document.components.responses]);
    expect(count).toBeGreaterThanOrEqual(4 * Object.keys(games).length); // what is sent and received, for solve and moves
  });

  it("tells the games apart: each operation takes its own position and gives its own move, answer and methods", () => {
    const { schemas } = document.components;
    const validate = (name: string, value: unknown) =>
      ajv.getSchema(`document#/components/schemas/${name}`)?.(value);
    expect(validate("StoneGameSolveRequest", { position: { piles: [1] } })).toBe(true);
    expect(validate("StoneGameSolveRequest", { position: { num: "??" } })).toBe(false);
    expect(validate("StoneGameSolveRequest", { position: { piles: [1] }, method: "sieve" })).toBe(false);
    expect(validate("StoneGameIiFullPosition", { piles: [1], toMove: "alice" })).toBe(false);
    expect(schemas.StoneGameMove.properties.take.enum).toEqual(["left", "right"]);
    expect(schemas.StoneGameIiiSolution.properties.answer.enum).toEqual(["Alice", "Bob", "Tie"]);
    expect(schemas.SumGameSolution.properties.scores.type).toBe("null");
    expect(validate("StoneGameCheckRequest", { position: { piles: [1] }, claim: { answer: true } })).toBe(
      true,
    );
    for (const claim of [{ answer: 1 }, {}, { line: [] }, { loser: "bob" }])
      expect(validate("StoneGameCheckRequest", { position: { piles: [1] }, claim })).toBe(false);
    expect(schemas.StoneGameIxCheck.properties.like.anyOf[0].enum).toContain("zeros-ignored");
    expect(schemas.Question.discriminator.mapping).toHaveProperty("stone-game-ix");
  });

  it("lets flags in a query stand without a value", () => {
    const { parameters } = document.components;
    const bare = Object.keys(parameters).filter((name) => parameters[name].allowEmptyValue);
    expect(bare.sort()).toEqual(["Pretty", "Reply", "Review"]);
  });

  it("requires nothing that may be left out, so that no generator does", () => {
    expect(document.components.schemas.StoneGameIiPosition.required).toEqual(["piles"]);
    expect(document.components.schemas.StoneGameIiSolveRequest.required).toEqual(["position"]);
    expect(JSON.stringify(document.components.schemas)).not.toContain('"default":');
  });

  it("lists the types of problems, and what each brings with it", () => {
    const { GameProblem, RequestProblem, Problem } = document.components.schemas;
    expect(GameProblem.properties.type.enum).toContain("urn:optimal-play:problem:over-budget");
    expect(GameProblem.required).toContain("errors");
    expect(RequestProblem.required).not.toContain("errors");
    expect(Problem.oneOf).toHaveLength(2);
  });

  it("refers from a game's moves to the moves of that game", () => {
    for (const game of Object.values<AnyGame>(games)) {
      for (const what of ["Ply", "RankedMove"]) {
        const { move } = document.components.schemas[typeName(game, what)].properties;
        expect(move.$ref).toBe(`#/components/schemas/${typeName(game, "Move")}`);
      }
    }
  });

  it("is small enough for nine operations a game", () => {
    const operations = Object.values<object>(document.paths).flatMap((verbs) => Object.keys(verbs)).length;
    const each = Buffer.byteLength(JSON.stringify(document)) / operations;
    expect(each * (9 * Object.keys(games).length + 4)).toBeLessThan(GREATEST_RESPONSE);
  });

  it("is true of real responses: catalogue, games, solutions, rankings, batches, problems", async () => {
    const catalogue = await ask({ method: "GET", resource: "/v1/games" });
    expectValid("Catalogue", catalogue.body);
    expect(catalogue.body.games.map(({ slug }: { slug: string }) => slug)).toEqual(Object.keys(games));
    for (const [slug, game] of Object.entries<AnyGame>(games)) {
      expectValid("Game", (await ask({ method: "GET", resource: "/v1/games/{game}", game: slug })).body);
      const named = (what: string) => typeName(game, what);
      for (const position of game.rules.examples) {
        expectValid(named("Position"), position);
        for (const { name: method } of game.methods) {
          const solved = await solveIt(slug, { position, method, line: 1000 });
          expectValid(named("Solution"), solved.body);
          expectValid(named("Position"), solved.body.position);
        }
        expectValid(named("Ranking"), (await movesOf(slug, { position })).body);
        const moves = game.solve(position, { line: 2 }).line.map(({ move }) => move);
        for (const asked of [{}, { moves, reply: true }, { moves, review: false }]) {
          expectValid(named("PlayRequest"), { position, ...asked });
          const played = await ask({
            resource: "/v1/games/{game}/play",
            game: slug,
            body: { position, ...asked },
          });
          expectValid(named("Playing"), played.body);
        }
        const { winner, answer, difference, scores } = game.solve(position);
        const beginning = moves.length === 0 ? {} : { best: moves[0], line: moves };
        const claims = [
          { winner, answer, difference, scores, ...beginning },
          ...Object.keys({ winner, answer, difference, scores }).map((part) => ({ [part]: null })),
          { winner: "tie", difference: 17 },
        ];
        for (const claim of claims) {
          expectValid(named("CheckRequest"), { position, claim });
          expectValid(named("Check"), (await checkIt(slug, { position, claim })).body);
        }
        for (const method of [
          undefined,
          ...game.methods.filter(({ table }) => table).map(({ name }) => name),
        ]) {
          const body = { position, ...(method && { method }) };
          expectValid(named("TableRequest"), body);
          const shown = await ask({ resource: "/v1/games/{game}/table", game: slug, body });
          expectValid(named("Table"), shown.body);
          expect(Object.keys(shown.body)).toEqual([
            ...["game", "position", "method", "recurrence", "axes", "here", "cells"],
          ]);
        }
        expectValid("Problem", (await solveIt(slug, { position: { ...Object(position), colour: 1 } })).body);
      }
    }
    for (const [slug, game] of Object.entries<AnyGame>(games)) {
      const known = await ask({ method: "GET", resource: "/v1/games/{game}/claims", game: slug });
      expectValid("KnownClaims", known.body);
      expect(known.headers["cache-control"]).toContain("max-age");
      for (const { name, position, claim, ...rest } of known.body.claims) {
        expectValid(typeName(game, "CheckRequest"), { position, claim });
        const { body } = await checkIt(slug, { position, claim });
        expectValid(typeName(game, "Check"), body);
        const { like, holds, parts, why, refutation } = body;
        expect({ like, holds }).toEqual({ like: name, holds: false });
        expect(rest).toEqual({ actual: parts[0].actual, why, refutation });
      }
    }
    const question = { game: "stone-game", position: { piles: [1] } };
    expectValid("Question", question);
    expectValid(
      "BatchResults",
      (await ask({ resource: "/v1/solve", body: { questions: [question, 1] } })).body,
    );
  });

  it("says where the API stands: behind the stage's name at API Gateway's own address", () => {
    expect(document.servers).toEqual([{ url: "/api" }]);
  });

  it("would notice a response with a field too many", async () => {
    const { body } = await solveIt("stone-game", { position: { piles: [1, 2] }, line: 1 });
    const validate = ajv.getSchema("document#/components/schemas/StoneGameSolution");
    expect(validate?.(body)).toBe(true);
    expect(validate?.({ ...body, score: 3 })).toBe(false);
    expect(validate?.({ ...body, line: [{ ...body.line[0], score: 3 }] })).toBe(false);
  });
});

describe("the catalogue", () => {
  it("has working links and an example that can be posted as it stands", async () => {
    const { body } = await ask({ method: "GET", resource: "/v1/games" });
    for (const { slug, links, example, methods, limits } of body.games) {
      expect(links).toMatchObject({
        self: `/api/v1/games/${slug}`,
        check: `/api/v1/games/${slug}/check`,
        claims: `/api/v1/games/${slug}/claims`,
      });
      expect((await solveIt(slug, example)).status).toBe(200);
      expect(Object.keys(limits)).toEqual(methods.map(({ name }: { name: string }) => name));
    }
  });

  it("tells a game's rules in words and the schema of its position", async () => {
    const { body } = await ask({ method: "GET", resource: "/v1/games/{game}", game: "stone-game" });
    expect(body.rules.length).toBeGreaterThan(2);
    expect(body.schema).toMatchObject({ type: "object", required: ["piles"], additionalProperties: false });
  });
});
