/** A folder that knows nothing of this repository, and programs that run in it as its owner would run them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface FreshFolder {
  readonly path: string;
  write(file: string, text: string): void;
  /**
   * @returns what the program prints
   * @throws {Error} when it fails, or has anything to say on standard error
   */
  run(command: string, ...args: readonly string[]): string;
  remove(): void;
}

export function freshFolder(): FreshFolder {
  const path = mkdtempSync(join(tmpdir(), "optimal-play-consumer-"));
  const env = {
    ...{ PATH: process.env["PATH"], HOME: path, NO_COLOR: "1" },
    ...{ DENO_DIR: join(path, ".deno"), DENO_NO_UPDATE_CHECK: "1" },
  };
  return {
    path,
    write(file, text) {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    },
    run(command, ...args) {
      const { status, stdout, stderr, error } = spawnSync(command, args, {
        cwd: path,
        env,
        encoding: "utf8",
      });
      if (error !== undefined) throw error;
      if (status === 0 && stderr === "") return stdout;
      throw new Error(`${command} ${args.join(" ")}: exit ${status}\n${stdout}${stderr}`);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
