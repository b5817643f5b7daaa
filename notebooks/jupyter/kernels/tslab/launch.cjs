// Starts tslab for a notebook of this project. Jupyter calls it with the path of a connection file and in the
// notebook's folder, from which everything is loaded: so a copy of this folder among a user's kernels works as well.
//
// tslab as published compiles cells without strict checks, cannot load TypeScript from outside the notebook's folder,
// stumbles over files that are edited, and loses output; each file required below mends one of these before tslab starts.
// Node's plain require order matters: tsx first, so that solvers load from source; the compiler's options before tslab
// builds its compiler.
"use strict";
const Module = require("node:module");
const { join } = require("node:path");

const connectionFile = process.argv[2];
const fromNotebook = Module.createRequire(join(process.cwd(), "notebook.cjs"));

// Colours would end up in stored outputs as escape codes.
delete process.env.FORCE_COLOR;
process.env.NO_COLOR = "1";

try {
  loadTypeScript();
  const declarations = require("./declarations.cjs").declarationsOf(fromNotebook);
  const tellCompiler = require("./compiler.cjs").checkStrictly(fromNotebook, declarations);
  require("./publisher.cjs").loseNoOutput(fromNotebook);
  require("./earlier-names.cjs").findEarlierNames(fromNotebook);
  require("./edits.cjs").noticeEdits(fromNotebook, { declarations, tellCompiler });
  require("./shutdown.cjs").endWhenAsked(fromNotebook);
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND") throw error;
  console.error(
    `This kernel runs notebooks of a checkout of Optimal Play whose dependencies are installed (npm ci); ${process.cwd()} is in none: ${error.message.split("\n")[0]}`,
  );
  process.exit(1);
}

fromNotebook("tslab/dist/main").startKernel({ configPath: connectionFile, enableFindLocal: false });

/** Sources load through tsx, packages as Node loads them: the kernel starts three times as fast as with tsx for all. */
function loadTypeScript() {
  const loadJavaScript = Module._extensions[".js"];
  fromNotebook("tsx/cjs");
  Module._extensions[".js"] = loadJavaScript;
}
