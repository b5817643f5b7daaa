/**
 * Programs that a suite needs and nobody else should have to install. Each set has a lock file and is installed into a
 * cache folder outside the repository that is named after the lock: once, and again only when a version changes.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const caches = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "optimal-play");

/**
 * @param locked the folder of a package.json with its lock
 * @param install installs them in a folder that has both files and nothing else
 * @returns the folder that has them installed
 */
export function installTools(name: string, locked: string, install: (folder: string) => void): string {
  const lock = readFileSync(join(locked, "package-lock.json"));
  const folder = join(caches, `${name}-${createHash("sha256").update(lock).digest("hex").slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(caches, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    for (const file of ["package.json", "package-lock.json"]) {
      copyFileSync(join(locked, file), join(unfinished, file));
    }
    install(unfinished);
    // Whoever was faster has installed the same.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** @returns what npm printed */
export function npm(
  cwd: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr, error } = spawnSync("npm", [...args, "--no-audit", "--no-fund"], {
    cwd,
    // npm's own variables would point this installation at the repository's.
    env: { ...withoutNpm(process.env), ...environment },
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed:\n${(stdout + stderr).slice(-2_000)}`);
  return stdout;
}

const withoutNpm = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^npm_(package|lifecycle|command|execpath|config_local_prefix)/.test(name),
    ),
  );
