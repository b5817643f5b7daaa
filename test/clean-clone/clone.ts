/** A clean clone of what is here, changes that are not committed included, and npm run in it by whoever is asked for. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../infra/build.ts";

export interface Clone {
  readonly folder: string;
  /** Starts npm; what it says is added up. */
  npm(...args: readonly string[]): Running;
  /** What Git finds changed. */
  changes(): string;
}

export interface Running {
  readonly ended: Promise<number | null>;
  said(): string;
  /** As a supervisor would: npm alone is told, and must pass it on. */
  stop(): void;
  /** With all that it started. */
  kill(): void;
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export function makeClone(folder: string, environment: NodeJS.ProcessEnv, owner?: Owner): Clone {
  const files = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
  for (const file of new Set(files.filter((name) => name !== ""))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { force: true });
  }
  const nobody = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.org"];
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, ...nobody, "commit", "--quiet", "--message", "As cloned");
  if (owner) execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder]);
  const env = { ...outside(), ...environment };
  return {
    folder,
    npm: (...args) => watch(spawn("npm", args, { cwd: folder, env, detached: true, ...owner })),
    changes: () => git(folder, "-c", "safe.directory=*", "status", "--porcelain"),
  };
}

function watch(child: ChildProcess): Running {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const signal = (pid: number | undefined) => {
    try {
      if (pid !== undefined) process.kill(pid, pid < 0 ? "SIGKILL" : "SIGTERM");
    } catch {
      // It has ended already.
    }
  };
  return {
    ended: new Promise((resolve) => child.once("close", resolve)),
    said: () => said,
    stop: () => signal(child.pid),
    kill: () => signal(child.pid && -child.pid),
  };
}

/** The environment without what npm and Vitest have put there for this run. */
function outside(): NodeJS.ProcessEnv {
  const ofThisRun = /^(npm_(?!config_(registry|cafile)$)|VITEST|TEST$|NODE_ENV$|INIT_CWD$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name)));
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
