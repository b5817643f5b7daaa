/**
 * `npm run bench`: how fast the solvers and the handler are, as ratios measured in one run on this machine.
 *
 *   npm run bench                        every table: a few minutes
 *   npm run bench -- --quick             fewer samples and smaller sizes: under a minute
 *   npm run bench -- --only speed,floor  speed, stone-game-ii, growth, floor, handler, start, bundles
 *   npm run bench -- --json out.json     the same figures as JSON, too
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PlainError, runMain } from "../../infra/command.ts";
import { compileNative } from "./native.ts";
import { prepare } from "./prepare.ts";
import { printed, printedVerdicts } from "./print.ts";
import type { Bench, Row, Verdict } from "./table.ts";
import type { Message } from "./tables.ts";

const names = ["speed", "stone-game-ii", "growth", "floor", "handler", "start", "bundles"];

runMain(import.meta.url, async () => {
  const options = readOptions();
  const scratch = mkdtempSync(join(tmpdir(), "optimal-play-bench-"));
  try {
    await run(options, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

interface Options {
  readonly tables: readonly string[];
  readonly quick: boolean;
  readonly json: string | undefined;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      quick: { type: "boolean", default: false },
      json: { type: "string" },
    },
  });
  const tables = values.only?.split(",") ?? names;
  const unknown = tables.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new PlainError(`There is no table ${JSON.stringify(unknown)}; the tables are ${names.join(", ")}.`);
  }
  return { tables, quick: values.quick, json: values.json };
}

async function run({ tables, quick, json }: Options, scratch: string): Promise<void> {
  const prepared = await prepare(scratch);
  const inCpp = tables.includes("speed") || tables.includes("stone-game-ii");
  const native = inCpp ? compileNative(prepared.native, scratch) : null;
  if (inCpp && native === null) console.error("No g++ here: the rows against C++ are left out.");
  const effort = quick ? { time: 250, least: 2, most: 11 } : { time: 2500, least: 5, most: 31 };
  const bench: Bench = { ...prepared, quick, effort, native, scratch };
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`;
  console.log(`${machine}${quick ? ", quick" : ""}; a spread is the median with its quartiles`);

  const results: Record<string, { title: string; rows: Row[] }> = {};
  const verdicts: Verdict[] = [];
  for (const name of tables) {
    const { title, rows, failures } = await runTable(prepared.tables, name, bench);
    results[name] = { title, rows };
    console.log(printed(title, rows));
    for (const { work, failure } of failures) console.log(`left out: ${work}: ${failure}`);
    verdicts.push(...rows.flatMap(({ verdict }) => verdict ?? []));
  }
  if (verdicts.length > 0) console.log(printedVerdicts(verdicts));
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify({ machine, quick, results, verdicts }, null, 2)}\n`);
}

/** In a process of its own: what one table does to the compiler and the heap is nothing to the next. */
function runTable(program: string, table: string, bench: Bench) {
  const child = fork(program, { execArgv: ["--expose-gc"], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  let title = table;
  const rows: Row[] = [];
  const failures: { work: string; failure: string }[] = [];
  child.on("message", (message: Message) => {
    if ("title" in message) title = message.title;
    else if ("row" in message) rows.push(message.row);
    else failures.push(message);
  });
  child.send({ table, bench });
  return new Promise<{ title: string; rows: Row[]; failures: typeof failures }>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve({ title, rows, failures });
      else reject(new PlainError(`The table ${table} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}
