// Runs before `npm start` and `npm test`: installs the locked dependencies when they are missing or older than
// the lock file, and does nothing otherwise. Plain JavaScript, because nothing is installed yet when it runs.
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const lock = new URL("package-lock.json", root);
const installed = new URL("node_modules/.package-lock.json", root);
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;

const [major, minor] = process.versions.node.split(".").map(Number);
const { engines } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${engines.node} is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

if (changed(installed) < changed(lock)) {
  console.error("Installing the locked dependencies …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: fileURLToPath(root),
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  process.exit(status ?? 1);
}
