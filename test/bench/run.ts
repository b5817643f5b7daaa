/**
 * `npm run bench`: how fast the solvers and the functions are, as ratios measured in one run on this machine, in one table
 * that says which target is missed.
 *
 *   npm run bench                           every row: some ten minutes
 *   npm run bench -- --quick                fewer samples
 *   npm run bench -- --only passes,growth   passes, against, growth, questions, functions
 *   npm run bench -- --match stone-game-vi  the rows that have these words
 *   npm run bench -- --json out.json        the same figures as JSON, too
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, entryPoints, root } from "../../infra/build.ts";
import { PlainError, runMain } from "../../infra/command.ts";
import type { Spread } from "./measure.ts";
import { compileNative } from "./native.ts";
import { tables } from "./rows.ts";
import type { Bench, Measured, Row } from "./table.ts";

runMain(import.meta.url, async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      match: { type: "string", default: "" },
      quick: { type: "boolean", default: false },
      json: { type: "string" },
    },
  });
  const names = values.only?.split(",") ?? Object.keys(tables);
  const unknown = names.find((name) => !(name in tables));
  if (unknown !== undefined)
    throw new PlainError(
      `There are no rows ${JSON.stringify(unknown)}; there are ${Object.keys(tables).join(", ")}.`,
    );
  const rows = names.flatMap((table) =>
    tables[table]
      .map((row, number) => ({ table, number, row }))
      .filter(({ row }) => row.work.includes(values.match)),
  );
  const scratch = mkdtempSync(join(tmpdir(), "optimal-play-bench-"));
  try {
    const results = await measured(rows, await prepared(values.quick, scratch));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

/** Our own programs go through the same bundler: what is timed is the code as it is deployed, minified. */
async function prepared(quick: boolean, scratch: string): Promise<Bench> {
  const built = await build(
    { ...entryPoints, row: join(root, "test/bench/process.ts") },
    join(scratch, "dist"),
  );
  const [solve, catalog, program] = [built.solve, built.catalog, built.row].map(({ folder }) =>
    join(folder, "index.mjs"),
  );
  const native = compileNative(join(root, "test/bench/native"), scratch);
  const effort = quick ? { time: 250, least: 2, most: 11 } : { time: 2500, least: 5, most: 31 };
  return { quick, effort, program, native, functions: { solve, catalog }, scratch };
}

async function measured(
  rows: readonly { readonly table: string; readonly number: number; readonly row: Row }[],
  bench: Bench,
) {
  const width = Math.max(...rows.map(({ row }) => row.work.length));
  const line = (cells: readonly string[]) =>
    console.log(
      [cells[0].padEnd(width), ...cells.slice(1, 4).map((cell) => cell.padStart(20)), ...cells.slice(4)].join(
        "  ",
      ),
    );
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}; medians with quartiles\n`,
  );
  line(["what over what", "what, ms", "over what, ms", "ratio", "target"]);
  const results: (Partial<Measured> & { work: string; target: string; met: boolean | null })[] = [];
  for (const { table, number, row } of rows) {
    const found = await inProcess(bench, table, number);
    const { atMost = Number.POSITIVE_INFINITY, atLeast = 0 } = row;
    const target =
      row.atMost !== undefined
        ? `≤ ${figure(atMost)}`
        : row.atLeast !== undefined
          ? `≥ ${figure(atLeast)}`
          : "";
    if ("failure" in found) {
      console.log(`${row.work}: left out, ${found.failure}`);
      continue;
    }
    const { median } = found.ratio;
    const met = target === "" ? null : median <= atMost && median >= atLeast;
    const [base, other] = "base" in found ? [found.base, found.other] : [undefined, undefined];
    line([
      row.work,
      shown(other),
      shown(base),
      shown(found.ratio),
      met === false ? `${target} MISSED` : target,
    ]);
    results.push({ work: row.work, target, met, ...found });
  }
  const missed = results.filter(({ met }) => met === false);
  console.log(
    `\n${results.filter(({ met }) => met).length} targets met, ${missed.length} missed${missed.map(({ work }) => `\n  ${work}`).join("")}`,
  );
  return results;
}

function inProcess(
  bench: Bench,
  table: string,
  number: number,
): Promise<Measured | { readonly failure: string }> {
  const child = fork(bench.program, [table, String(number), JSON.stringify(bench)], {
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("message", (message) => resolve(message as Measured));
    child.once("exit", (code, signal) => resolve({ failure: `it ended with ${signal ?? `code ${code}`}` }));
  });
}

const shown = (spread: Spread | undefined): string =>
  spread === undefined ? "" : `${figure(spread.median)} (${figure(spread.low)}-${figure(spread.high)})`;

/** Three digits, thousands separated. */
const figure = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));
