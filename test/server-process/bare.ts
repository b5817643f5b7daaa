/** The floor that other times are compared with: a handler that only reads the body and answers with as much. */
import { join } from "node:path";
import { build, type FunctionName, root } from "../../infra/build.ts";

/** Built bundles of it, in place of both functions. */
export async function bareFolders(): Promise<Record<FunctionName, string>> {
  const entry = join(import.meta.dirname, "bare-handler.ts");
  const { solve, catalog } = await build({ solve: entry, catalog: entry }, join(root, "dist/bare"));
  return { solve: solve.folder, catalog: catalog.folder };
}
