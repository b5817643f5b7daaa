/** The C++ side of a ratio: compiled once a run where there is a compiler, run in processes of its own. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inputOf, SEED } from "./inputs.ts";
import type { Side } from "./measure.ts";

/** @returns the program, or null where g++ is missing or fails */
export function compileNative(sources: string, scratch: string): string | null {
  const program = join(scratch, "native");
  const { status } = spawnSync("g++", ["-O2", "-std=c++17", "-o", program, join(sources, "main.cpp")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status === 0 ? program : null;
}

/** The result of an algorithm on the ordinary position of n, and nanoseconds for each of `runs`. */
function runNative(program: string, algorithm: string, slug: string, n: number, runs: number) {
  const { low, high } = inputOf(slug);
  const { stdout, status, signal } = spawnSync(program, [algorithm, n, low, high, SEED, runs].map(String), {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the C++ program ended with ${signal ?? status}`);
  const [result, ...times] = stdout.trim().split("\n").map(Number);
  return { result, times };
}

export function nativeSide(program: string, algorithm: string, slug: string, n: number) {
  const { result, times } = runNative(program, algorithm, slug, n, 1);
  // a young process has cold caches and fresh pages: as many runs as fit into a moment, and their median
  const runs = Math.max(1, Math.min(15, Math.floor(2e8 / times[0])));
  const side: Side = () => {
    const sorted = runNative(program, algorithm, slug, n, runs).times.sort((a, b) => a - b);
    return sorted[sorted.length >> 1] / 1e6;
  };
  return { side, result };
}
