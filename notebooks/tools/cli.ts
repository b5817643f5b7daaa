/**
 * Notebooks on the command line. `check` and `refresh` take notebooks, all of them when none is named; `write` takes a
 * Markdown draft and the notebook to make of it; `draft` the other way.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { differences } from "./compare.ts";
import { allNotebooks, executeAll } from "./execute-all.ts";
import { cellsFrom, markdownFrom } from "./markdown.ts";
import { readNotebook, writeNotebook } from "./notebook.ts";

const USAGE = `usage:
  check [NOTEBOOK…]                   run notebooks and say where outputs differ from what is stored
  refresh [NOTEBOOK…]                 run notebooks and store what they print
  write DRAFT.md NOTEBOOK             make a notebook of a Markdown draft and run it
  draft NOTEBOOK DRAFT.md             make a Markdown draft of a notebook
  compare FOLDER [NOTEBOOK…]          compare copies that something else has run with what is stored`;

const [command, ...args] = process.argv.slice(2);
const files = (given: readonly string[]) => (given.length > 0 ? given : allNotebooks());

if (command === "check") await check(files(args));
else if (command === "refresh") await refresh(files(args));
else if (command === "write" && args.length === 2) {
  writeNotebook(args[1], cellsFrom(readFileSync(args[0], "utf8")));
  await refresh([args[1]]);
} else if (command === "draft" && args.length === 2) {
  writeFileSync(args[1], markdownFrom(readNotebook(args[0])));
} else if (command === "compare" && args.length > 0) {
  for (const file of files(args.slice(1))) {
    report(file, differences(readNotebook(file), readNotebook(join(args[0], basename(file)))));
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

async function check(files: readonly string[]): Promise<void> {
  await executeAll(files, {
    onCell: progress,
    onDone: (file, result) =>
      report(file, "error" in result ? [result.error] : differences(readNotebook(file), result.cells)),
  });
}

async function refresh(files: readonly string[]): Promise<void> {
  await executeAll(files, {
    onCell: progress,
    onDone: (file, result) => {
      if ("error" in result) {
        report(file, [result.error]);
        return;
      }
      const changed = differences(readNotebook(file), result.cells).length;
      writeNotebook(file, result.cells);
      clearLine();
      console.log(
        `${basename(file)}: ${changed === 0 ? "as it was" : `${changed} outputs are new`} (${result.seconds.toFixed(1)} s)`,
      );
    },
  });
}

function report(file: string, complaints: readonly string[]): void {
  clearLine();
  if (complaints.length === 0) console.log(`${basename(file)}: as stored`);
  else process.exitCode = 1;
  for (const complaint of complaints) console.error(`${basename(file)}: ${complaint}`);
}

/** On one line that is written over and over; nothing where it would fill a log. */
function progress(file: string, number: number, total: number): void {
  if (!process.stderr.isTTY) return;
  clearLine();
  process.stderr.write(`${basename(file)}: cell ${number} of ${total}`);
}

function clearLine(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
}
