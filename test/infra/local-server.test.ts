import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, readEcho, readProblem, serveFixture, speak } from "./fixtures/served.ts";

let server: Fixture;
beforeAll(async () => {
  server = await serveFixture({ context: { corsOrigin: "https://example.org" } });
});
afterAll(() => server.close());

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);
const post = (path: string, body: string, init: RequestInit = {}) =>
  get(path, { method: "POST", body, headers: { "content-type": "application/json" }, ...init });

async function problem(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const read = await readProblem(response);
  expect(read.status).toBe(response.status);
  expect(read.instance).toBe(response.headers.get("x-amzn-requestid"));
  return read;
}

describe("The event that a handler gets", () => {
  it("has every field of a REST API's proxy event", async () => {
    const response = await post("/v1/games/echo/solve?a=1&a=2&b=%20x", '{"é":1}', {
      headers: { "Content-Type": "application/json", "X-Twice": "yes" },
    });
    const { event } = await readEcho(response);
    expect(event).toMatchObject({
      resource: "/v1/games/{game}/solve",
      path: "/v1/games/echo/solve",
      httpMethod: "POST",
      queryStringParameters: { a: "2", b: " x" },
      multiValueQueryStringParameters: { a: ["1", "2"], b: [" x"] },
      pathParameters: { game: "echo" },
      stageVariables: null,
      body: '{"é":1}',
      isBase64Encoded: false,
      requestContext: {
        accountId: "000000000000",
        apiId: expect.any(String),
        httpMethod: "POST",
        path: "/api/v1/games/echo/solve",
        protocol: "HTTP/1.1",
        requestId: response.headers.get("x-amzn-requestid"),
        requestTime: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
        requestTimeEpoch: expect.any(Number),
        resourceId: expect.any(String),
        resourcePath: "/v1/games/{game}/solve",
        stage: "api",
        identity: { sourceIp: "127.0.0.1", userAgent: expect.any(String), apiKey: null },
      },
    });
    expect(event.headers["X-Forwarded-Proto"]).toBe("http");
    expect(event.multiValueHeaders["X-Forwarded-For"]).toEqual(["127.0.0.1"]);
  });

  it("has null where there is no query, no body, no path parameter", async () => {
    const { event } = await readEcho(await get("/v1/games/echo/solve"));
    expect(event).toMatchObject({
      body: null,
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
    });
    expect(await (await get("/v1/games")).json()).toMatchObject({ pathParameters: null });
  });

  it("keeps every value of a repeated header and the last one as the header", async () => {
    const said = await speak(
      server.port,
      "GET /v1/games/echo/solve HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nX-A: 2\r\nConnection: close\r\n\r\n",
    );
    const { event } = JSON.parse(said.slice(said.indexOf("\r\n\r\n")));
    expect(event.headers["X-A"]).toBe("2");
    expect(event.multiValueHeaders["X-A"]).toEqual(["1", "2"]);
    expect(event.headers["Connection"]).toBeUndefined();
  });

  it("leaves the path as it was sent", async () => {
    const { event } = await readEcho(await get("/v1/games/a%2Fb%20c/solve"));
    expect(event.path).toBe("/v1/games/a%2Fb%20c/solve");
    expect(event.pathParameters).toEqual({ game: "a%2Fb%20c" });
  });

  it("takes __proto__ for a name like any other", async () => {
    const { event } = await readEcho(await get("/v1/games/__proto__/solve?__proto__=1&constructor=2"));
    expect(event.pathParameters).toEqual({ game: "__proto__" });
    expect(Object.entries(event.queryStringParameters ?? {})).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
    ]);
  });
});

describe("The context and the environment", () => {
  it("are those of Lambda", async () => {
    const response = await get("/v1/games/echo/solve");
    const { context, env, event } = await readEcho(response);
    expect(context).toMatchObject({
      functionName: expect.stringMatching(/^Solve/),
      memoryLimitInMB: "1769",
      awsRequestId: event.requestContext.requestId,
      invokedFunctionArn: expect.stringMatching(/^arn:aws:lambda:/),
    });
    expect(context.remaining).toBeGreaterThan(0);
    expect(context.remaining).toBeLessThanOrEqual(3000);
    expect(env).toMatchObject({
      AWS_REGION: "us-east-1",
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: "1769",
      AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
      POWERTOOLS_SERVICE_NAME: "optimal-play",
      CORS_ORIGIN: "https://example.org",
    });
  });

  it("have nothing of the terminal's own environment", async () => {
    const { env } = await readEcho(await get("/v1/games/echo/solve"));
    for (const name of ["HOME", "PATH", "NODE_OPTIONS", "VITEST"]) expect(env).not.toHaveProperty(name);
  });

  it("stay warm: the next request finds the same instance", async () => {
    const first = (await readEcho(await get("/v1/games/echo/solve"))).instance;
    const second = (await readEcho(await get("/v1/games/echo/solve"))).instance;
    expect(second.started).toBe(first.started);
    expect(second.invocations).toBe(first.invocations + 1);
  });
});

describe("The answer", () => {
  it("carries the handler's headers, also those with several values", async () => {
    const response = await get("/v1/games/echo/solve");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("x-twice")).toBe("one, two");
  });

  it.each(["throw", "circular", "nonsense", "object-body", "bad-header", "big"])(
    "of a handler that goes wrong (%s) is the gateway's problem, without a word of what happened",
    async (game) => {
      const response = await get(`/v1/games/${game}/solve`);
      const text = JSON.stringify(await problem(response));
      expect(response.status).toBe(500);
      expect(text).not.toContain("secret");
      expect(text).not.toContain("    at ");
      expect(server.faults()).not.toBe("");
    },
  );

  it("of a HEAD request has no body", async () => {
    const response = await get("/v1/games", { method: "HEAD" });
    expect(response.status).toBe(405);
    expect(await response.text()).toBe("");
  });
});

describe("Routes", () => {
  it.each([
    "/page",
    "/v1",
    "/v2/games",
    "/v1//games",
    "//v1/games",
    "/v1/games//solve",
    "/v1/games/a/b/c",
    "/v1/games/a/b/solve",
    "/V1/games",
  ])("do not include %s: 404", async (path) => {
    expect(await problem(await get(path))).toMatchObject({ status: 404, title: "Not Found" });
  });

  it("take one slash at the end, as API Gateway does", async () => {
    expect((await get("/v1/games/")).status).toBe(200);
  });

  it.each(["PUT", "PATCH", "DELETE", "POST"])(
    "refuse a wrong verb (%s) through the handler: 405",
    async (method) => {
      const response = await get("/v1/games", { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET");
    },
  );

  it("know no verb that API Gateway does not know", async () => {
    const said = await speak(
      server.port,
      "PROPFIND /v1/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(said).toMatch(/^HTTP\/1\.1 404 .*application\/problem\+json/s);
  });

  it("answer a browser's preflight at the gateway", async () => {
    const response = await get("/v1/games/echo/solve", { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://example.org");
    expect(response.headers.get("access-control-allow-methods")).toBe("GET,HEAD,POST");
    expect(response.headers.get("access-control-allow-headers")?.split(",")).toContain("if-none-match");
    expect(response.headers.get("access-control-max-age")).toBe("86400");
  });

  it("let a page of the named origin read the ETag, and the gateway's problems, too", async () => {
    const { headers } = await get("/nowhere");
    expect(headers.get("access-control-allow-origin")).toBe("https://example.org");
    expect(headers.get("access-control-expose-headers")).toBe("ETag, Retry-After");
  });

  it.each([
    "/v1/games/%zz/solve",
    "/v1/games/%/solve",
    "/v1/games/echo/solve?a=%f",
    "/v1/games/%c3%28/solve",
  ])("refuse a malformed encoding (%s): 400", async (path) => {
    const said = await speak(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s);
  });

  it("understand a proxy's absolute form", async () => {
    const said = await speak(
      server.port,
      "GET http://x/v1/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("Sizes", () => {
  it("pass up to what Lambda takes", async () => {
    const length = 5_900_000;
    expect(await (await post("/v1/games/length/solve", "7".repeat(length))).json()).toEqual({ length });
  });

  it("count the event, not the body: what JSON escapes takes twice the room", async () => {
    await problem(await post("/v1/games/length/solve", '"'.repeat(3_500_000)));
  });

  it.each([6_300_000, 10_000_000, 12_000_000])("refuse a body of %d bytes: 413", async (length) => {
    const response = await post("/v1/games/length/solve", "7".repeat(length));
    expect(await problem(response)).toMatchObject({ status: 413 });
  });

  it("refuse a body that does not say how long it is while it is still coming", async () => {
    const chunk = `100000\r\n${"7".repeat(0x100000)}\r\n`;
    const head =
      "POST /v1/games/length/solve HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
    const said = await speak(server.port, head, ...Array<string>(12).fill(chunk), "0\r\n\r\n");
    expect(said).toMatch(/^HTTP\/1\.1 413 .*"status":413/s);
  });

  it("refuse a head above 10 KB", async () => {
    const said = await speak(
      server.port,
      `GET /v1/games HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1\.1 413 .*"status":413.*10 KB/s);
  });
});

describe("Callers that misbehave", () => {
  it.each(["garbage\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n"])(
    "get a problem for what is not HTTP (%j)",
    async (words) => {
      expect(await speak(server.port, words)).toMatch(/^HTTP\/1\.1 400 .*"status":400/s);
    },
  );

  it.each([
    ["no host", "", /^HTTP\/1\.1 400 .*application\/problem\+json.*"status":400/s],
    ["two hosts", "Host: a\r\nHost: b\r\n", /^HTTP\/1\.1 400 .*"status":400/s],
    ["one host", "Host: a\r\n", /^HTTP\/1\.1 200 /],
  ])("get a problem for naming %s, where one is expected", async (_, hosts, answer) => {
    const said = await speak(server.port, `GET /v1/games HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(said).toMatch(answer);
  });

  it("may leave the host out in HTTP/1.0, which has none", async () => {
    expect(await speak(server.port, "GET /v1/games HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("may hang up in the middle of a body, or before the answer: the next caller is served", async () => {
    const gone = new AbortController();
    const answers = [
      post("/v1/games/nap/solve", "{}", { signal: gone.signal }),
      get("/v1/games/echo/solve", {
        method: "POST",
        body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) }),
        duplex: "half",
        signal: gone.signal,
      } as RequestInit),
    ];
    const refused = Promise.allSettled(answers);
    await post("/v1/games/nap/solve", "{}");
    gone.abort();
    for (const answer of await refused) expect(["fulfilled", "rejected"]).toContain(answer.status);
    expect((await get("/v1/games")).status).toBe(200);
  });

  it("may come many at once: all are answered", async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => get("/v1/games/echo/solve")));
    expect(answers.map((answer) => answer.status)).toEqual(Array(300).fill(200));
  });
});

describe("What the terminal sees", () => {
  it("is a line a request, apart from what the function prints and from Lambda's report", async () => {
    await get("/v1/games/logs/solve");
    await expect
      .poll(() => server.lines.filter(({ kind }) => kind === "function"))
      .toEqual([{ line: "a line from the function", kind: "function" }]);
    const said = (kind: string) => server.lines.filter((one) => one.kind === kind).map(({ line }) => line);
    expect(said("request").at(-1)).toMatch(/^GET \/v1\/games\/logs\/solve 200 \d+ ms$/);
    expect(said("report").at(-1)).toMatch(/^REPORT RequestId: \S+\tDuration: .*Max Memory Used: \d+ MB$/);
  });
});
