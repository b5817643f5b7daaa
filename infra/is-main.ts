import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Whether Node was started with this module, as against a module that imports it. */
export function isMain(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
