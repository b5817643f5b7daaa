/** Programs to judge, for the tests: each written into a folder, judged as from the command line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { run } from "../run.ts";

export interface Judged {
  /** The exit code. */
  readonly code: number;
  readonly out: string;
  readonly notes: string;
  /** The position on which it fails, as it is printed: in LeetCode's form. */
  readonly position: string | undefined;
}

/** @returns a folder that is removed when the tests of the file have run */
export function folderFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `optimal-play-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Judges with the arguments as they would be typed in the folder. */
export async function judged(folder: string, args: readonly string[]): Promise<Judged> {
  const out: string[] = [];
  const notes: string[] = [];
  const code = await run(
    args,
    { INIT_CWD: folder },
    {
      out: (text) => out.push(text),
      note: (text) => notes.push(text),
      isTerminal: false,
    },
  );
  const text = out.join("\n");
  const [, position] = /^.* fails .* on(?: a position of size [\d,]+)?\n((?: {4}.*\n)+)/.exec(text) ?? [];
  return {
    code,
    out: text,
    notes: notes.join("\n"),
    ...{ position: position?.replaceAll(/^ {4}/gm, "").trimEnd() },
  };
}

/** Writes a solution and judges it. */
export function judgedText(
  folder: string,
  name: string,
  text: string,
  args: readonly string[],
): Promise<Judged> {
  writeFileSync(join(folder, name), text);
  const [game, ...flags] = args;
  return judged(folder, [game, name, "--seed=1", ...flags]);
}
