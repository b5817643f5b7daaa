/** The short version of `npm run fuzz`, the requests that it once found, and proof that it would find more. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ServerProcess, startServerProcess } from "../server-process/start.ts";
import { type Contract, contractOf, type Document } from "./contract.ts";
import type { FuzzRequest } from "./corrupt.ts";
import { ask, fuzz } from "./fuzz.ts";
import type { Answer } from "./wire.ts";

let server: ServerProcess;
let document: Document;
beforeAll(async () => {
  server = await startServerProcess();
  document = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as Document;
});
afterAll(() => server?.close());

describe("Requests made from the document, and the same corrupted", () => {
  it("are answered as documented, by a server that lives and keeps no memory of them", async () => {
    const statuses = new Map<number | undefined, number>();
    const heard = (_: FuzzRequest, status: number | undefined) =>
      void statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const { port } = server;
    await fuzz({ port, document, requests: 150, seed: 1, heard });
    const before = await server.memory();
    await fuzz({ port, document, requests: 450, seed: 2, heard });
    const after = await server.memory();
    expect(server.faults()).toEqual([]);
    expect(after.heapMb).toBeLessThan(before.heapMb + 16);
    expect(after.functionMb).toBeLessThan(before.functionMb + 32);
    // All kinds of answers came, so all kinds of requests went out.
    for (const status of [200, 400, 404, 405, 413, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(0);
    expect(statuses.get(200)).toBeGreaterThan(200);
  });
});

describe("Requests that were once answered otherwise", () => {
  interface Kept {
    readonly why: string;
    readonly wire: Omit<FuzzRequest["wire"], "body" | "hangUp"> & {
      readonly body?: string;
      readonly hangUp?: true;
    };
    readonly status: number;
  }
  const kept: Kept[] = JSON.parse(readFileSync(new URL("once-failed.json", import.meta.url), "utf8"));
  it.each(kept)("are answered as documented: $why", async ({ wire, status }) => {
    const { method, target, headers, body, hangUp = false } = wire;
    const request: FuzzRequest = {
      corrupted: [],
      wire: { method, target, headers, body: body === undefined ? undefined : Buffer.from(body), hangUp },
      sent: { method, target },
    };
    expect(await ask(server.port, document, request)).toEqual({ status, complaints: [] });
  });
});

describe("The contract", () => {
  let contract: Contract;
  beforeAll(() => {
    contract = contractOf(document);
  });
  const answer = (status: number, body: unknown, type = "application/json"): Answer => ({
    status,
    headers: new Map([["content-type", type]]),
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const games = { method: "GET", target: "/v1/games" };
  const solve = { method: "POST", target: "/v1/games/stone-game/solve" };
  const solution = () => {
    const { content } = document.components.responses["StoneGameSolution"];
    return Object(content)["application/json"].example;
  };
  const problem = (status: number) => ({ type: "about:blank", title: "", status, detail: "", instance: "" });

  it("has nothing to say about what is as documented", () => {
    const json = JSON.stringify({ position: { piles: [1] } });
    expect(contract.complaints({ ...solve, json }, answer(200, solution()))).toEqual([]);
    expect(contract.complaints(games, answer(413, problem(413), "application/problem+json"))).toEqual([]);
  });

  it.each<[string, () => string[], RegExp]>([
    ["an internal error", () => contract.complaints(games, answer(500, {})), /internal error/],
    ["a status", () => contract.complaints(games, answer(418, {})), /418 is not documented/],
    ["a type", () => contract.complaints(games, answer(200, "hi", "text/html")), /text\/html/],
    ["a body that is no JSON", () => contract.complaints(games, answer(200, "{")), /not JSON/],
    [
      "a field too many",
      () => contract.complaints(solve, answer(200, { ...solution(), extra: 1 })),
      /additional properties/,
    ],
    [
      "a problem of another status",
      () => contract.complaints(games, answer(413, problem(422), "application/problem+json")),
      /another status/,
    ],
    [
      "a position that should have been refused",
      () => contract.complaints({ ...solve, json: '{"position":{"piles":["1"]}}' }, answer(200, solution())),
      /accepted/,
    ],
    [
      "a body after HEAD",
      () => contract.complaints({ ...games, method: "HEAD" }, answer(405, "{}")),
      /a body/,
    ],
  ])("notices %s", (_, complaints, expected) => {
    expect(complaints().join("\n")).toMatch(expected);
  });
});
