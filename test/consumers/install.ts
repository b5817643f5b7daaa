/** What users of the package and of the API bring with them, at the versions of `tools/package-lock.json`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../infra/build.ts";
import { installTools, npm } from "../kit/tools.ts";

/** Vitest runs this once before the suite, so that its workers find everything installed. */
export default function install(): void {
  tools();
}

/** @throws {Error} when there is no such file among what is installed */
export function tool(path: string): string {
  const file = join(tools(), "node_modules", path);
  if (existsSync(file)) return file;
  throw new Error(
    `There is no ${path} in ${tools()}: perhaps it is not packaged for ${process.platform} on ${process.arch}.`,
  );
}

/** The compilers that users have: the last one in JavaScript, and the native one that this repository has, too. */
export const compilers = {
  "TypeScript 5.9": () => tool("typescript/bin/tsc"),
  "TypeScript 7": () => join(root, "node_modules/typescript/bin/tsc"),
};

const tools = (): string =>
  installTools("consumers", join(import.meta.dirname, "tools"), (folder) => {
    console.log(`Installing Node.js 22 and 24, Deno, Bun and TypeScript 5 in ${folder}: 600 MB, once.`);
    npm(folder, ["ci"]);
  });
