// What the project's own modules export, worked out once instead of in every cell. tslab's compiler starts from nothing
// for each cell and takes most of a second to infer the type of a game from its sources; so it reads declarations instead,
// which the project's own compiler, fast and native, has made of the sources. A cell still loads and runs the sources.
// If they change while their declarations are made, the sources are read themselves: slower, but right.
"use strict";
const { spawnSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } = require("node:fs");
const { renameSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { dirname, join, relative, sep } = require("node:path");
const { isDeepStrictEqual } = require("node:util");

/** Cells import these from source. */
const OWN_PACKAGES = ["@optimal-play/games", "@optimal-play/notebook"];

const DAY = 24 * 60 * 60 * 1000;

exports.declarationsOf = (fromNotebook) => {
  const folders = OWN_PACKAGES.map((name) =>
    dirname(realpathSync(fromNotebook.resolve(`${name}/package.json`))),
  );
  const root = commonFolder(folders);
  const onDisk = (sources) => isDeepStrictEqual(sourcesIn(folders), sources);
  let declared = new Map();
  let folder;

  const declarations = {
    root,

    isOwn: (file) => folders.some((folder) => file.startsWith(folder + sep)),

    /** The texts of the sources of own packages, by path; without those that are empty, because they are being saved. */
    sources: () => sourcesIn(folders),

    /** The text for the compiler to read instead of the file's; undefined where it should read the file's. */
    instead(file, text) {
      if (folder === undefined || text === undefined || declared.get(file) !== text) return undefined;
      const declaration = join(folder, relative(root, file).replace(/\.ts$/, ".d.ts"));
      return existsSync(declaration) ? readFileSync(declaration, "utf8") : undefined;
    },

    /** Whether the declarations were made again: an edited file changes what others infer from it. */
    renew(sources) {
      if (isDeepStrictEqual(sources, declared) && folder !== undefined) return false;
      declared = sources;
      folder = onDisk(sources) ? makeDeclarations(fromNotebook, root, sources, onDisk) : undefined;
      return true;
    },
  };
  declarations.renew(sourcesIn(folders));
  return declarations;
};

function sourcesIn(folders) {
  const sources = new Map();
  for (const file of folders.flatMap(filesIn)) {
    const text = unlessMissing(() => readFileSync(file, "utf8"));
    if (text) sources.set(file, text);
  }
  return sources;
}

const filesIn = (folder) =>
  (unlessMissing(() => readdirSync(folder, { recursive: true })) ?? [])
    .filter((file) => file.endsWith(".ts") && !file.includes("node_modules"))
    .map((file) => join(folder, file));

/** Files and folders may vanish while they are read. */
function unlessMissing(read) {
  try {
    return read();
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  }
}

function commonFolder(folders) {
  let folder = dirname(folders[0]);
  while (!folders.every((inner) => inner.startsWith(folder + sep))) folder = dirname(folder);
  return folder;
}

/**
 * Makes the declarations unless they are there from an earlier start, and returns their folder; undefined when they may
 * not be those of the sources.
 */
function makeDeclarations(fromNotebook, root, sources, onDisk) {
  const compiler = fromNotebook.resolve("typescript/package.json");
  const hash = createHash("sha256").update(readFileSync(compiler));
  for (const [file, text] of sources)
    hash.update(relative(root, file)).update("\0").update(text).update("\0");
  const cache = join(root, "node_modules", ".cache", "notebook-declarations");
  const folder = join(cache, hash.digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    // what another kernel is making may be renamed, or removed like the old, meanwhile
    const { mtimeMs } = statSync(join(cache, name), { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > DAY) rmSync(join(cache, name), { recursive: true, force: true });
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
  if (!onDisk(sources)) {
    rmSync(making, { recursive: true });
    return undefined;
  }
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true }); // another kernel that started with this one was first
  }
  return folder;
}
