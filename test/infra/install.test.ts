/** What runs before every npm script, on a scratch project of two small packages that come from files, not a registry. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../infra/build.ts";

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), "optimal-play-install-"));
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const writeJson = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value));
const modules = join(project, "node_modules");
const env = { ...process.env, npm_config_cache: join(project, "cache") };

async function pack(name: string, version: string): Promise<string> {
  const folder = join(project, "packages", `${name}-${version}`);
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, "package.json"), { name, version });
  await run("npm", ["pack", "--pack-destination", project], { cwd: folder, env });
  return `file:${name}-${version}.tgz`;
}

/** Writes package.json and package-lock.json, and installs nothing. */
async function lock(runtime: string, tool: string): Promise<void> {
  const manifest = { name: "scratch", engines: { node: ">=20.19" } };
  writeJson(join(project, "package.json"), {
    ...manifest,
    dependencies: { runtime },
    devDependencies: { tool },
  });
  rmSync(join(project, "package-lock.json"), { force: true });
  await run("npm", ["install", "--package-lock-only", "--offline"], { cwd: project, env });
}

const npmCi = (...args: readonly string[]) => run("npm", ["ci", "--offline", ...args], { cwd: project, env });

async function install(more: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, ["infra/install.mjs"], {
    cwd: project,
    env: { ...env, npm_config_offline: "true", ...more },
  });
  return stdout + stderr;
}

const versions = () =>
  ["runtime", "tool"].map((name) => {
    const manifest = join(modules, name, "package.json");
    return existsSync(manifest) ? readJson(manifest).version : "none";
  });

beforeAll(async () => {
  mkdirSync(join(project, "infra"));
  cpSync(join(root, "infra/install.mjs"), join(project, "infra/install.mjs"));
  await lock(await pack("runtime", "1.0.0"), await pack("tool", "1.0.0"));
});
afterAll(() => rmSync(project, { recursive: true }));

it("runs before every script of package.json, as part of it: npm leaves pre-scripts out under ignore-scripts", () => {
  const scripts: Record<string, string> = readJson(join(root, "package.json")).scripts;
  for (const [name, command] of Object.entries(scripts)) {
    expect(name).not.toMatch(/^(pre|post)/);
    expect(command, name).toMatch(/^node infra\/install\.mjs && /);
  }
  expect(scripts["test"]).toBe("node infra/install.mjs && vitest run");
});

describe("An install", () => {
  it("is made where there is none, with the tools whatever environment and configuration omit", async () => {
    for (const omitting of [{ NODE_ENV: "production" }, { npm_config_omit: "dev" }]) {
      rmSync(modules, { recursive: true, force: true });
      expect(await install(omitting)).toContain("Installing 2 packages");
      expect(versions()).toEqual(["1.0.0", "1.0.0"]);
    }
  });

  it("that is complete is left alone, without a word", async () => {
    await npmCi();
    writeFileSync(join(modules, "mark"), "");
    expect(await install()).toBe("");
    expect(existsSync(join(modules, "mark"))).toBe(true);
  });

  it.each([
    ["was made without the tools", () => npmCi("--omit=dev")],
    ["lacks a package", () => rmSync(join(modules, "tool"), { recursive: true })],
    ["lacks part of a package", () => rmSync(join(modules, "tool/package.json"))],
    ["was broken off before npm wrote its list", () => rmSync(join(modules, ".package-lock.json"))],
    [
      "has a package in another version",
      () => writeJson(join(modules, "tool/package.json"), { version: "0" }),
    ],
  ])("that %s is made again", async (_, damage) => {
    await npmCi();
    await damage();
    expect(await install({ NODE_ENV: "production" })).toContain("Installing");
    expect(versions()).toEqual(["1.0.0", "1.0.0"]);
    expect(await install()).toBe("");
  });

  it("follows the lock when it changes", async () => {
    await npmCi();
    await lock(await pack("runtime", "1.0.0"), await pack("tool", "2.0.0"));
    await install();
    expect(versions()).toEqual(["1.0.0", "2.0.0"]);
  });

  it("is made once where two commands want it at the same time", async () => {
    rmSync(modules, { recursive: true, force: true });
    const said = await Promise.all([install(), install()]);
    expect(said.filter((one) => one.includes("Installing 2 packages"))).toHaveLength(1);
    expect(said.filter((one) => one.includes("Another command is installing the packages"))).toHaveLength(1);
    expect(versions()).not.toContain("none");
  });

  it("that npm cannot make fails with npm's reason and a sentence", async () => {
    rmSync(join(project, "tool-2.0.0.tgz"));
    rmSync(modules, { recursive: true });
    const failure = await install({ npm_config_cache: join(project, "empty") }).catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stderr).toMatch(
      /npm error[\s\S]*npm ci could not install the packages: it ended with \d+\./,
    );
  });

  it("says which Node is needed when an older one runs it", async () => {
    const older = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "18.20.0" })`;
    const failure = await install({ NODE_OPTIONS: `--import=${encodeURI(older)}` }).catch((error) => error);
    expect(failure.stderr).toContain("Node >=20.19 is needed, this is 18.20.0.");
  });
});
