/** Every row of the contract's error table but 422 (errors-422.test.ts): a problem that helps, never a crash. */
import { describe, expect, it } from "vitest";
import { GREATEST_BODY, GREATEST_RESPONSE } from "../../functions/http/limits.ts";
import { ask } from "../kit/bundles.ts";
import type { Asked } from "../kit/proxy-event.ts";
import { expectProblem, solveRaw } from "./expect-problem.ts";

const solve = "/v1/games/{game}/solve";

describe("400", () => {
  it.each([
    ["an empty body", ""],
    ["blanks", " \n "],
    ["text", "piles=5"],
    ["JSON cut short", '{"position": {"piles": [1, 2'],
    ["a NUL byte between tokens", '{"position":\u0000{}}'],
    ["NaN", '{"position": {"piles": [NaN]}}'],
    ["a trailing comma", '{"position": {"piles": [1,]}}'],
  ])("answers %s", async (_, body) => {
    expectProblem(await solveRaw(body), 400);
  });

  it("answers a byte order mark, and names it", async () => {
    for (const body of ['\ufeff{"position":{"piles":[1,2]}}', "\ufeff"]) {
      const answer = await solveRaw(body);
      expectProblem(answer, 400);
      expect(answer.body.detail).toContain("byte order mark (U+FEFF)");
    }
  });

  it("answers a body that is missing altogether", async () => {
    expectProblem(await ask({ resource: solve, game: "stone-game" }), 400);
  });
});

describe("404", () => {
  it.each([
    "chess",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "",
    "stone-game ",
    "STONE-GAME",
    "a".repeat(5000),
  ])("there is no game %j", async (game) => {
    const [check, claims] = ["/v1/games/{game}/check", "/v1/games/{game}/claims"];
    for (const resource of [solve, "/v1/games/{game}/moves", check, claims, "/v1/games/{game}"]) {
      const method = [claims, "/v1/games/{game}"].includes(resource) ? "GET" : "POST";
      const answer = await ask({ method, resource, game, body: { position: {} } });
      expectProblem(answer, 404);
      expect(answer.body.detail).toContain("sum-game");
    }
  });

  it("answers a resource that it does not know", async () => {
    expectProblem(await ask({ method: "GET", resource: "/v1/solve/everything" }), 404);
  });
});

describe("405", () => {
  it.each([
    [{ method: "DELETE", resource: solve, game: "stone-game" }, "GET, HEAD, POST"],
    [{ method: "PUT", resource: "/v1/solve" }, "POST"],
    [{ method: "POST", resource: "/v1/games/{game}/claims", game: "stone-game", body: {} }, "GET, HEAD"],
    [{ method: "POST", resource: "/v1/games", body: {} }, "GET, HEAD"],
    [{ method: "POST", resource: "/v1/openapi.json", body: {} }, "GET, HEAD"],
    [{ method: "PATCH", resource: "/v1/games/{game}", game: "chess" }, "GET, HEAD"],
  ] satisfies [Asked, string][])("%j allows %s", async (asked, allow) => {
    const answer = await ask(asked);
    expectProblem(answer, 405);
    expect(answer.headers.allow).toBe(allow);
  });
});

describe("413", () => {
  it("answers a body over what Lambda takes", async () => {
    const piles = `{"position": {"piles": [${"1,".repeat(GREATEST_BODY / 2)}1]}}`;
    expectProblem(await solveRaw(piles), 413);
    expectProblem(await ask({ resource: "/v1/solve", body: " ".repeat(7_000_000) }), 413);
  });

  it("answers a batch whose answer would be over its own limit, and says what to ask for instead", async () => {
    const question = {
      game: "stone-game",
      position: { piles: new Array(1000).fill(1_000_000_000) },
      line: 1000,
    };
    const answer = await ask({ resource: "/v1/solve", body: { questions: new Array(100).fill(question) } });
    expectProblem(answer, 413);
    expect(answer.body.detail).toContain(`at most ${GREATEST_RESPONSE} can be sent`);
    expect(answer.body.detail).toContain("shorter lines or fewer questions");
  });
});

describe("415", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonx",
    "json",
    "",
  ])("answers the content type %j", async (type) => {
    const headers = { "Content-Type": type };
    const asked = { resource: solve, game: "stone-game", headers, body: { position: { piles: [1] } } };
    const refused = await ask(asked);
    expectProblem(refused, 415);
    expect(refused.body.detail).toContain("the header content-type: application/json (curl -H ");
    expect(refused.body.detail).toContain(`, got ${JSON.stringify(type)}.`);
  });
});

describe("500", () => {
  it("tells the request's id and nothing else; the log has the stack", async () => {
    // The bundle cannot be made to fail from outside, which is the point; the dispatcher is shown to.
    const { dispatcher } = await import("../../functions/http/dispatch.ts");
    const { logger } = await import("../../functions/http/logger.ts");
    const { vi } = await import("vitest");
    const { lambdaContext, proxyEvent } = await import("../kit/proxy-event.ts");
    const logged = vi.spyOn(logger, "error").mockImplementation(() => {});
    const fail = () => {
      throw new TypeError("a bug");
    };
    const handler = dispatcher<"catalog">({
      showPage: fail,
      listGames: fail,
      describeGame: fail,
      listClaims: fail,
      describeApi: fail,
    });
    const result = await handler(proxyEvent({ method: "GET", resource: "/v1/games" }), lambdaContext);
    const headers = result.headers as Record<string, string>;
    expectProblem(
      { status: result.statusCode, headers, body: JSON.parse(result.body), text: result.body, log: [] },
      500,
    );
    expect(result.body).not.toContain("a bug");
    expect(logged).toHaveBeenCalledWith(
      "failed",
      expect.objectContaining({ error: expect.any(TypeError), status: 500 }),
    );
    logged.mockRestore();
  });
});
