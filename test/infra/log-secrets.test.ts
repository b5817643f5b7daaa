/** What a deployed function writes to its log, with the real bundles and a key: facts, and nothing that a caller sent. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { assumptions } from "../../infra/cost/worst-month.ts";
import { type LocalServer, startLocal } from "../../infra/local/start-local.ts";

const written: string[] = [];
let server: LocalServer;
beforeAll(async () => {
  server = await startLocal({
    port: 0,
    context: { access: "key" },
    limits: false,
    log: (line, kind) => {
      if (kind === "function") written.push(...line.split("\n"));
    },
  });
  const key = server.apiKey ?? "";
  const headers = {
    "x-api-key": key,
    authorization: "Bearer sent-in-a-header",
    cookie: "id=sent-in-a-cookie",
  };
  const ask = (path: string, method = "GET", body?: string) =>
    fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const long = "sent-and-long".repeat(50_000);
  await ask("/v1/games/stone-game/solve?piles=5,3,4,5&sent-in-a-query=1");
  await ask("/v1/games/sent-in-a-path/solve");
  await ask(
    "/v1/games/stone-game/solve",
    "POST",
    '{"position":{"piles":[5,3,4,5],"toMove":"sent-in-a-body"}}',
  );
  await ask("/v1/games/stone-game/solve", "POST", `{"position":{"piles":[]},"method":"sent-as-method"}`);
  await ask("/v1/games/stone-game/solve", "POST", "sent-in-a-body, and not JSON");
  await ask("/v1/games/stone-game/solve", "POST", JSON.stringify({ position: { [long]: 1 } }));
  await ask("/v1/games/stone-game/solve", "POST", '{"position":{"piles":[31415926,27182818]},"line":2}');
  await ask(
    "/v1/solve",
    "POST",
    `{"questions":[{"game":"sent-as-game","position":{}},${JSON.stringify(long)}]}`,
  );
  await ask("/v1/games", "DELETE");
  await vi.waitFor(() => expect(written.length).toBeGreaterThanOrEqual(9), { timeout: 10_000 });
});
afterAll(() => server?.close());

describe("The functions' log", () => {
  it("has a line a request", () => {
    expect(written).toHaveLength(9);
    for (const line of written) expect(JSON.parse(line)).toHaveProperty("status");
  });

  it("never holds the key, a header, a cookie, a query, a path or a body", () => {
    const text = written.join("\n");
    expect(server.apiKey).toMatch(/.{20}/);
    expect(text).not.toContain(server.apiKey);
    expect(text).not.toMatch(/sent-(in|as|and)-/);
    expect(text).not.toMatch(/31415926|27182818/);
  });

  it("has lines no longer than `npm run cost` counts, whatever was sent, with Lambda's own beside them", () => {
    for (const line of written) expect(line.length).toBeLessThan(assumptions.logBytes / 4);
  });
});
