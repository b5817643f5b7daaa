/** A batch: each question for itself, in order, and all of them on one budget. */
import { describe, expect, it } from "vitest";
import { games, limitsOf } from "../../functions/games/index.ts";
import { ask } from "../kit/bundles.ts";

describe("POST /v1/solve", () => {
  const batch = (questions: unknown) => ask({ resource: "/v1/solve", body: { questions } });

  it("answers in order, each question for itself", async () => {
    const { status, body } = await batch([
      { game: "stone-game", position: { piles: [5, 3, 4, 5] }, line: 1 },
      { game: "chess", position: {} },
      { game: "stone-game", position: { piles: [1, "2"] } },
      { game: "sum-game", position: { num: "??" }, method: "magic" },
      "what?",
      { game: "sum-game", position: { num: "??" } },
    ]);
    expect(status).toBe(200);
    expect(body.results.map((result: { status?: number }) => result.status ?? 200)).toEqual([
      200, 404, 422, 422, 422, 200,
    ]);
    expect(body.results[0].line).toHaveLength(1);
    expect(body.results[2].errors[0].pointer).toBe("/questions/2/position/piles/1");
    expect(body.results[3].errors[0].pointer).toBe("/questions/3/method");
    expect(body.results[4].errors[0].pointer).toBe("/questions/4");
  });

  it("names a game by its slug or by LeetCode's number, as text or as a number", async () => {
    const names = ["stone-game", "877", 877, 878, true, null];
    const { body } = await batch(names.map((game) => ({ game, position: { piles: [1, 2] } })));
    const [first, ...others] = body.results;
    expect(first).toMatchObject({ game: "stone-game", winner: "alice" });
    expect(others.slice(0, 2)).toEqual([first, first]);
    expect(others[2]).toMatchObject({
      status: 404,
      detail: expect.stringMatching(/^There is no game "878"/),
    });
    const detail = (got: string) => `expected the slug or the LeetCode number of a game, got ${got}`;
    expect(others.slice(3)).toMatchObject([
      { status: 422, errors: [{ pointer: "/questions/4/game", detail: detail("true") }] },
      { status: 422, errors: [{ pointer: "/questions/5/game", detail: detail("null") }] },
    ]);
  });

  it("shares one budget: what is left after the first questions decides about the next", async () => {
    // The largest that one request may ask: a second one of the kind is over what is left.
    const { piles } = limitsOf(games["stone-game"])["difference-dp"];
    const large = {
      game: "stone-game",
      position: { piles: new Array(piles).fill(1) },
      method: "difference-dp",
    };
    const { body } = await batch([large, large, { game: "stone-game", position: { piles: [1] } }]);
    expect(body.results.map((result: { status?: number }) => result.status ?? 200)).toEqual([200, 422, 200]);
    expect(body.results[1].type).toContain("over-budget");
    expect(body.results[1].detail).toMatch(/[\d,]+ of 1,000,000,000 are left; .*ask it separately/);
    expect(body.results[1].detail).not.toContain("reduce the position"); // it would do on its own
  });

  it("counts what a question has cost that was refused in the middle of the work", async () => {
    const stoneValue = Array.from({ length: 10_000 }, (_, i) => (i % 1250 ? 1 : 5e14));
    const hard = { game: "stone-game-v", position: { stoneValue } };
    const { status, body, log } = await batch([
      hard,
      hard,
      hard,
      { game: "stone-game", position: { piles: [1] } },
    ]);
    expect(status).toBe(200);
    expect(body.results.map((result: { status?: number }) => result.status ?? 200)).toEqual([
      422, 422, 422, 200,
    ]);
    expect(body.results[0].detail).toContain("did not end within");
    // the first has used most of the budget, so the others are refused before they begin
    expect(body.results[1].detail).toMatch(
      /would need about .* [\d,]+ of 1,000,000,000 are left; ask it separately/,
    );
    expect(log[0].operations).toBeGreaterThan(5e8);
  });

  it("pays for reading the body, whatever is in it", async () => {
    const junk = { game: "stone-game", position: { piles: new Array(500_000).fill([]) } };
    const { piles } = limitsOf(games["stone-game"])["difference-dp"];
    const large = {
      game: "stone-game",
      position: { piles: new Array(piles).fill(1) },
      method: "difference-dp",
    };
    const { body, log } = await batch([junk, large]);
    expect(body.results.map(({ title }: { title?: string }) => title)).toEqual([
      "Not a position of this game",
      "Over budget",
    ]);
    expect(body.results[1].detail).toMatch(
      /[\d,]+ of 1,000,000,000 are left after reading the request; reduce/,
    );
    expect(log[0].operations).toBeGreaterThan(3e8);
  });

  it("refuses a body that takes longer to read than a question may", async () => {
    const names = Object.fromEntries(Array.from({ length: 450_000 }, (_, i) => [`n${i}`, 1]));
    const { status, body } = await batch(names);
    expect(status).toBe(422);
    expect(body.type).toBe("urn:optimal-play:problem:over-budget");
    expect(body.detail).toMatch(/reading the body would need about [\d,]+ basic operations, the limit is/);
  });

  it("takes 100 questions and no more", async () => {
    const question = { game: "sum-game", position: { num: "??" } };
    expect((await batch(new Array(100).fill(question))).body.results).toHaveLength(100);
    const { status, body } = await batch(new Array(101).fill(question));
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ pointer: "/questions", detail: expect.stringContaining("101") });
  });
});
