import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, serveFixture } from "./fixtures/served.ts";

let server: Fixture;
beforeAll(async () => {
  // The template's own limits, tightened so that reaching them takes no time.
  server = await serveFixture({ functions: { Timeout: 1, MemorySize: 128 } });
});
afterAll(() => server.close());

describe("A function that", () => {
  it.each([
    ["computes without end", "busy", "Task timed out after 1.00 seconds"],
    ["waits without end", "wait", "Task timed out after 1.00 seconds"],
    ["throws when nobody waits for it", "throw-later", "a secret that must not reach the caller"],
    ["ends its process", "exit", "ended by itself (exit code 0)"],
  ])("%s is ended and replaced, and its caller gets the gateway's problem", async (_, game, reason) => {
    const response = await fetch(`${server.url}/v1/games/${game}/solve`);
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 500, title: "Internal Server Error" });
    expect(server.faults()).toContain(reason);
    expect((await fetch(`${server.url}/v1/games/echo/solve`)).status).toBe(200);
  });

  it("is stopped leaves the others alone that run at the same time", async () => {
    const paths = ["busy", "nap", "exit", "nap", "wait", "nap"].map((game) => `/v1/games/${game}/solve`);
    const answers = await Promise.all(paths.map((path) => fetch(`${server.url}${path}`)));
    expect(answers.map((answer) => answer.status)).toEqual([500, 200, 500, 200, 500, 200]);
  });
});

describe("A function that hoards memory", () => {
  it("is ended at the template's memory, and the server lives", async () => {
    const roomy = await serveFixture({ functions: { Timeout: 20, MemorySize: 128 } });
    const response = await fetch(`${roomy.url}/v1/games/out-of-memory/solve`);
    expect(response.status).toBe(500);
    expect(roomy.faults()).toContain("Out of memory (128 MB)");
    expect((await fetch(`${roomy.url}/v1/games/echo/solve`)).status).toBe(200);
    await roomy.close();
  });
});

describe("A function that cannot start", () => {
  it("costs its callers a problem each and the server nothing", async () => {
    const broken = await serveFixture({ functions: { Handler: "index.missing" } });
    for (const path of ["/v1/games", "/v1/games/echo/solve"]) {
      expect((await fetch(`${broken.url}${path}`)).status).toBe(500);
    }
    expect(broken.faults()).toContain("has no handler index.missing");
    await broken.close();
  });
});
