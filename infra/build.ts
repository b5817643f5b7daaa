/**
 * Minified ES modules, and beside them nothing but the licences of what is in them: `dist/<function>` is what Lambda gets,
 * `index.mjs` the module that it loads, the others what that loads late and what they share.
 * `npm run build`, the CDK app and `npm start` all call `build()`, so there is one way to make a bundle.
 * The same sources give the same bytes, and a file is rewritten only when its bytes change: asset hashes, and
 * with them deployments, follow the code and not the clock.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build as esbuild, type Metafile } from "esbuild";
import { PlainError, runMain } from "./command.ts";
import { lateCrypto } from "./late-crypto.ts";
import { buildPage, page } from "./page.ts";
import { precomputed } from "./precomputed.ts";
import { root } from "./root.ts";
import { modulesIn, thirdPartyNotices } from "./third-party.ts";

export { root };

/** The functions by name, and the module that exports each one's `handler`. */
export const entryPoints: Readonly<Record<FunctionName, string>> = {
  solve: join(root, "functions/solve/handler.ts"),
  catalog: join(root, "functions/catalog/handler.ts"),
};

export type FunctionName = "catalog" | "solve";

export interface Bundle {
  /** The folder that is deployed. */
  readonly folder: string;
  readonly bytes: number;
  /** What esbuild put inside, file by file. */
  readonly metafile: Metafile;
}

export async function build(
  entries: Readonly<Record<string, string>> = entryPoints,
  outdir: string = join(root, "dist"),
): Promise<Record<string, Bundle>> {
  const bundles = await Promise.all(
    Object.entries(entries).map(async ([name, entry]) => [name, await bundle(entry, join(outdir, name))]),
  );
  return Object.fromEntries(bundles);
}

async function bundle(entry: string, folder: string): Promise<Bundle> {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: { index: entry },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    // What is imported late (`import()`) is a file by itself, neither read nor compiled before; so is what several share.
    splitting: true,
    chunkNames: "[name]-[hash]",
    // Paths inside the metafile, and with them the order of modules, must not depend on where we were called.
    absWorkingDir: root,
    bundle: true,
    minify: true,
    platform: "node",
    // Deployed to Node 24, but the same file serves `npm start` and the tests on Node 20.
    target: "node20",
    format: "esm",
    // Node reads modules as UTF-8: "²" is two bytes then, not six, and a character of the Chinese page three, not seven.
    charset: "utf8",
    // Prefer a dependency's ES module: it can be tree-shaken, its CommonJS twin cannot.
    mainFields: ["module", "main"],
    // What a package's code itself says of its licence; its licence file comes beside the bundle.
    legalComments: "eof",
    plugins: [page, precomputed, lateCrypto],
    metafile: true,
    write: false,
    logLevel: "silent",
  }).catch((failure: Error) => {
    // esbuild's message names file, line and reason.
    throw new PlainError(failure.message);
  });
  if (outputFiles.some(({ text }) => text.includes(REQUIRES)))
    throw new PlainError(`${entry}: something in it calls require(), which an ES module does not have.`);
  const modules = Object.fromEntries(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const notices = thirdPartyNotices(modulesIn(metafile), root);
  replaceFiles(folder, { ...modules, ...(notices === undefined ? {} : { [noticesFile]: notices }) });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
  return { folder, bytes, metafile };
}

/** In what esbuild puts in the place of a require() that it cannot resolve; it would throw. */
const REQUIRES = "Dynamic require of ";

/** Beside the functions' folders. */
const pageFile = "optimal-play.html";

const noticesFile = "THIRD-PARTY-LICENSES.txt";

/** Readers (a second build, a running server) see the old file or the new one, never half of one. */
function replaceFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!(name in files) && !name.endsWith(".tmp")) rmSync(join(folder, name), { recursive: true });
  }
  for (const [name, contents] of Object.entries(files)) {
    const path = join(folder, name);
    if (sameBytes(path, Buffer.from(contents))) continue;
    const unfinished = `${path}.${process.pid}.tmp`;
    writeFileSync(unfinished, contents);
    renameSync(unfinished, path);
  }
}

function sameBytes(path: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    return false;
  }
}

runMain(import.meta.url, async () => {
  for (const [name, { folder, bytes }] of Object.entries(await build())) {
    console.log(`${name}: ${join(folder, "index.mjs")}, ${bytes} bytes`);
  }
  const { html } = await buildPage();
  const file = join(root, "dist", pageFile);
  writeFileSync(file, html);
  console.log(`page: ${file}, ${Buffer.byteLength(html)} bytes, works from disk and on any static host`);
});
