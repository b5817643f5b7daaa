/** The CDK's command line, run as the caller that was found, and the assembly that it leaves. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "../build.ts";
import { stackName } from "../stack/synthesise.ts";
import type { Template } from "../template/intrinsics.ts";

/** @returns its exit code; what went wrong it has said itself */
export function cdk(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const program = join(root, "node_modules/aws-cdk/bin/cdk");
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [program, ...args], { cwd: root, env: environment, stdio: "inherit" })
      .once("error", reject)
      .once("exit", (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/** @param folder of a synthesis, as it was given to the command */
export function readAssembly(folder: string): Template {
  return JSON.parse(readFileSync(resolve(root, folder, `${stackName}.template.json`), "utf8"));
}
