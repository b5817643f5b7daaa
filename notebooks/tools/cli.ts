/** Notebooks on the command line. Where none is named, all of them are meant. */
import { basename, join, resolve } from "node:path";
import { differences } from "./compare.ts";
import { allNotebooks, executeAll } from "./execute.ts";
import { readNotebook, writeNotebook } from "./notebook.ts";
import { wayComplaints, withWay } from "./way.ts";

const USAGE = `usage:
  check [NOTEBOOK…]                   run notebooks and say where outputs differ from what is stored
  refresh [NOTEBOOK…]                 run notebooks and store what they print
  compare FOLDER [NOTEBOOK…]          compare copies that something else has run with what is stored`;

const [command, ...args] = process.argv.slice(2);

if (command === "check") await check(notebooks(args));
else if (command === "refresh") await refresh(notebooks(args));
else if (command === "compare" && args.length > 0) {
  const [folder, ...given] = args;
  for (const file of notebooks(given)) {
    report(file, differences(readNotebook(file), readNotebook(join(whereOneStands(folder), basename(file)))));
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

function notebooks(given: readonly string[]): string[] {
  return given.length > 0 ? given.map(whereOneStands) : allNotebooks();
}

/** npm runs a script in the project's folder and leaves in INIT_CWD where it was called. */
function whereOneStands(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? "", path);
}

async function check(files: readonly string[]): Promise<void> {
  await executeAll(files, {
    onCell: progress,
    onDone: (file, result) =>
      report(
        file,
        "error" in result
          ? [result.error]
          : [...wayComplaints(file, result.cells), ...differences(readNotebook(file), result.cells)],
      ),
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
      writeNotebook(file, withWay(file, result.cells));
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
