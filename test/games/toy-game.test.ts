/** Adding a game takes a folder, a line and a file of known answers: everything else follows from the catalogue. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogHandler } from "../../functions/catalog/catalog-handler.ts";
import { documentsOf } from "../../functions/catalog/documents.ts";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { logger } from "../../functions/http/logger.ts";
import { solveHandler } from "../../functions/solve/solve-handler.ts";
import { type Asked, lambdaContext, proxyEvent } from "../kit/proxy-event.ts";
import { toyGame } from "../toy-game/game.ts";
import { describeGame } from "./contract.ts";

describeGame(
  toyGame,
  JSON.parse(readFileSync(new URL("../toy-game/known-answers.json", import.meta.url), "utf8")),
);

describe("a game added to a copy of the catalogue", () => {
  beforeAll(() => void vi.spyOn(logger, "info").mockImplementation(() => {}));
  afterAll(() => void vi.restoreAllMocks());

  const more: Readonly<Record<string, AnyGame>> = { ...games, "toy-game": toyGame };
  const solve = solveHandler(more, (slug) => more[slug]);
  const catalog = catalogHandler(documentsOf(more), { html: "", policy: "", etag: "" });
  const ask = async (handler: typeof solve, asked: Asked) => {
    const { statusCode, body } = await handler(proxyEvent({ game: "toy-game", ...asked }), lambdaContext);
    expect(statusCode).toBe(200);
    return JSON.parse(body);
  };

  it("is solved, ranked and asked for by query", async () => {
    const asked = { body: { position: { stones: 7 } } };
    const expected = { game: "toy-game", winner: "alice", position: { stones: 7, toMove: "alice" } };
    expect(await ask(solve, { resource: "/v1/games/{game}/solve", ...asked })).toMatchObject(expected);
    expect(await ask(solve, { resource: "/v1/games/{game}/moves", ...asked })).toMatchObject({
      ...expected,
      total: 2,
    });
    const query = { method: "GET", query: { stones: "7" } };
    expect(await ask(solve, { resource: "/v1/games/{game}/solve", ...query })).toMatchObject(expected);
  });

  it("has claims about it checked, though nobody knows a misconception", async () => {
    const body = { position: { stones: 7 }, claim: { answer: false, best: { take: 1 } } };
    expect(await ask(solve, { resource: "/v1/games/{game}/check", body })).toMatchObject({
      holds: false,
      like: null,
      parts: [
        { claim: "answer", actual: true, holds: false },
        { claim: "best", holds: true },
      ],
    });
    const resource = "/v1/games/{game}/claims";
    expect(await ask(catalog, { method: "GET", resource })).toEqual({ game: "toy-game", claims: [] });
  });

  it("is in the catalogue and in the OpenAPI document", async () => {
    const { games: listed } = await ask(catalog, { method: "GET", resource: "/v1/games" });
    expect(listed.map(({ slug }: { slug: string }) => slug)).toEqual([...Object.keys(games), "toy-game"]);
    expect(await ask(catalog, { method: "GET", resource: "/v1/games/{game}" })).toMatchObject({
      slug: "toy-game",
    });
    const document = await ask(catalog, { method: "GET", resource: "/v1/openapi.json" });
    expect(document.components.schemas.ToyGamePosition.properties).toHaveProperty("stones");
    expect(document.paths["/v1/games/toy-game/solve"].post.operationId).toBe("solveToyGame");
    expect(document.paths).not.toHaveProperty("/v1/games/toy-game/table"); // its method fills none
  });
});
