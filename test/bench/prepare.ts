/** What the tables' processes need: bundles like the deployed ones, the C++ program, and the function's allowance. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { type Bundle, build, entryPoints, root } from "../../infra/build.ts";
import { stackName, synthesise } from "../../infra/stack/synthesise.ts";
import type { BundleFacts } from "./table.ts";

const here = join(root, "test/bench");

/** Our own programs go through the same bundler: what is timed is the code as it is deployed, minified. */
export async function prepare(scratch: string) {
  const entries = { ...entryPoints, tables: join(here, "tables.ts"), solveOne: join(here, "solve-one.ts") };
  const { solve, catalog, tables, solveOne } = await build(entries, join(scratch, "dist"));
  return {
    tables: fileOf(tables),
    solveOne: fileOf(solveOne),
    bundles: { solve: factsOf(solve), catalog: factsOf(catalog) },
    allowance: readAllowance({ solve: solve.folder, catalog: catalog.folder }, join(scratch, "cdk.out")),
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

interface Resource {
  readonly Type: string;
  readonly Properties: { readonly Timeout?: number; readonly MemorySize?: number };
}

/** Timeout and memory of the solve function, from the template that would be deployed. */
function readAllowance(folders: { solve: string; catalog: string }, outdir: string) {
  const file = join(synthesise({ folders, outdir }), `${stackName}.template.json`);
  const resources: Record<string, Resource> = JSON.parse(readFileSync(file, "utf8")).Resources;
  const found = Object.entries(resources).find(
    ([id, { Type }]) => Type === "AWS::Lambda::Function" && id.startsWith("Solve"),
  );
  const { Timeout, MemorySize } = found?.[1].Properties ?? {};
  if (Timeout === undefined || MemorySize === undefined)
    throw new Error("the template has no solve function");
  return { timeoutMs: 1000 * Timeout, memoryMb: MemorySize };
}
