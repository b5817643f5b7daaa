/** Compressed requests and answers, as API Gateway's developer guide describes them. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, readEcho, readProblem, serveFixture, speak } from "./fixtures/served.ts";

let server: Fixture;
let compressing: Fixture;
beforeAll(async () => {
  server = await serveFixture({ api: { MinimumCompressionSize: undefined } });
  compressing = await serveFixture({ api: { MinimumCompressionSize: 500 } });
});
afterAll(() => Promise.all([server.close(), compressing.close()]));

const question = '{"position":{"num":"?3295???"}}';

function post(to: Fixture, act: string, body: Buffer | string, contentEncoding: string): Promise<Response> {
  const headers = { "content-type": "application/json", "content-encoding": contentEncoding };
  return fetch(`${to.url}/v1/games/${act}/solve`, {
    method: "POST",
    body: new Uint8Array(Buffer.from(body)),
    headers,
  });
}

describe("A request's body", () => {
  it.each([
    ["gzip", gzipSync(question)],
    ["GZIP", gzipSync(question)],
    ["deflate", deflateSync(question)],
    ["identity", Buffer.from(question)],
  ])("in %s reaches the handler as text, with the header as it came", async (coding, body) => {
    const { event } = await readEcho(await post(server, "echo", body, coding));
    expect(event).toMatchObject({ body: question, isBase64Encoded: false });
    expect(event.headers["content-encoding"]).toBe(coding);
  });

  it.each([
    ["br", brotliCompressSync(question)],
    ["br", Buffer.from(question)],
    ["zstd", Buffer.from(question)],
    ["gzip, gzip", gzipSync(gzipSync(question))],
    ["gzip", Buffer.from(question)],
    ["gzip", gzipSync(question).subarray(0, 30)],
    ["deflate", deflateRawSync(question)],
  ])("in %s that the gateway cannot undo is refused: 415", async (coding, body) => {
    const response = await post(server, "echo", body, coding);
    expect(response.status).toBe(415);
    expect(await readProblem(response)).toMatchObject({
      title: "Unsupported Media Type",
      detail: expect.stringContaining("content-encoding"),
    });
  });

  it("may be empty, whatever it is said to be in", async () => {
    const { event } = await readEcho(await post(server, "echo", "", "gzip"));
    expect(event.body).toBeNull();
  });

  it("counts by its size as text: 413", async () => {
    const sized = (length: number) => post(server, "length", gzipSync("7".repeat(length)), "gzip");
    expect(await (await sized(5_900_000)).json()).toEqual({ length: 5_900_000 });
    for (const length of [6_300_000, 10_485_761]) expect((await sized(length)).status).toBe(413);
  });

  it("that would expand to a gigabyte is refused at the limit: 413, and the next is answered", async () => {
    const [inner, before] = [gzipSync(Buffer.alloc(2 ** 26)), process.memoryUsage().rss];
    const bomb = Buffer.concat(Array<Buffer>(16).fill(inner));
    expect((await post(server, "length", bomb, "gzip")).status).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 2 ** 20);
    expect((await post(server, "length", gzipSync("7"), "gzip")).status).toBe(200);
  });
});

describe("An answer", () => {
  const ask = (to: Fixture, acceptEncoding: string, act = "echo") =>
    fetch(`${to.url}/v1/games/${act}/solve`, { headers: { "accept-encoding": acceptEncoding } });
  const codingOf = async (...args: Parameters<typeof ask>) => {
    const response = await ask(...args);
    // fetch undoes the coding: it was what it said it was.
    await response.arrayBuffer();
    return response.headers.get("content-encoding");
  };

  it("is not compressed where the API has no MinimumCompressionSize", async () => {
    expect(await codingOf(server, "gzip")).toBeNull();
  });

  it.each([
    ["gzip", "gzip"],
    ["deflate", "deflate"],
    ["gzip, deflate, br", "gzip"],
    ["deflate;q=0.5, gzip;q=1.0", "gzip"],
    ["gzip;q=1.0, identity;q=0.5, *;q=0", "gzip"],
    ["br, gzip;q=0.9", null],
    ["gzip;q=0, deflate", "deflate"],
    ["identity", null],
    ["*", null],
    ["", null],
  ])("is in the first choice of Accept-Encoding %j: %s", async (accepted, coding) => {
    expect(await codingOf(compressing, accepted)).toBe(coding);
  });

  it("is the same text compressed, and smaller", async () => {
    const response = await ask(compressing, "gzip", "games-list");
    const { event } = await readEcho(response);
    expect(event.pathParameters).toEqual({ game: "games-list" });
    expect(Number(response.headers.get("content-length"))).toBeLessThan(
      Buffer.byteLength(JSON.stringify(event)),
    );
  });

  it("below the size is not compressed, nor is one that the handler has coded", async () => {
    expect(await codingOf(compressing, "gzip", "length")).toBeNull();
    const said = await speak(
      compressing.port,
      "GET /v1/games/coded/solve HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n",
    );
    expect(said).toMatch(/content-encoding: br\r\n.*\r\n\r\nx{1000}$/is);
  });
});

describe("A MinimumCompressionSize", () => {
  it("holds for requests, too: what is shorter is not undone", async () => {
    const { event } = await readEcho(await post(compressing, "echo", gzipSync(question), "gzip"));
    expect(event.body).not.toBe(question);
    const long = " ".repeat(100) + JSON.stringify(Array.from({ length: 1_000 }, (_, i) => i * 7_919));
    const whole = await readEcho(await post(compressing, "echo", gzipSync(long), "gzip"));
    expect(whole.event.body).toBe(long);
  });
});
