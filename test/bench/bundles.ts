/** (f) What is deployed, in bytes. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Table } from "./table.ts";

export const bundles: Table = {
  title: "Bundles, bytes",
  jobs: (bench) =>
    Object.entries(bench.bundles).map(([name, { file, parts }]) => ({
      title: `the ${name} bundle`,
      run() {
        const bytes = readFileSync(file);
        const of = Object.entries(parts)
          .sort(([, a], [, b]) => b - a)
          .map(([part, size]) => `${part} ${size.toLocaleString("en")}`)
          .join(", ");
        return { cells: { bundle: name, minified: bytes.length, gzipped: gzipSync(bytes).length, of } };
      },
    })),
};
