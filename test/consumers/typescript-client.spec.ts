/** The client of test/clients in TypeScript: types made from the document, compiled with them, run as it says. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../infra/build.ts";
import { type LocalServer, startLocal } from "../../infra/local/start-local.ts";
import { ask } from "../kit/bundles.ts";
import { perfectGames } from "../kit/perfect-games.ts";
import { freshFolder } from "./fresh-folder.ts";
import { compilers, tool } from "./install.ts";

const user = freshFolder();
let server: LocalServer;

beforeAll(async () => {
  server = await startLocal({ port: 0 });
  const { text } = await ask({ method: "GET", resource: "/v1/openapi.json" });
  user.write("openapi.json", text);
  user.run(process.execPath, tool("openapi-typescript/bin/cli.js"), "openapi.json", "--output", "api.d.ts");
  user.write("play.ts", readFileSync(join(root, "test/clients/play.ts"), "utf8"));
  const compilerOptions = {
    ...{ module: "nodenext", target: "es2022", strict: true, outDir: "." },
    ...{ types: ["node"], typeRoots: [join(root, "node_modules/@types")] },
  };
  user.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["play.ts"] }));
  user.write("package.json", JSON.stringify({ private: true, type: "module" }));
});
afterAll(async () => {
  user.remove();
  await server?.close();
});

/** Asynchronously: the server answers from this very process. */
const play = (position: unknown) =>
  promisify(execFile)(process.execPath, ["play.js", JSON.stringify(position)], {
    cwd: user.path,
    env: { ...process.env, OPTIMAL_PLAY_URL: server.url },
  });

describe.each(Object.entries(compilers))("The client in TypeScript, compiled by %s", (_, compiler) => {
  beforeAll(() => void user.run(process.execPath, compiler()));

  it("plays a game, of which it knows no rules, to its end", async () => {
    const [, position, lines] = perfectGames.find(([slug]) => slug === "stone-game") ?? ["", {}, []];
    const { stdout, stderr } = await play(position);
    expect(stderr).toBe("");
    expect(stdout.trimEnd().split("\n")).toEqual(lines);
  });

  it("says what is wrong", async () => {
    await expect(play({ piles: [0.5] })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("got 0.5"),
    });
  });
});
