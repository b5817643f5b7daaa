/**
 * The README's two commands in a clean clone, wherever and however somebody may have cloned: `npm start` installs, serves
 * and answers, `npm test` runs. `npm test` gets as far as its first tests; with CLEAN_CLONE=full it runs all of them.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { firstQuestion } from "../../infra/stack/first-question.ts";
import { type Clone, makeClone, type Owner, type Running } from "./clone.ts";

const scratch = mkdtempSync(join(tmpdir(), "optimal-play-clone-"));
beforeAll(() => chmodSync(scratch, 0o755));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const tests = process.env["CLEAN_CLONE"] === "full" ? [] : ["--", "test/architecture.test.ts"];
const nobody: Owner | undefined = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A home for somebody whose own there is none of. */
function homeOf(owner: Owner): string {
  const home = join(scratch, "home");
  mkdirSync(home, { recursive: true });
  execFileSync("chown", [`${owner.uid}:${owner.gid}`, home]);
  return home;
}

function clone(name: string, environment: NodeJS.ProcessEnv = {}, owner?: Owner): Clone {
  const made = makeClone(join(scratch, name), environment, owner);
  onTestFinished(() => rmSync(made.folder, { recursive: true, force: true }));
  return made;
}

function run(here: Clone, ...args: readonly string[]): Running {
  const running = here.npm(...args);
  onTestFinished(() => running.kill());
  return running;
}

async function startAndAnswer(here: Clone, ...flags: readonly string[]): Promise<string> {
  const server = run(here, "start", "--", ...flags);
  await Promise.race([expect.poll(server.said, { timeout: 600_000 }).toMatch(/\ncurl .*\n/), server.ended]);
  const [, port] = /is served on http:\/\/localhost:(\d+) /.exec(server.said()) ?? [];
  expect(port, server.said()).toBeDefined();
  const url = `http://localhost:${port}/${firstQuestion.path}`;
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: firstQuestion.body });
  expect(await answer.json()).toMatchObject(firstQuestion.answer);
  server.stop();
  await server.ended;
  await expect.poll(() => fetch(url).catch(() => "closed"), { timeout: 10_000 }).toBe("closed");
  return server.said();
}

async function testsPass(here: Clone): Promise<void> {
  const testing = run(here, "test", ...tests);
  expect(await testing.ended, testing.said()).toBe(0);
  expect(testing.said()).toMatch(/Tests .*\d+ passed/);
}

/** Both commands, of which the first installs, and nothing that Git would notice. */
async function bothWork(here: Clone): Promise<void> {
  const said = await startAndAnswer(here, "--port=0");
  expect(said).toMatch(/Installing \d+ packages[\s\S]*\n… \d+ of \d+\n/);
  await testsPass(here);
  expect(here.changes()).toBe("");
}

describe("In a clean clone, npm start and npm test work", () => {
  it("as they are, and with another port where another program has the usual one", async () => {
    const here = clone("default");
    await bothWork(here);
    const other = createServer();
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const refused = run(here, "start", "--", `--port=${port}`);
    expect(await refused.ended).not.toBe(0);
    expect(refused.said()).toContain(
      `Port ${port} is in use on 127.0.0.1; choose another one, as in npm start -- --port=`,
    );
    await startAndAnswer(here, "--port=0");
  });

  it("where NODE_ENV is production", () => bothWork(clone("production", { NODE_ENV: "production" })));

  it("after an install without development dependencies", async () => {
    const here = clone("omitted");
    await run(here, "ci", "--omit=dev").ended;
    await bothWork(here);
  });

  it("where npm runs no scripts of packages", () =>
    bothWork(clone("no-scripts", { npm_config_ignore_scripts: "true" })));

  it("in a folder with a space, ö, # and % in its name", () => bothWork(clone("a space, ö, #1 and 100%25")));

  it("for somebody who is not root", () =>
    bothWork(clone("not-root", nobody ? { HOME: homeOf(nobody) } : {}, nobody)));
});
