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

/**
 * By Ctrl-C, by a signal, or by npm's end: npm passes a signal on to its shell only, which does not pass it to us.
 * @param script the name in package.json
 */
export function onceToldToEnd(script: string, end: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, end);
  if (process.env["npm_lifecycle_event"] !== script) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200);
  watch.unref();
}
