/** The page as it is served: open to everybody, compressed by the gateway, kept by its tag, bound by its own policy. */
import { createHash } from "node:crypto";
import { get } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GREATEST_PAGE } from "../../functions/http/limits.ts";
import { type LocalServer, startLocal } from "../../infra/local/start-local.ts";
import { buildPage, type Page } from "../../infra/page.ts";

let server: LocalServer;
let page: Page;
beforeAll(async () => {
  server = await startLocal({ port: 0, context: { access: "key" }, limits: false });
  page = await buildPage();
});
afterAll(() => server?.close());

it("needs no key, where everything else does, its own other verbs included", async () => {
  const response = await fetch(`${server.url}/`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toBe(page.html);
  expect((await fetch(`${server.url}/`, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${server.url}/v1/games`)).status).toBe(403);
  expect((await fetch(`${server.url}/`, { method: "POST", body: "{}" })).status).toBe(403);
  const headers = { "x-api-key": server.apiKey ?? "" };
  const refused = await fetch(`${server.url}/`, { method: "POST", body: "{}", headers });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

it("is at the stage's path, with and without a slash", async () => {
  for (const path of ["/api", "/api/"]) expect(await (await fetch(server.url + path)).text()).toBe(page.html);
});

it("is compressed for those who accept it, below 120 KB, and below the size that is counted for those who do not", async () => {
  const raw = (accept: string) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      get(`${server.url}/`, { headers: { "accept-encoding": accept } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) }),
        );
      }).on("error", reject);
    });
  const compressed = await raw("gzip");
  expect(compressed.encoding).toBe("gzip");
  expect(gunzipSync(compressed.body).toString()).toBe(page.html);
  expect(compressed.body.length).toBeLessThanOrEqual(120 * 1024);
  const plain = await raw("identity");
  expect(plain.encoding).toBeUndefined();
  expect(plain.body.length).toBeLessThanOrEqual(GREATEST_PAGE);
  expect(gzipSync(plain.body).length).toBeLessThan(plain.body.length / 2);
});

it("is kept for a day, and then asked for by its tag", async () => {
  const first = await fetch(`${server.url}/`);
  expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toBe(page.etag);
  const again = await fetch(`${server.url}/`, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await fetch(`${server.url}/`, { headers: { "if-none-match": '"other"' } });
  expect(other.status).toBe(200);
});

it("allows its own scripts and styles, by their hashes, and no other: no network, no eval, no frames around it", async () => {
  const { headers } = await fetch(`${server.url}/`);
  const policy = headers.get("content-security-policy") ?? "";
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const inside = (tag: string) =>
    Array.from(page.html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g")), ([, text]) => text);
  const [before, script, ...others] = inside("script");
  expect(before.length).toBeLessThan(1_000);
  expect(script.length).toBeGreaterThan(100_000);
  expect(others).toEqual([]);
  expect(policy).toContain(`script-src ${hash(before)} ${hash(script)} `);
  expect(policy).toContain(`style-src ${hash(inside("style")[0])};`);
  for (const part of [
    "default-src 'none'",
    "connect-src 'none'",
    "worker-src blob:",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
  // A static host sends no header; the page brings it.
  expect(page.html).toContain(`content="${policy.replace("; frame-ancestors 'none'", "")}"`);
  expect(page.html).not.toMatch(/ style="/);
});

it("names the licences of what is in it", () => {
  for (const name of ["preact", "valibot"])
    expect(page.html).toMatch(new RegExp(`${name} \\d+\\.\\d+\\.\\d+\nLicence: MIT`));
});
