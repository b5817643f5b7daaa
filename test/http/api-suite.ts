/**
 * What any server of the API must answer, over real HTTP: known answers, large positions, and hostile ones after which
 * the next answer still comes. `end-to-end.test.ts` asks the local server, the deploy rehearsal what was uploaded.
 */
import { readdirSync, readFileSync } from "node:fs";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { type AnyGame, BUDGET, games, limitsOf } from "../../functions/games/index.ts";
import { GREATEST_BODY } from "../../functions/http/limits.ts";
import { familiesOf } from "../bench/worst.ts";
import type { KnownAnswer } from "../games/contract.ts";
import { generator, integers } from "../kit/random.ts";

export interface Api {
  /** Without a slash at its end. */
  readonly url: string;
  /** Sent with every request, where the API wants one. */
  readonly apiKey: string | undefined;
}

/** @param api asked when a test runs, so the server may be started by then */
export function apiSuite(api: () => Api): void {
  async function post(path: string, body: unknown) {
    const { url, apiKey } = api();
    const response = await fetch(url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(apiKey === undefined ? {} : { "x-api-key": apiKey }),
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, type: response.headers.get("content-type"), body: JSON.parse(text) };
  }

  const solve = (game: string, body: unknown) => post(`/v1/games/${game}/solve`, body);

  describe("known answers over HTTP", () => {
    const folder = new URL("../known-answers/", import.meta.url);
    const files = readdirSync(folder).map((file) => file.replace(/\.json$/, ""));

    it("has a file for every game of the catalogue", () => {
      for (const slug of Object.keys(games)) expect(files).toContain(slug);
    });

    it.each(Object.keys(games))(
      "%s: winner, difference, answer and the whole set of best moves",
      async (slug) => {
        const known: KnownAnswer[] = JSON.parse(readFileSync(new URL(`${slug}.json`, folder), "utf8"));
        expect(known.length).toBeGreaterThan(0);
        for (const { position, winner, difference, answer, bestMoves } of known) {
          const solved = await solve(slug, { position });
          expect(solved.body, JSON.stringify(position)).toMatchObject({ winner, difference, answer });
          const ranked = await post(`/v1/games/${slug}/moves`, { position, limit: 1000 });
          expect(ranked.body).toMatchObject({ winner, difference });
          expect(ranked.body.moves).toHaveLength(ranked.body.total);
          const best = ranked.body.moves.filter((move: { best: boolean }) => move.best);
          const text = (moves: readonly unknown[]) => moves.map((move) => JSON.stringify(move)).sort();
          expect(text(best.map(({ move }: { move: unknown }) => move))).toEqual(text(bestMoves));
        }
      },
    );
  });

  describe("large positions, within the function's timeout and memory", () => {
    it("stone-game: a million piles, and the same from the other end", async () => {
      const piles = take(1_000_000, 1000);
      const { status, body } = await solve("stone-game", { position: { piles }, line: 1000 });
      expect(status).toBe(200);
      expect(body.position).toBeNull();
      expect(body.line).toHaveLength(1000);
      expect(body.scores.alice + body.scores.bob).toBe(piles.reduce((sum, pile) => sum + pile));
      const mirrored = await solve("stone-game", { position: { piles: piles.toReversed() } });
      expect(mirrored.body.difference).toBe(body.difference);
      const { body: ranked } = await post("/v1/games/stone-game/moves", { position: { piles } });
      expect(ranked).toMatchObject({ difference: body.difference, total: 2, position: null });
    });

    it("stone-game-iii: a million piles, by every method of linear time", async () => {
      const stoneValue = take(1_000_000, 2001, 7).map((value) => value - 1000);
      const answers = await Promise.all(
        ["rolling", "top-down", "bottom-up"].map((method) =>
          solve("stone-game-iii", { position: { stoneValue }, method }),
        ),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body.difference).toBe(answers[0].body.difference);
      }
    });

    it("sum-game: four million characters", async () => {
      const half = "?7".repeat(1_000_000);
      const { status, body } = await solve("sum-game", { position: { num: half + half }, line: 3 });
      expect(status).toBe(200);
      expect(body).toMatchObject({ winner: "bob", position: null });
      const tilted = await solve("sum-game", { position: { num: half + half.replace("7", "8") } });
      expect(tilted.body.winner).toBe("alice");
      const { body: ranked } = await post("/v1/games/sum-game/moves", {
        position: { num: half + half },
        limit: 3,
      });
      expect(ranked.total).toBe(20_000_000);
    });

    it("stone-game-ii: 10,000 piles, worth the same whichever way the points are spread", async () => {
      const piles = take(10_000, 1000, 3);
      const { status, body } = await solve("stone-game-ii", { position: { piles }, line: 1000 });
      expect(status).toBe(200);
      const scaled = await solve("stone-game-ii", { position: { piles: piles.map((pile) => 3 * pile) } });
      expect(scaled.body.difference).toBe(3 * body.difference);
      const sums = { alice: 0, bob: 0 };
      for (const ply of body.line) sums[ply.player as "alice" | "bob"] += ply.points;
      expect(body.line.length).toBeLessThan(1000); // so it reaches the end
      expect(sums).toEqual(body.scores);
    });
  });

  describe("hostile input", () => {
    const stillAlive = async () =>
      expect((await solve("stone-game", { position: { piles: [5, 3, 4, 5] } })).body.difference).toBe(1);

    it.each([
      ["a body of 7 MB", 413, " ".repeat(7_000_000)],
      [
        "20,000 levels of nesting",
        400,
        `{"position": {"piles": ${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
      ],
      ["20,000 levels of objects", 400, `{"position": ${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`],
      ["a NUL byte", 400, "\u0000"],
      ["an infinite number", 422, '{"position": {"piles": [1e999]}}'],
      ["sums past 2^53 - 1", 422, '{"position": {"piles": [9007199254740991, 1]}}'],
      ["half a document", 400, '{"position":'],
    ])("%s is answered %i, and the server answers the next request", async (_, status, body) => {
      const answer = await solve("stone-game", body);
      expect(answer).toMatchObject({ status, type: "application/problem+json" });
      expect(answer.body).toMatchObject({ status, instance: expect.stringMatching(/^[\w-]{36}$/) });
      await stillAlive();
    });

    it.each(["__proto__", "constructor", "%5F%5Fproto%5F%5F", "%00", "stone-game%2F..", "%E2%82%AC"])(
      "the game %s does not exist",
      async (slug) => {
        expect(await solve(slug, { position: {} })).toMatchObject({
          status: 404,
          type: "application/problem+json",
        });
        await stillAlive();
      },
    );

    it("a position that would take too long is refused at once, for every method of every game", async () => {
      let refused = 0;
      for (const game of Object.values<AnyGame>(games)) {
        const isNumber = typeof Object.values(Object(game.rules.examples[0]))[0] === "number";
        const limits = limitsOf(game);
        for (const { name, cost } of game.methods) {
          const place = `${game.slug} ${name}`;
          const [size = 0] = Object.values(limits[name]);
          expect(size, place).toBeGreaterThan(0);
          // what a linear method could not do in time is larger than any body; two bytes are the shortest element
          if (!isNumber && 2 * size > GREATEST_BODY) continue;
          const position = familiesOf(game.slug, name)[0].make(size + 2); // by two, where lengths are even
          const { success, output } = safeParse(game.rules.position, position);
          if (!success || cost(output) <= BUDGET) continue; // the method takes all that are positions
          const { status, body } = await solve(game.slug, { position, method: name });
          expect({ status, type: body.type }, place).toEqual({
            status: 422,
            type: "urn:optimal-play:problem:over-budget",
          });
          refused++;
        }
      }
      expect(refused).toBeGreaterThanOrEqual(Object.keys(games).length); // the oracle of each at least
      await stillAlive();
    });
  });
}

/** Repeatable integers from 0 to limit - 1. */
const take = (count: number, limit: number, seed = 1): number[] =>
  integers(count, 0, limit - 1, generator(seed));
