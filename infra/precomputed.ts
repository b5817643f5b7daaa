/**
 * Modules that only state what other modules work out: esbuild gets their exports as JSON, and with them none of the code
 * that made them. Such a module is named `built-*.ts` and exports plain data.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

export const precomputed: Plugin = {
  name: "precomputed",
  setup({ onLoad, initialOptions: { absWorkingDir, mainFields } }) {
    onLoad({ filter: /\/built-[\w-]+\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        absWorkingDir,
        mainFields,
        bundle: true,
        platform: "node",
        format: "esm",
        write: false,
        logLevel: "silent",
      } as Parameters<typeof build>[0] & { write: false });
      const exported = await run(outputFiles[0].text);
      const statements = Object.entries(exported).map(
        ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
      );
      return { contents: statements.join("\n"), loader: "js" };
    });
  },
};

async function run(code: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), "optimal-play-"));
  try {
    const file = join(folder, "module.mjs");
    writeFileSync(file, code);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
