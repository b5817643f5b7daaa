import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLimiter } from "../../infra/local/limits.ts";
import type { LocalApi } from "../../infra/local/local-api.ts";
import { readTemplate } from "../../infra/local/template.ts";
import { readArguments, readPort, startLocal } from "../../infra/local.ts";
import { type Fixture, readEcho, readProblem, serveFixture } from "./fixtures/served.ts";
import { folders, synthesiseFixture } from "./fixtures/synthesised.ts";

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
    const api = { stageThrottle: throttle, keyLimits: { throttle, quota: { limit: 2, period: "DAY" } } };
    const limit = createLimiter(api as LocalApi, () => now);
    const at = (ms: number) => {
      now = ms;
      return limit(true);
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

describe("A template that this server cannot serve", () => {
  const read = (
    context: Readonly<Record<string, unknown>>,
    change: (template: ReturnType<typeof copy>) => void,
  ) => {
    const template = copy(context);
    change(template);
    return () => readTemplate(template, (s3Key) => s3Key);
  };
  const copy = (context: Readonly<Record<string, unknown>>) =>
    structuredClone(synthesiseFixture(context).template) as {
      Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
    };
  const first = (template: ReturnType<typeof copy>, type: string) => {
    const found = Object.values(template.Resources).find((resource) => resource.Type === type);
    if (!found) throw new Error(`The template has no ${type}.`);
    return found.Properties;
  };

  it("is refused by name: signatures", () => {
    expect(read({ access: "iam" }, () => {})).toThrow(
      /AuthorizationType AWS_IAM, but this server cannot check it/,
    );
  });

  it.each([
    ["AWS::ApiGateway::Method", { RequestValidatorId: "x" }, "has RequestValidatorId"],
    ["AWS::ApiGateway::RestApi", { BinaryMediaTypes: ["*/*"] }, "has BinaryMediaTypes"],
    ["AWS::Lambda::Function", { Layers: ["x"] }, "has Layers"],
    ["AWS::Lambda::Function", { Runtime: "python3.13" }, "only Node.js can be run here"],
    ["AWS::Lambda::Function", { Code: { ZipFile: "" } }, "only an asset can be run here"],
    [
      "AWS::ApiGateway::Method",
      { Integration: { Type: "HTTP_PROXY", Uri: "https://x" } },
      "only a Lambda proxy",
    ],
    ["AWS::ApiGateway::Stage", { CacheClusterEnabled: true }, "has CacheClusterEnabled"],
    [
      "AWS::ApiGateway::GatewayResponse",
      { ResponseTemplates: { "application/json": "$context.error.message" } },
      "only application/json with $context.requestId",
    ],
  ])("is refused by name: %s with %j", (type, properties, sentence) => {
    expect(read({}, (template) => Object.assign(first(template, type), properties))).toThrow(sentence);
  });

  it("is refused by name: a resource of another kind", () => {
    const add = read({}, ({ Resources }) => {
      Resources["Table"] = { Type: "AWS::DynamoDB::Table", Properties: {} };
    });
    expect(add).toThrow("Table is a AWS::DynamoDB::Table, which this server cannot serve.");
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
