/** What the commands of this folder share: how a module runs when Node was started with it, and how it fails. */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A mistake that whoever typed the command can correct: the message says it, a stack trace would hide it. */
export class PlainError extends Error {
  override readonly name: string = "PlainError";
}

/** Runs `main` if Node was started with this module, as against a module that imports it. */
export function runMain(moduleUrl: string, main: () => Promise<void>): void {
  const started = process.argv[1];
  if (started === undefined || realpathSync(started) !== fileURLToPath(moduleUrl)) return;
  main().catch((error: unknown) => {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
