import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLimiter } from "../../infra/local/limiter.ts";
import type { Method } from "../../infra/template/deployment.ts";
import { type Fixture, readEcho, readProblem, serveFixture } from "./fixtures/served.ts";

describe("With access=key", () => {
  let server: Fixture;
  beforeAll(async () => {
    server = await serveFixture({ context: { access: "key" } });
  });
  afterAll(() => server.close());

  it.each([
    ["without a key", {}],
    ["with a wrong key", { "x-api-key": "wrong" }],
    ["with an empty key", { "x-api-key": "" }],
  ])("a request %s gets a problem: 403", async (_, headers: Record<string, string>) => {
    for (const path of ["/v1/games", "/v1/games/echo/solve"]) {
      const response = await fetch(`${server.url}${path}`, { headers });
      expect(response.status).toBe(403);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect((await readProblem(response)).detail).toContain("x-api-key");
    }
  });

  it("a request with the key passes and the handler sees which key it was", async () => {
    const response = await fetch(`${server.url}/v1/games/echo/solve`, {
      headers: { "x-api-key": "the-right-key" },
    });
    expect(response.status).toBe(200);
    const { event } = await readEcho(response);
    expect(event.requestContext.identity).toMatchObject({
      apiKey: "the-right-key",
      apiKeyId: expect.any(String),
    });
  });

  it("a wrong verb needs the key too, an unknown route does not", async () => {
    expect((await fetch(`${server.url}/v1/games`, { method: "PUT" })).status).toBe(403);
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
  });
});

describe("With limits", () => {
  it("a burst above the rate gets a problem that says when to try again: 429", async () => {
    const server = await serveFixture({ context: { throttle: "0.01/2" }, limits: true });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await fetch(`${server.url}/v1/games`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await fetch(`${server.url}/v1/games`);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.json()).toMatchObject({ status: 429, title: "Too Many Requests" });
    await server.close();
  });

  it("a key's quota is used up: 429", async () => {
    const server = await serveFixture({ context: { access: "key", quota: "1" }, limits: true });
    const ask = () => fetch(`${server.url}/v1/games`, { headers: { "x-api-key": "the-right-key" } });
    expect((await ask()).status).toBe(200);
    expect(await (await ask()).json()).toMatchObject({
      status: 429,
      detail: expect.stringContaining("today"),
    });
    await server.close();
  });

  it("the bucket fills again and the quota begins anew", () => {
    let now = 0;
    const throttle = { rate: 1, burst: 1 };
    const method: Method = { authorization: "key", throttle, integration: { functionId: "F" } };
    const limit = createLimiter({ keyLimits: { throttle, quota: { limit: 2, period: "DAY" } } }, () => now);
    const at = (ms: number) => {
      now = ms;
      return limit(method);
    };
    expect([at(0), at(500), at(1_600), at(3_000), at(86_400_000)]).toEqual([
      undefined,
      "THROTTLED",
      undefined,
      "QUOTA_EXCEEDED",
      undefined,
    ]);
  });
});

describe("The rate of a stage", () => {
  it("is counted for each method separately, as at API Gateway", () => {
    const method = (): Method => ({
      authorization: "none",
      throttle: { rate: 1, burst: 1 },
      integration: { functionId: "F" },
    });
    const [first, second] = [method(), method()];
    const limit = createLimiter({ keyLimits: { throttle: undefined, quota: undefined } }, () => 0);
    expect([first, first, second, second].map(limit)).toEqual([
      ...[undefined, "THROTTLED"],
      ...[undefined, "THROTTLED"],
    ]);
  });
});
