/** Several notebooks, two at a time: more would only wait for each other's compilers. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { executeNotebook } from "./execute.ts";
import type { Cell } from "./notebook.ts";

export type Executed =
  | { readonly cells: readonly Cell[]; readonly seconds: number }
  /** What went wrong, in words. */
  | { readonly error: string };

export interface ExecuteAllOptions {
  readonly onCell?: (file: string, number: number, total: number) => void;
  readonly onDone: (file: string, result: Executed) => void;
}

const AT_A_TIME = 2;

/** The project's notebooks, in the order of their numbers. */
export function allNotebooks(folder = fileURLToPath(new URL("../", import.meta.url))): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ipynb"))
    .sort()
    .map((file) => join(folder, file));
}

export async function executeAll(files: readonly string[], options: ExecuteAllOptions): Promise<void> {
  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      options.onDone(file, await execute(file, options));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

async function execute(file: string, { onCell }: ExecuteAllOptions): Promise<Executed> {
  const started = performance.now();
  try {
    const cells = await executeNotebook(file, { onCell: (number, total) => onCell?.(file, number, total) });
    return { cells, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
