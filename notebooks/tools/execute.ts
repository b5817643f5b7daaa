/**
 * Runs a notebook from its first cell to its last in a fresh kernel. Then the answers that are folded away under the
 * exercises: each is run like a cell of its own and the check above it once more, which must then be satisfied.
 */
import { dirname } from "node:path";
import { RIGHT } from "../lib/exercise.ts";
import { startKernel } from "./kernel.ts";
import { type Cell, type Output, readNotebook } from "./notebook.ts";

export interface ExecuteOptions {
  /** Told of every code cell before it runs. */
  readonly onCell?: (number: number, total: number) => void;
  /** Milliseconds that one cell may take. */
  readonly patience?: number;
}

/**
 * The notebook's cells with what they print now.
 * @throws {Error} when a cell fails or a folded answer is not right
 */
export async function executeNotebook(file: string, options: ExecuteOptions = {}): Promise<Cell[]> {
  const { onCell, patience = 60_000 } = options;
  const cells = readNotebook(file);
  const total = cells.filter(({ kind }) => kind === "code").length;
  const kernel = await startKernel(dirname(file));

  const run = async (what: string, code: string): Promise<readonly Output[]> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} took over ${patience / 1000} s`)), patience);
    });
    try {
      const { outputs, ok } = await Promise.race([kernel.execute(code), tooLong]);
      if (!ok) throw new Error(`${what} failed:\n${quoted(code)}\n${textOf(outputs, "stderr").trim()}`);
      return outputs;
    } finally {
      clearTimeout(timer);
    }
  };

  try {
    const executed: Cell[] = [];
    for (const cell of cells) {
      if (cell.kind === "code") {
        const number = executed.filter(({ kind }) => kind === "code").length + 1;
        onCell?.(number, total);
        const outputs = await run(`code cell ${number}`, cell.source);
        executed.push({ ...cell, outputs });
      } else {
        executed.push(cell);
      }
    }
    for (const [index, cell] of cells.entries()) {
      const answer = foldedAnswer(cell);
      if (answer === undefined) continue;
      const check = cells
        .slice(0, index)
        .findLast(({ kind, source }) => kind === "code" && /\bcheck\(/.test(source));
      if (check === undefined) throw new Error(`an answer has no check above it:\n${quoted(answer)}`);
      await run("a folded answer", answer);
      const said = textOf(await run("the check of a folded answer", check.source), "stdout");
      if (!said.includes(RIGHT))
        throw new Error(`a folded answer is not right:\n${quoted(answer)}\n${said.trim()}`);
    }
    return executed;
  } finally {
    await kernel.close();
  }
}

/** The TypeScript inside a <details> of a markdown cell. */
function foldedAnswer({ kind, source }: Cell): string | undefined {
  if (kind !== "markdown" || !source.includes("<details")) return undefined;
  const code = Array.from(source.matchAll(/^```ts\n([\s\S]*?)^```/gm), ([, body]) => body);
  return code.length > 0 ? code.join("\n") : undefined;
}

const textOf = (outputs: readonly Output[], stream: string): string =>
  outputs
    .map((output) => (output.output_type === "stream" && output.name === stream ? output.text : ""))
    .join("");

const quoted = (code: string): string => code.trimEnd().replace(/^/gm, "  | ");
