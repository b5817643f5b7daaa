// What the project's own modules export, worked out once instead of in every cell. tslab's compiler starts from nothing
// for each cell, and to infer the type of a game from its sources takes it most of a second; so it reads declarations that
// the project's own compiler, fast and native, has made of the sources. A cell loads and runs the sources all the same. A
// file that is edited while the kernel runs is read as it is: a little later, but right.
"use strict";
const { spawnSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } = require("node:fs");
const { renameSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { dirname, join, relative, sep } = require("node:path");
const { ownFolders } = require("./own-packages.cjs");

const DAY = 24 * 60 * 60 * 1000;

/** The text that the compiler is to read instead of a file's own; undefined where that is to be read. */
exports.declarationsOf = (fromNotebook) => {
  const sources = new Map(ownFolders(fromNotebook).flatMap(sourcesIn));
  const root = commonFolder([...sources.keys()]);
  const folder = makeDeclarations(fromNotebook, root, sources);
  return (file, text) => {
    if (text === undefined || sources.get(file) !== text) return undefined;
    const declaration = join(folder, relative(root, file).replace(/\.ts$/, ".d.ts"));
    return existsSync(declaration) ? readFileSync(declaration, "utf8") : undefined;
  };
};

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".ts") && !file.includes("node_modules"))
    .map((file) => [join(folder, file), readFileSync(join(folder, file), "utf8")]);

function commonFolder(files) {
  let folder = dirname(files[0]);
  while (!files.every((file) => file.startsWith(folder + sep))) folder = dirname(folder);
  return folder;
}

/** Makes the declarations unless they are there from an earlier start, and returns their folder. */
function makeDeclarations(fromNotebook, root, sources) {
  const compiler = fromNotebook.resolve("typescript/package.json");
  const hash = createHash("sha256").update(readFileSync(compiler));
  for (const [file, text] of sources)
    hash.update(relative(root, file)).update("\0").update(text).update("\0");
  const cache = join(root, "node_modules", ".cache", "notebook-declarations");
  const folder = join(cache, hash.digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    if (Date.now() - statSync(join(cache, name)).mtimeMs > DAY)
      rmSync(join(cache, name), { recursive: true });
  }
  const making = mkdtempSync(join(cache, "making-"));
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: making,
    },
    files: [...sources.keys()],
    include: [],
  };
  writeFileSync(join(making, "tsconfig.json"), JSON.stringify(config));
  // Errors in the sources are none of a notebook's business; what can be declared is.
  spawnSync(process.execPath, [join(dirname(compiler), "bin", "tsc"), "-p", making], { stdio: "ignore" });
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true }); // another kernel that started with this one was first
  }
  return folder;
}
