/** What the tables' processes need: bundles like the deployed ones and the C++ program. */
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { type Bundle, build, entryPoints, root } from "../../infra/build.ts";
import type { BundleFacts } from "./table.ts";

const here = join(root, "test/bench");

/** Our own programs go through the same bundler: what is timed is the code as it is deployed, minified. */
export async function prepare(scratch: string) {
  const entries = { ...entryPoints, tables: join(here, "tables.ts") };
  const { solve, catalog, tables } = await build(entries, join(scratch, "dist"));
  return {
    tables: fileOf(tables),
    bundles: { solve: factsOf(solve), catalog: factsOf(catalog) },
    native: join(here, "native"),
    knownAnswers: join(root, "test/known-answers"),
  };
}

const fileOf = ({ folder }: Bundle): string => join(folder, "index.mjs");

const factsOf = (bundle: Bundle): BundleFacts => ({ file: fileOf(bundle), parts: partsOf(bundle.metafile) });

function partsOf({ outputs }: Metafile): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const part =
        /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file.split("/").slice(0, 2).join("/");
      parts[part] = (parts[part] ?? 0) + bytesInOutput;
    }
  }
  return parts;
}
