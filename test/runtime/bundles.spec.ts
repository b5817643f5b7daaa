/**
 * The built bundles under Lambda's own runtime client and Node.js: the same requests to two servers of the same template,
 * one that runs the functions in worker threads (`npm start`), one that runs them as Lambda does. Whatever differs, beside
 * the request's id, is something that the local server would not have shown.
 */
import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { type LocalServer, startLocal } from "../../infra/local/start-local.ts";
import { type Fixture, serveFixture } from "../infra/fixtures/served.ts";
import { bareFolders } from "../server-process/bare.ts";
import { type Asked, hear, post } from "./asking.ts";
import { installRuntimeClient } from "./install.ts";
import { startLambda } from "./lambda-instance.ts";

const client = installRuntimeClient();

describe("The bundles", () => {
  let local: LocalServer;
  let lambda: LocalServer;
  const lines: { line: string; kind: string }[] = [];
  beforeAll(async () => {
    local = await startLocal({ port: 0 });
    lambda = await startLocal({
      port: 0,
      startInstance: startLambda(client),
      log: (line, kind) => lines.push({ line, kind }),
    });
  });
  afterAll(() => Promise.all([local?.close(), lambda?.close()]));

  async function expectSame(asked: Asked) {
    const [expected, heard] = await Promise.all([hear(local.url, asked), hear(lambda.url, asked)]);
    expect(heard).toEqual(expected);
    return heard;
  }

  it.each(Object.values<AnyGame>(games))(
    "answer every route of $slug alike",
    async ({ slug, rules, methods }) => {
      await expectSame({ path: `/v1/games/${slug}` });
      for (const position of rules.examples) {
        for (const { name } of methods) {
          const asked = post(`/v1/games/${slug}/solve`, { position, method: name, line: 1000 });
          expect((await expectSame(asked)).status).toBe(200);
        }
        expect((await expectSame(post(`/v1/games/${slug}/moves`, { position, limit: 1000 }))).status).toBe(
          200,
        );
        const query = new URLSearchParams(
          Object.entries(Object(position)).map(([name, value]): [string, string] => [name, String(value)]),
        );
        for (const question of ["solve", "moves"]) {
          const path = `/v1/games/${slug}/${question}?${query}`;
          const { status, headers } = await expectSame({ path });
          expect(status).toBe(200);
          const again = await expectSame({ path, headers: { "If-None-Match": headers["etag"] } });
          expect(again).toMatchObject({ status: 304, body: "" });
        }
      }
    },
  );

  it("answer the catalogue, the document and a batch alike", async () => {
    expect((await expectSame({ path: "/v1/games" })).status).toBe(200);
    expect((await expectSame({ path: "/v1/openapi.json" })).status).toBe(200);
    const questions = Object.values<AnyGame>(games).map(({ slug, rules }) => ({
      game: slug,
      position: rules.examples[0],
    }));
    expect((await expectSame(post("/v1/solve", { questions: [...questions, 1, {}] }))).status).toBe(200);
  });

  const solve = "/v1/games/stone-game/solve";
  it.each<[number, Asked]>([
    [400, post(solve, "{")],
    [400, post(solve, '{"position": {"piles": [5, 3 4, 5]}}')],
    [400, post(solve, "")],
    [400, post(solve, "\u0000")],
    [404, post("/v1/games/chess/solve", {})],
    [404, { path: "/v2" }],
    [405, { method: "DELETE", path: solve }],
    [200, { method: "HEAD", path: `${solve}?piles=5,3` }],
    [415, post(solve, "{}", { "content-type": "text/plain" })],
    [422, post(solve, { position: { piles: "é\u2028😀\ud800" } })],
    [400, post(solve, `{"position":{"piles":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`)],
    [422, post(solve, { position: { piles: new Array(100_000).fill(1) }, method: "difference-dp" })],
    [413, post(solve, " ".repeat(7_000_000))],
  ])("answer alike: %i", async (status, asked) => {
    expect((await expectSame(asked)).status).toBe(status);
  });

  it("solve as large a position as Lambda carries", async () => {
    const piles = Array.from({ length: 2_900_000 }, (_, i) => (i * i) % 10);
    expect((await expectSame(post(solve, { position: { piles } }))).status).toBe(200);
  });

  it("answer alike up to the cap, and refuse alike beyond it", async () => {
    const piles = Array.from({ length: 1_000 }, (_, i) => (i * i) % 1_000);
    const batch = (count: number, line: number) => {
      const question = { game: "stone-game", position: { piles }, line: 1_000 };
      return post("/v1/solve", { questions: [...new Array(count).fill(question), { ...question, line }] });
    };
    const fits = async (asked: Asked) => (await hear(local.url, asked)).status === 200;
    const count = await greatest(99, (n) => fits(batch(n, 0)));
    const line = await greatest(1_000, (n) => fits(batch(count, n)));
    const longest = await expectSame(batch(count, line));
    expect(longest.status).toBe(200);
    expect(longest.body.length).toBeGreaterThan(200_000);
    expect((await expectSame(batch(99, 1_000))).status).toBe(413);
  });

  it("start once for many requests and log one line of JSON for each", async () => {
    await expect
      .poll(() => lines.filter(({ line }) => line.includes("Init Duration")).length)
      .toBeLessThan(5);
    const reports = lines.filter(({ kind }) => kind === "report").length;
    const logged = lines
      .filter(({ kind }) => kind === "function")
      .flatMap(({ line }) => line.split("\n"))
      .map((line) => JSON.parse(line));
    expect(logged).toHaveLength(reports);
    for (const line of logged)
      expect(line).toMatchObject({ service: "optimal-play", route: expect.any(String) });
    expect(lines.filter(({ kind }) => kind === "fault")).toEqual([]);
  });
});

describe("A function", () => {
  let local: Fixture;
  let lambda: Fixture;
  const processes: ChildProcess[] = [];
  beforeAll(async () => {
    const functions = { Timeout: 1 };
    local = await serveFixture({ functions });
    lambda = await serveFixture({
      functions,
      startInstance: startLambda(client, (started) => processes.push(started)),
    });
  });
  afterAll(() => Promise.all([local?.close(), lambda?.close()]));

  const ask = (server: Fixture, game: string) => hear(server.url, { path: `/v1/games/${game}/solve` });

  it.each([
    ["throws", "throw"],
    ["throws when nobody waits for it", "throw-later"],
    ["computes without end", "busy"],
    ["waits without end", "wait"],
    ["ends its process", "exit"],
    ["answers what is not JSON", "circular"],
    ["answers what is no proxy response", "nonsense"],
    ["answers more than Lambda carries", "big"],
  ])("that %s is answered for alike, and so is the next caller", async (_, game) => {
    const heard = await ask(lambda, game);
    expect(heard).toEqual(await ask(local, game));
    expect(heard.status).toBe(500);
    expect(heard.body).not.toContain("secret");
    expect(lambda.faults()).not.toBe("");
    expect(await ask(lambda, "length")).toEqual(await ask(local, "length"));
  });

  it("may answer as much as Lambda carries", async () => {
    const heard = await ask(lambda, "full");
    expect(heard.status).toBe(200);
    expect(heard.body.length).toBeGreaterThan(6_290_000);
    expect(heard).toEqual(await ask(local, "full"));
  });

  it("whose process is killed costs that one caller an error", async () => {
    const answer = ask(lambda, "wait");
    const begun = () => lambda.lines.filter(({ line }) => line.includes("begins to wait")).length;
    const before = begun();
    await expect.poll(begun, { interval: 5 }).toBeGreaterThan(before);
    for (const process of processes) process.kill("SIGKILL");
    expect((await answer).status).toBe(500);
    expect(lambda.faults()).toContain("Runtime exited with SIGKILL");
    expect((await ask(lambda, "length")).status).toBe(200);
  });
});

describe("A cold start", () => {
  const asked = post("/v1/games/stone-game/solve", { position: { piles: [5, 3, 4, 5] }, line: 4 });

  /** Two requests to a server without an instance yet, and Lambda's reports of them. */
  async function twice(folders?: Parameters<typeof startLocal>[0]["folders"]) {
    const reports: string[] = [];
    const server = await startLocal({
      port: 0,
      ...(folders === undefined ? {} : { folders }),
      startInstance: startLambda(client),
      log: (line, kind) => kind === "report" && reports.push(line),
    });
    const answers = [await hear(server.url, asked), await hear(server.url, asked)];
    await server.close();
    return { answers, reports };
  }

  it("is the first request's alone, and its answer is the same", async () => {
    const { answers, reports } = await twice();
    expect(answers[0].status).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
    expect(reports.map((line) => line.includes("Init Duration"))).toEqual([true, false]);
  });

  it("is told beside that of a bare handler", async () => {
    const bare = await bareFolders();
    const initOf = ({ reports }: { readonly reports: readonly string[] }) =>
      Number(/Init Duration: ([\d.]+) ms/.exec(reports[0])?.[1]);
    const ours: number[] = [];
    const floor: number[] = [];
    for (let i = 0; i < 5; i++) {
      ours.push(initOf(await twice()));
      floor.push(initOf(await twice(bare)));
    }
    const [cold, least] = [ours, floor].map((times) => times.sort((a, b) => a - b)[2]);
    expect(cold).toBeGreaterThan(0);
    console.log(`cold start: ${cold} ms, ${(cold / least).toFixed(2)} times a bare handler's (medians of 5)`);
  });
});

/** The greatest number up to `most` that still fits, when all smaller ones do. */
async function greatest(most: number, fits: (n: number) => Promise<boolean>): Promise<number> {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
