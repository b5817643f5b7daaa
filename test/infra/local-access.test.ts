import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLimiter } from "../../infra/local/limiter.ts";
import { readArguments, readPort, startLocal } from "../../infra/local.ts";
import type { Method } from "../../infra/template/deployment.ts";
import { type Fixture, readEcho, readProblem, serveFixture } from "./fixtures/served.ts";
import { folders } from "./fixtures/synthesised.ts";

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

describe("npm start", () => {
  it("serves with public access, without a key and without limits", async () => {
    const server = await startLocal({ port: 0, folders });
    expect(server).toMatchObject({ apiKey: undefined, limits: false });
    expect((await fetch(`${server.url}/v1/games`)).status).toBe(200);
    await server.close();
    await expect(fetch(`${server.url}/v1/games`)).rejects.toThrow();
  });

  it("makes a key when asked to, and enforces it and the limits", async () => {
    const server = await startLocal({ port: 0, folders, context: { access: "key" } });
    expect(server.limits).toBe(true);
    const ask = (key: string) => fetch(`${server.url}/v1/games`, { headers: { "x-api-key": key } });
    expect((await ask(server.apiKey ?? "none")).status).toBe(200);
    expect((await ask("another")).status).toBe(403);
    await server.close();
  });

  it("says in a sentence that it cannot check signatures", async () => {
    const server = startLocal({ port: 0, folders, context: { access: "iam" } });
    await expect(server).rejects.toThrow(/asks for a signature, which this server cannot check/);
  });

  it("says in a sentence that its port is taken", async () => {
    const server = await startLocal({ port: 0, folders });
    const second = startLocal({ port: server.port, folders });
    await expect(second).rejects.toThrow(`Port ${server.port} is in use; choose another one`);
    await server.close();
  });

  it("reads its options and refuses what is none", () => {
    expect(readArguments(["--access=key", "--verbose", "--limits=off", "--throttle=1/2"])).toEqual({
      context: { access: "key", throttle: "1/2" },
      verbose: true,
      limits: false,
    });
    for (const wrong of ["access=key", "--access", "--limits=maybe", "-v"]) {
      expect(() => readArguments([wrong])).toThrow(`it was ${wrong}.`);
    }
    expect([readPort(undefined), readPort("0"), readPort("8080")]).toEqual([3000, 0, 8080]);
    for (const wrong of ["http", "-1", "70000"]) expect(() => readPort(wrong)).toThrow(JSON.stringify(wrong));
  });
});
