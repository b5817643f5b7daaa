/** Functions that fail and callers that misbehave, while others are served: nobody pays for anybody else. */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, serveFixture, speak } from "../infra/fixtures/served.ts";
import { hold } from "./hold.ts";

let server: Fixture;
beforeAll(async () => {
  server = await serveFixture({ functions: { Timeout: 1, MemorySize: 128 } });
});
afterAll(() => server.close());

const solve = (game: string) => ({ method: "GET", path: `/v1/games/${game}/solve` }) as const;
const well = ["nap", "length", "logs"].map(solve);
const badly = ["throw", "exit", "throw-later", "circular", "nonsense"].map(solve);
const untilTimeout = ["busy", "wait"].map(solve);

describe("While functions throw, exit, time out and answer nonsense", () => {
  it("every other request of 50 connections is answered, and each of theirs is a 500", async () => {
    const questions = [...Array(6).fill(well).flat(), ...badly];
    const [held, late] = await Promise.all([
      hold(server.url, {
        questions,
        connections: 50,
        requests: 200,
        right: ({ path }, { status }) => status === (badly.some((one) => one.path === path) ? 500 : 200),
      }),
      hold(server.url, {
        questions: untilTimeout,
        connections: 2,
        requests: 4,
        right: (_, { status }) => status === 500,
      }),
    ]);
    expect(held.wrong).toEqual([]);
    expect(late.wrong).toEqual([]);
    expect([...held.statuses.keys()].sort()).toEqual([200, 500]);
    expect(server.faults()).toContain("Task timed out");
    expect((await hold(server.url, { questions: well, connections: 50, requests: 100 })).statuses).toEqual(
      new Map([[200, 100]]),
    );
  });
});

describe("While callers hang up, stop in the middle or send slowly", () => {
  const head = "POST /v1/games/length/solve HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";

  it("the others are answered, and so is the slow one in the end", async () => {
    const stalled = Array.from({ length: 40 }, () => begin(`${head}Content-Length: 100\r\n\r\nhalf of it`));
    const slow = begin(`${head}Content-Length: 5\r\n\r\n`);
    let said = "";
    slow.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    for (const letter of "12345") {
      slow.write(letter);
      const { wrong } = await hold(server.url, {
        questions: well,
        connections: 20,
        requests: 40,
        right: (_, { status }) => status === 200,
      });
      expect(wrong).toEqual([]);
    }
    await expect.poll(() => said).toContain('{"length":5}');
    for (const socket of stalled) socket.destroy();
    expect((await fetch(`${server.url}/v1/games/length/solve`)).status).toBe(200);
  });

  it("what nobody waits for any more is not begun", async () => {
    const begun = () => server.lines.filter(({ line }) => line === "a line from the function").length;
    const before = begun();
    const busy = untilTimeout.map(({ path }) => fetch(`${server.url}${path}`));
    const gone = Array.from({ length: 20 }, () =>
      begin(`GET ${solve("logs").path} HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    await expect.poll(() => server.lines.some(({ line }) => line === "begins to wait")).toBe(true);
    for (const socket of gone) socket.destroy();
    expect((await Promise.all(busy)).map(({ status }) => status)).toEqual([500, 500]);
    expect((await fetch(`${server.url}/v1/games/length/solve`)).status).toBe(200);
    expect(begun()).toBe(before);
  });

  it.each([
    ["a head", "GET /v1/games HTTP/1.1\r\nHost: x\r\n"],
    ["a body", `${head}Content-Length: 100\r\n\r\nhalf of it`],
  ])("who does not finish %s is hung up on", async (_, words) => {
    const impatient = await serveFixture({ patienceMs: 100 });
    expect(await speak(impatient.port, words)).toMatch(/^HTTP\/1\.1 4\d\d .*application\/problem\+json/s);
    await impatient.close();
  });
});

function begin(words: string): Socket {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(words);
  return socket;
}
