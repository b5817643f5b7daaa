/** The clients of test/clients, run against the local server as they stand. The one in TypeScript is test/consumers'. */
import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../infra/build.ts";
import { type LocalServer, startLocal } from "../../infra/local/start-local.ts";
import { perfectGames } from "../kit/perfect-games.ts";

const clients = join(root, "test/clients");
const isThere = (program: string) => spawnSync(program, ["--version"]).status === 0;

let server: LocalServer;
beforeAll(async () => {
  server = await startLocal({ port: 0, context: { access: "key" }, limits: false });
});
afterAll(() => server?.close());

/** Asynchronously: the server answers from this very process. */
async function run(command: string, ...args: readonly string[]) {
  const env = {
    ...process.env,
    OPTIMAL_PLAY_URL: server.url,
    OPTIMAL_PLAY_KEY: server.apiKey,
    no_proxy: "*",
  };
  return promisify(execFile)(command, [...args], { env, encoding: "utf8" });
}

describe.skipIf(!isThere("python3"))("The client in Python", () => {
  it.each(perfectGames)("plays %s, of which it knows no rules, to its end", async (game, position, lines) => {
    const { stdout, stderr } = await run("python3", join(clients, "play.py"), game, JSON.stringify(position));
    expect(stderr).toBe("");
    expect(stdout.trimEnd().split("\n")).toEqual(lines);
  });

  it.each([[[]], [["stone-game"]], [["stone-game", '{"piles": [3,']], [["stone-game", "[]", "more"]]])(
    "says in a sentence how it is called: %j",
    async (args) => {
      await expect(run("python3", join(clients, "play.py"), ...args)).rejects.toMatchObject({
        code: 2,
        stderr: `Expected a game and its position in JSON, as in python3 play.py stone-game '{"piles": [3, 7, 2, 3]}'\n`,
      });
    },
  );

  it("says what is wrong", async () => {
    const failed = run("python3", join(clients, "play.py"), "stone-game", '{"piles": [0.5]}');
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("expected an integer from -(2^53 - 1) to 2^53 - 1, got 0.5"),
    });
  });
});

describe("The client in TypeScript", () => {
  it.each([[[]], [['{"piles": [3,']], [["{}", "more"]]])(
    "says in a sentence how it is called: %j",
    async (args) => {
      const tsx = ["--import", "tsx", join(clients, "play.ts")];
      await expect(run(process.execPath, ...tsx, ...args)).rejects.toMatchObject({
        code: 2,
        stderr: `Expected a position in JSON, as in node play.ts '{"piles": [3, 7, 2, 3]}'\n`,
      });
    },
  );
});

describe.skipIf(!isThere("curl"))("The client in curl", () => {
  it("asks each question and gets its answer", async () => {
    const { stdout, stderr } = await run("sh", join(clients, "ask.sh"));
    expect(stderr).toBe("");
    expect(stdout.endsWith("}\n")).toBe(true);
    expect(stdout).not.toMatch(/\}\{|\n\n/);
    const answers = documentsIn(stdout).map((text) => JSON.parse(text));
    expect(answers).toMatchObject([
      { game: "stone-game", difference: 1 },
      { game: "sum-game", winner: "bob", moves: [{}, {}, {}] },
      { game: "stone-game", plies: [{ best: false }, { best: true }], reply: { player: "alice" } },
      { holds: false, parts: [{ claim: "answer", claimed: false, actual: true }], like: "greedy" },
      { game: "stone-game-iii", answer: "Alice" },
      { results: [{ winner: "alice" }, { winner: "bob" }] },
      { status: 422, errors: [{ pointer: "/piles/2" }] },
    ]);
  });
});

/** JSON objects, one behind the other. */
function documentsIn(text: string): string[] {
  const documents: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (sign === "{" && depth++ === 0) start = index;
    if (sign === "}" && --depth === 0) documents.push(text.slice(start, index + 1));
  }
  return documents;
}
