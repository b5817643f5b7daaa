// Before every script of package.json: makes node_modules what package-lock.json says, and does nothing where it is that
// already. Missing, incomplete (an install that was broken off, or made without development dependencies) and outdated
// are the same here: some package is not there in its locked version. Plain JavaScript, because nothing is installed yet
// when it runs; a part of each script and not a pre-script, because npm leaves those out under ignore-scripts.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const SECONDS_BETWEEN_REPORTS = 5;
const LONGEST_INSTALL_MINUTES = 30;
let libcKnown;

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  end(`Node ${readJson("package.json").engines.node} is needed, this is ${process.versions.node}.`);
}

/** Without the bundled ones, which come inside another package. */
const locked = Object.entries(readJson("package-lock.json").packages).filter(
  ([path, entry]) => path.includes("node_modules/") && !entry.inBundle && isForThisMachine(entry),
);
if (lacking().length > 0) {
  const reports = setInterval(report, SECONDS_BETWEEN_REPORTS * 1_000);
  await waitForOthers();
  // Whoever went before may have done it.
  if (lacking().length > 0) await install();
  clearInterval(reports);
}

/** The folders of packages that are not there, or are there in another version. */
function lacking() {
  // npm writes this list last: without it an install is under way, or was broken off.
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) return locked.map(([path]) => path);
  return locked.filter(([path, { version }]) => !isInstalled(path, version)).map(([path]) => path);
}

function isInstalled(path, version) {
  try {
    // Our own workspaces have no version in the lock: they are links.
    return version === undefined || readJson(`${path}/package.json`).version === version;
  } catch {
    return false;
  }
}

/** What is optional comes in one package for each system; one that names no system is needed by none that we support. */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return (
    os?.includes(process.platform) === true &&
    (cpu === undefined || cpu.includes(process.arch)) &&
    (libc === undefined || libc.includes(libcHere()))
  );
}

function libcHere() {
  process.report.excludeNetwork = true;
  libcKnown ??= process.report.getReport().header.glibcVersionRuntime === undefined ? "musl" : "glibc";
  return libcKnown;
}

async function install() {
  console.error(`Installing ${locked.length} packages as package-lock.json has them …`);
  const { NODE_ENV: _, ...env } = process.env;
  // What is included wins over what a configuration or an environment omits.
  const wanted = ["dev", "optional", "peer"].map((kind) => `--include=${kind}`);
  const quiet = ["--no-audit", "--no-fund", "--progress=false", "--loglevel=error"];
  const npm = spawn("npm", ["ci", ...wanted, ...quiet], {
    cwd: root,
    env,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  const failure = await new Promise((resolve) => {
    npm.once("error", (error) => resolve(error.message));
    npm.once("exit", (code, signal) => resolve(code === 0 ? undefined : `it ended with ${signal ?? code}`));
  });
  if (failure !== undefined) {
    end(
      `npm ci could not install the packages: ${failure}. Put right what npm says, then repeat the command.`,
    );
  }
  const left = lacking();
  if (left.length > 0) {
    end(`npm ci ended well, but left out ${left.join(", ")}. Run: npm ci --include=dev --include=optional`);
  }
}

function report() {
  const there = locked.filter(([path]) => existsSync(join(root, path, "package.json"))).length;
  console.error(`… ${there} of ${locked.length}`);
}

/** Two installs into one folder break each other, so the second of two commands waits until the first has ended. */
async function waitForOthers() {
  const name = createHash("sha256").update(`${root} ${process.getuid?.()}`).digest("hex").slice(0, 16);
  const lock = join(tmpdir(), `optimal-play-install-${name}`);
  for (let told = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      process.once("exit", () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isLeftBehind(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) console.error("Another command is installing the packages; waiting for it …");
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** By a process that ended without a chance to remove it. */
function isLeftBehind(lock) {
  try {
    const pid = Number(readFileSync(lock, "utf8"));
    // Empty for the moment in which it is made.
    if (pid > 0) process.kill(pid, 0);
    return Date.now() - statSync(lock).mtimeMs > LONGEST_INSTALL_MINUTES * 60_000;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function end(reason) {
  console.error(reason);
  process.exit(1);
}
