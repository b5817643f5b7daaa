/**
 * Runs notebooks, each from its first cell to its last in a fresh kernel. Then the answers that are folded away under the
 * exercises: each is run like a separate cell and the check above it once more, which must then be satisfied.
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { RIGHT } from "../lib/exercise.ts";
import { type Kernel, startKernel } from "./kernel.ts";
import { type Cell, type Output, readNotebook } from "./notebook.ts";

export type Executed =
  | { readonly cells: readonly Cell[]; readonly seconds: number }
  /** What went wrong, in words. */
  | { readonly error: string };

export interface ExecuteAllOptions {
  /** Called before each code cell runs. */
  readonly onCell?: (file: string, number: number, total: number) => void;
  readonly onDone: (file: string, result: Executed) => void;
}

/** More would only wait for each other's compilers. */
const AT_A_TIME = 2;
/** Milliseconds that one cell may take, on a machine that has much else to do. */
const PATIENCE = 180_000;

/** The project's notebooks, in the order of their numbers. */
export function allNotebooks(): string[] {
  const folder = fileURLToPath(new URL("../", import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ipynb"))
    .sort()
    .map((file) => join(folder, file));
}

export async function executeAll(files: readonly string[], options: ExecuteAllOptions): Promise<void> {
  const { onCell, onDone } = options;
  const waiting = [...files];
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const name = file;
      const started = performance.now();
      try {
        const cells = await executeNotebook(name, (number, total) => onCell?.(name, number, total));
        onDone(name, { cells, seconds: (performance.now() - started) / 1000 });
      } catch (error) {
        onDone(name, { error: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** Called before each code cell runs. */
type OnCell = (number: number, total: number) => void;

/**
 * The cells of a notebook with what they print now.
 * @throws {Error} when a cell fails or a folded answer is not right
 */
export async function executeNotebook(file: string, onCell?: OnCell): Promise<Cell[]> {
  const cells = readNotebook(file);
  const kernel = await startKernel(dirname(file));
  try {
    const executed = await runCells(kernel, cells, onCell);
    for (const [index, cell] of cells.entries()) {
      const answer = foldedAnswer(cell);
      if (answer === undefined) continue;
      const check = cells
        .slice(0, index)
        .findLast(({ kind, source }) => kind === "code" && /\bcheck\(/.test(source));
      if (check === undefined) throw new Error(`an answer has no check above it:\n${quoted(answer)}`);
      await run(kernel, "a folded answer", answer);
      const said = printed(await run(kernel, "the check of a folded answer", check.source));
      if (!said.includes(RIGHT))
        throw new Error(`a folded answer is not right:\n${quoted(answer)}\n${said.trim()}`);
    }
    return executed;
  } finally {
    await kernel.close();
  }
}

/**
 * The cells with what they print now, in a kernel that may have run others before.
 * @throws {Error} when a cell fails
 */
export async function runCells(kernel: Kernel, cells: readonly Cell[], onCell?: OnCell): Promise<Cell[]> {
  const total = cells.filter(({ kind }) => kind === "code").length;
  const executed: Cell[] = [];
  let number = 0;
  for (const cell of cells) {
    if (cell.kind === "markdown") {
      executed.push(cell);
      continue;
    }
    number++;
    onCell?.(number, total);
    executed.push({ ...cell, outputs: await run(kernel, `code cell ${number}`, cell.source) });
  }
  return executed;
}

async function run(kernel: Kernel, what: string, code: string): Promise<readonly Output[]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took over ${PATIENCE / 1000} s`)), PATIENCE);
  });
  try {
    const { outputs, ok } = await Promise.race([kernel.execute(code), tooLong]);
    if (!ok) throw new Error(`${what} failed:\n${tracebackOf(outputs)}`);
    return outputs;
  } finally {
    clearTimeout(timer);
  }
}

/** The TypeScript inside a <details> of a markdown cell. */
function foldedAnswer({ kind, source }: Cell): string | undefined {
  if (kind !== "markdown" || !source.includes("<details")) return undefined;
  const code = Array.from(source.matchAll(/^```ts\n([\s\S]*?)^```/gm), ([, body]) => body);
  return code.length > 0 ? code.join("\n") : undefined;
}

const tracebackOf = (outputs: readonly Output[]): string =>
  outputs.flatMap((output) => (output.output_type === "error" ? output.traceback : [])).join("\n");

const printed = (outputs: readonly Output[]): string =>
  outputs
    .map((output) => (output.output_type === "stream" && output.name === "stdout" ? output.text : ""))
    .join("");

const quoted = (code: string): string => code.trimEnd().replace(/^/gm, "  | ");
