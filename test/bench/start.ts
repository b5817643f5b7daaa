/** (e) What a cold start pays for our modules: each bundle imported in fresh processes, against an empty module. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compare, type Side } from "./measure.ts";
import { rowOf, type Table } from "./table.ts";

const probe = `const start = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(start);
process.stdout.write(String((user + system) / 1000));`;

/** Milliseconds of the import alone: starting Node is not in our hands. */
const importing = (file: string): Side => {
  const args = ["--input-type=module", "--eval", probe, pathToFileURL(file).href];
  return () => Number(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout);
};

export const start: Table = {
  title: "Module start in fresh processes, against an empty module",
  jobs: ({ bundles, scratch, quick }) =>
    Object.entries(bundles).map(([name, { file }]) => ({
      title: `the ${name} bundle`,
      run() {
        const empty = join(scratch, "empty.mjs");
        writeFileSync(empty, "export {};\n");
        const most = quick ? 15 : 61;
        const comparison = compare(importing(empty), importing(file), { time: 60_000, least: most, most });
        const { cells } = rowOf({ bundle: name }, ["empty", "bundle"], comparison);
        return { cells: { ...cells, samples: most } };
      },
    })),
};
