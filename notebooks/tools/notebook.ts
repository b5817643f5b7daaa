/**
 * A notebook file (nbformat 4.5) in one stable form: sorted keys, indented by one space as Jupyter writes it, a line of
 * source or output per line of file, and nothing that differs from run to run (no execution counts, no time stamps).
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KERNEL_NAME, SPEC } from "./kernel.ts";

export type Output =
  | { readonly output_type: "stream"; readonly name: string; readonly text: string }
  | {
      readonly output_type: "display_data";
      /** By media type; pictures in base64. */
      readonly data: Readonly<Record<string, string>>;
      readonly metadata: object;
    }
  | ({ readonly output_type: "error" } & CellError);

export interface CellError {
  readonly ename: string;
  readonly evalue: string;
  readonly traceback: readonly string[];
}

export interface Cell {
  readonly kind: "markdown" | "code";
  readonly id: string;
  readonly source: string;
  /** Empty for markdown. */
  readonly outputs: readonly Output[];
}

export function readNotebook(file: string): Cell[] {
  const { cells } = JSON.parse(readFileSync(file, "utf8")) as { cells: StoredCell[] };
  return withUniqueIds(
    cells
      .filter(({ cell_type }) => cell_type !== "raw")
      .map(({ cell_type, id, source, outputs }) => ({
        kind: cell_type === "code" ? "code" : "markdown",
        id: id ?? idOf(joined(source)),
        source: joined(source),
        outputs: tidied((outputs ?? []).map(outputFrom)),
      })),
  );
}

export function writeNotebook(file: string, cells: readonly Cell[]): void {
  const { display_name, language } = JSON.parse(readFileSync(join(SPEC, "kernel.json"), "utf8"));
  const notebook = {
    cells: withUniqueIds(cells).map(({ kind, id, source, outputs }) => ({
      cell_type: kind,
      ...(kind === "code" ? { execution_count: null, outputs: tidied(outputs).map(outputToStore) } : {}),
      id,
      metadata: {},
      source: lines(source),
    })),
    metadata: {
      kernelspec: { display_name, language, name: KERNEL_NAME },
      language_info: { file_extension: ".ts", mimetype: "text/typescript", name: "typescript" },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  writeFileSync(file, `${JSON.stringify(sorted(notebook), null, 1)}\n`);
}

/** Adjacent pieces of one stream are one output: how a kernel cuts them is a matter of timing. */
export function tidied(outputs: readonly Output[]): Output[] {
  const tidy: Output[] = [];
  for (const output of outputs) {
    const last = tidy.at(-1);
    if (output.output_type === "stream" && last?.output_type === "stream" && last.name === output.name) {
      tidy[tidy.length - 1] = { ...last, text: last.text + output.text };
    } else {
      tidy.push(output);
    }
  }
  return tidy;
}

/** Text in a file: a string, or the lines of one. */
type Text = string | readonly string[];

interface StoredOutput {
  readonly output_type: string;
  readonly name?: string;
  readonly text?: Text;
  readonly data?: Readonly<Record<string, Text>>;
  readonly metadata?: object;
  readonly ename?: string;
  readonly evalue?: string;
  readonly traceback?: readonly string[];
}

interface StoredCell {
  readonly cell_type: string;
  readonly id?: string;
  readonly source: Text;
  readonly outputs?: readonly StoredOutput[];
}

const joined = (text: Text): string => (typeof text === "string" ? text : text.join(""));
const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];
const isPicture = (mediaType: string): boolean => /^image\/(?!svg)/.test(mediaType);

function outputFrom(stored: StoredOutput): Output {
  const { output_type, name = "", text = "", data = {}, metadata = {} } = stored;
  if (output_type === "stream") return { output_type, name, text: joined(text) };
  if (output_type === "error") {
    const { ename = "", evalue = "", traceback = [] } = stored;
    return { output_type, ename, evalue, traceback };
  }
  if (output_type !== "display_data")
    throw new Error(`an output of type ${output_type}, which tslab never sends`);
  const entries = Object.entries(data).map(([type, content]) => [
    type,
    isPicture(type) ? joined(content).trim() : joined(content),
  ]);
  return { output_type, data: Object.fromEntries(entries), metadata };
}

function outputToStore(output: Output): StoredOutput {
  if (output.output_type === "stream") return { ...output, text: lines(output.text) };
  if (output.output_type === "error") return output;
  const entries = Object.entries(output.data).map(([type, content]) => [
    type,
    isPicture(type) ? content : lines(content),
  ]);
  return { ...output, data: Object.fromEntries(entries) };
}

const idOf = (source: string): string => createHash("sha256").update(source).digest("hex").slice(0, 8);

function withUniqueIds(cells: readonly Cell[]): Cell[] {
  const taken = new Map<string, number>();
  return cells.map((cell) => {
    const times = (taken.get(cell.id) ?? 0) + 1;
    taken.set(cell.id, times);
    return times === 1 ? cell : { ...cell, id: `${cell.id}-${times}` };
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
