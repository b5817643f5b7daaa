/** A deployment is asked its first question; what it answers decides what the deployer is told. */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { asCaller, askFirstQuestion } from "../../infra/aws/first-answer.ts";
import { startLocal } from "../../infra/local/start-local.ts";
import type { Access } from "../../infra/stack/config.ts";
import { readTemplate } from "../../infra/template/read-template.ts";
import { synthesiseFixture } from "./fixtures/synthesised.ts";

const right = JSON.stringify({ game: "sum-game", winner: "bob", answer: false, why: [] });
let server: Server;
let url: string;
/** What is answered, one after the other; the last again and again. */
let answers: (readonly [number, string])[] = [];
const seen: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.headers);
    const [status, text] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, ""];
    request.resume().on("end", () => response.writeHead(status).end(text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});
afterAll(() => server.close());
afterEach(() => seen.splice(0));

const ask = (access: Access = "key", to = url) =>
  askFirstQuestion({ url: to, access, send: fetch, patienceMs: 50, pauseMs: 10 });

describe("The first question", () => {
  it("is answered rightly by what is deployed", async () => {
    const local = await startLocal({ port: 0 });
    await ask("public", `${local.url}/`);
    await local.close();
  });

  it("is asked again while a new key or address spreads", async () => {
    answers = [
      [403, "{}"],
      [404, "{}"],
      [200, right],
    ];
    await askFirstQuestion({ url, access: "key", send: fetch, patienceMs: 10_000, pauseMs: 10 });
    expect(seen).toHaveLength(3);
  });

  it.each([
    [403, "{}", "key", "Look at the API key and its usage plan."],
    [403, "{}", "iam", "Look at the right execute-api:Invoke of these credentials."],
    [403, "{}", "public", "access should be public, and they ask for something"],
    [404, "{}", "key", "Look at the stage and the deployment of the REST API"],
    [429, "{}", "key", "Look at the rates of the stage and of the usage plan"],
    [500, "{}", "key", "Look at the Solve function: its log"],
    [502, "{}", "key", "Look at the Solve function: its log"],
    [422, '{"detail":"no"}', "key", 'answered 422: {"detail":"no"}\nLook at the code of the Solve function.'],
    [
      200,
      '{"game":"sum-game","winner":"alice","answer":true}',
      "key",
      "Look at the code of the Solve function.",
    ],
    [200, "<html>", "key", "answered <html>\nIt should have in it"],
    [200, "null", "key", "answered null\nIt should have in it"],
  ] as const)("answered with %i %s (%s) says which part to look at", async (status, text, access, part) => {
    answers = [[status, text]];
    await expect(ask(access)).rejects.toThrow(part);
  });

  it("not answered says that the way there is to be looked at", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const nobody = `http://127.0.0.1:${(closed.address() as AddressInfo).port}/`;
    await new Promise((resolve) => closed.close(resolve));
    await expect(ask("key", nobody)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+\/\S+ does not answer \(.*ECONNREFUSED.*\)\. Look at the way there/,
    );
  });
});

describe("Where access is by signature", () => {
  it("the question is signed with the caller's credentials, for this region", async () => {
    const credentials = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "x", sessionToken: "token" };
    const caller = { account: "0", arn: "", region: "eu-west-1", regionNamed: true, credentials };
    const { template } = synthesiseFixture({ access: "iam" });
    const how = await asCaller(caller, readTemplate(template));
    expect(how.access).toBe("iam");
    answers = [[200, right]];
    await askFirstQuestion({ url, ...how });
    expect(seen[0]["authorization"]).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-west-1\/execute-api\/aws4_request, /,
    );
    expect(seen[0]["x-amz-security-token"]).toBe("token");
  });
});
