// What `npm pack` runs in this folder: before it packs, this builds what is published; afterwards, with "restore", it
// puts everything back. Inside the repository the package is used unbuilt, so its manifest names index.ts and has no
// "exports": the notebooks import single modules. Outside, Node.js runs no TypeScript below node_modules. So while npm
// packs, what stands below "publishConfig" overrides the manifest, as pnpm does by itself and npm does not.
//
// The manifest is replaced last, when all that takes time is done. A packing that is interrupted even so leaves
// package.json.orig: git shows it, a test fails, and the next packing starts by putting it back.
// Publish the tarball (`npm publish FILE.tgz`), for the registry's own copy of the manifest is read from what is published.
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const root = join(here, "../..");
const manifest = join(here, "package.json");
const original = `${manifest}.orig`;
const built = join(here, "dist");
const license = join(here, "LICENSE");

restore();
if (process.argv[2] !== "restore") {
  try {
    build();
    copyFileSync(join(root, "LICENSE"), license);
    publishManifest();
  } catch (error) {
    restore();
    console.error(`The package cannot be built: ${error.message}`);
    process.exitCode = 1;
  }
}

function restore() {
  if (existsSync(original)) renameSync(original, manifest);
  rmSync(built, { recursive: true, force: true });
  rmSync(license, { force: true });
}

function build() {
  execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--project", here], {
    stdio: ["ignore", 2, 2],
  });
  // TypeScript rewrites "./game.ts" in JavaScript and leaves it in declarations, where not every tool follows it.
  for (const file of readdirSync(built, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".d.ts")) continue;
    const text = readFileSync(join(built, file), "utf8");
    writeFileSync(join(built, file), text.replaceAll(/(\bfrom |\bimport\()"(\.[^"]*)\.ts"/g, '$1"$2.js"'));
  }
}

function publishManifest() {
  const { publishConfig, scripts: _scripts, ...rest } = JSON.parse(readFileSync(manifest, "utf8"));
  copyFileSync(manifest, original);
  writeFileSync(manifest, `${JSON.stringify({ ...rest, ...publishConfig }, null, 2)}\n`);
}
