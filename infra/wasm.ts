/**
 * `npm run wasm`: compiles `infra/wasm` to WebAssembly and writes it, as text, to where the games import it. The compiler
 * weighs a hundred megabytes, so it has a package and a lock of its own, and is installed only when this runs.
 *
 *   npm run wasm              compiles and writes
 *   npm run wasm -- --check   compiles, and fails if what is committed is something else
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PlainError, runMain } from "./command.ts";
import { root } from "./root.ts";

const folder = join(root, "infra/wasm");

/** Where the module is committed. */
export const moduleFile = join(root, "functions/games/stone-game-ii/lockstep-module.ts");

/** Of all that the module depends on: the sources, and the compiler with its options. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") || name.startsWith("package"));
  for (const name of files.sort()) hash.update(`${name}\n${readFileSync(join(folder, name), "utf8")}`);
  return hash.digest("hex");
}

function compiled(): string {
  npm("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error");
  const scratch = mkdtempSync(join(tmpdir(), "optimal-play-wasm-"));
  const file = join(scratch, "columns.wasm");
  try {
    npm("run", "--silent", "compile", "--", "--outFile", file);
    return textOf(readFileSync(file));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const textOf = (bytes: Buffer): string =>
  `// Made by \`npm run wasm\` from infra/wasm, ${bytes.length} bytes. Do not edit.
export const source = "${sourceHash()}";
export const module =
  "${bytes.toString("base64")}";
`;

function npm(...args: string[]): void {
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new PlainError(`npm ${args[0]} failed in ${folder}.`);
}

runMain(import.meta.url, async () => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const text = compiled();
  if (!values.check) writeFileSync(moduleFile, text);
  else if (readFileSync(moduleFile, "utf8") !== text)
    throw new PlainError(`${moduleFile} is not what infra/wasm compiles to. Run: npm run wasm`);
});
