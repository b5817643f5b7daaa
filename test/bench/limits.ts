/** (g) The largest position that each method accepts, of its worst known kind, against the function's timeout and memory. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Outcome } from "./solve-one.ts";
import type { Bench, Table } from "./table.ts";
import { significant } from "./table.ts";
import { type Case, cases } from "./worst.ts";

export const limits: Table = {
  title:
    "The largest position within the budget, of the worst known kind, in a fresh process with the function's memory",
  jobs: (bench) =>
    cases().map((one) => ({
      title: `${one.slug}, ${one.method}, ${one.family}`,
      async run() {
        const { memoryMb, timeoutMs } = bench.allowance;
        const { size, cost, milliseconds, peakMb, value, refused, checks } = await solveInProcess(bench, one);
        const held = checks.map(({ by, value: other }) => (Object.is(other, value) ? by : `NOT ${by}`));
        const within = milliseconds <= timeoutMs && peakMb <= memoryMb;
        return {
          cells: {
            game: one.slug,
            method: one.method,
            family: one.family,
            size,
            cost: cost.toExponential(2),
            ms: Math.round(milliseconds),
            "of the timeout": `${significant((100 * milliseconds) / timeoutMs)}%`,
            "peak MB": Math.round(peakMb),
            "of the memory": `${significant((100 * peakMb) / memoryMb)}%`,
            within: within ? "yes" : "NO",
            "answer agrees with": refused === undefined ? held.join(", ") || "-" : "refused on the way",
          },
        };
      },
    })),
};

const run = promisify(execFile);

export async function solveInProcess(
  { solveOne, allowance }: Pick<Bench, "solveOne" | "allowance">,
  one: Case,
): Promise<Outcome> {
  const args = [`--max-old-space-size=${allowance.memoryMb}`, solveOne, JSON.stringify(one)];
  try {
    return JSON.parse((await run(process.execPath, args)).stdout);
  } catch (error) {
    // what a minified program prints when it fails begins with a line of itself
    const { message, killed, signal, code } = error as Error &
      Partial<Record<"killed" | "signal" | "code", unknown>>;
    const reason =
      /^\w*Error: .*$/m.exec(message)?.[0] ?? `ended with ${signal ?? code}${killed ? ", killed" : ""}`;
    throw new Error(`${one.slug}, ${one.method}, ${one.family}: ${reason}`);
  }
}
