/** The OpenAPI document: well formed, with an example for every schema, and true of the real answers. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { routes } from "../../functions/http/routes.ts";
import { ask, movesOf, solveIt } from "./bundles.ts";

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
    expect(described.sort()).toEqual(routes.map(({ method, resource }) => `${method} ${resource}`).sort());
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

  it("gives every operation an id of its own, a summary, and only references that lead somewhere", () => {
    const operations = Object.values<object>(document.paths).flatMap((verbs) => Object.values(verbs));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { summary } of operations) expect(summary).toMatch(/\.$/);
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
    for (const [, name] of references) expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it("has an example for every schema, and each is valid", () => {
    for (const [name, schema] of Object.entries<{ examples?: unknown[] }>(document.components.schemas)) {
      expect(schema.examples?.length, name).toBeGreaterThan(0);
      for (const example of schema.examples ?? []) expectValid(name, example);
    }
  });

  it("has valid examples in its requests and answers", () => {
    let count = 0;
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const { schema, example, examples } = node as Record<string, Record<string, unknown>>;
      const name = typeof schema?.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
      if (name !== undefined) {
        const values = Object.values(examples ?? {}).map((entry) => Object(entry).value);
        for (const value of example === undefined ? values : [example, ...values]) {
          expectValid(name, value);
          count++;
        }
      }
      for (const child of Object.values(node)) visit(child);
    };
    visit(document.paths);
    expect(count).toBeGreaterThan(4 * Object.keys(games).length);
  });

  it("is true of real answers: catalogue, games, solutions, rankings, batches, problems", async () => {
    const catalogue = await ask({ method: "GET", resource: "/v1/games" });
    expectValid("Catalogue", catalogue.body);
    expect(catalogue.body.games.map(({ slug }: { slug: string }) => slug)).toEqual(Object.keys(games));
    for (const [slug, game] of Object.entries<AnyGame>(games)) {
      expectValid("Game", (await ask({ method: "GET", resource: "/v1/games/{game}", game: slug })).body);
      for (const position of game.examples) {
        expectValid(`${slug}.position`, position);
        const solved = await solveIt(slug, { position, line: 1000 });
        expectValid("Solution", solved.body);
        expectValid(`${slug}.position`, solved.body.position);
        expectValid("Ranking", (await movesOf(slug, { position })).body);
        expectValid("Problem", (await solveIt(slug, { position: { ...Object(position), colour: 1 } })).body);
      }
    }
    const question = { game: "stone-game", position: { piles: [1] } };
    expectValid(
      "BatchResults",
      (await ask({ resource: "/v1/solve", body: { questions: [question, 1] } })).body,
    );
  });

  it("says where the API stands: behind the stage's name at API Gateway's own address", () => {
    expect(document.servers).toEqual([{ url: "/api" }]);
  });

  it("would notice an answer with a field too many", () => {
    const validate = ajv.getSchema("document#/components/schemas/Ply");
    const [ply] = document.components.schemas.Ply.examples;
    expect(validate?.(ply)).toBe(true);
    expect(validate?.({ ...ply, score: 3 })).toBe(false);
  });
});

describe("the catalogue", () => {
  it("has working links and an example that can be posted as it stands", async () => {
    const { body } = await ask({ method: "GET", resource: "/v1/games" });
    for (const { slug, links, example, methods, limits } of body.games) {
      expect(links.self).toBe(`/api/v1/games/${slug}`);
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
