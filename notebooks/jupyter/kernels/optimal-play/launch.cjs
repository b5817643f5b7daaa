// Starts tslab for a notebook of this project. Jupyter calls it with the path of a connection file, in the notebook's
// folder, from which everything is loaded: so a copy of this folder among a user's kernels works as well.
//
// tslab as published compiles cells without strict checks, cannot load TypeScript from outside the notebook's folder, stumbles
// over edited files, loses output, and does not say in which line of a cell an error is. Each file required below fixes one
// of these before tslab starts. The order matters: tsx first, so that solvers load from source; the compiler's options
// before tslab builds its compiler.
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
  const fromTslab = Module.createRequire(fromNotebook.resolve("tslab"));
  const declarations = require("./declarations.cjs").declarationsOf(fromNotebook);
  const edits = require("./edits.cjs").editsOf(declarations);
  require("./compiler.cjs").compileStrictly(fromTslab, edits);
  require("./messages.cjs").sendEverything(fromTslab);
  require("./cells.cjs").runCells(fromTslab, edits, declarations.root);
  fromTslab("./main").startKernel({ configPath: connectionFile, enableFindLocal: false });
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND") throw error;
  console.error(
    `This kernel runs notebooks inside a checkout of Optimal Play after npm ci; ${process.cwd()} is not in one: ${error.message.split("\n")[0]}`,
  );
  process.exit(1);
}

/** Sources load through tsx, packages as Node loads them: the kernel starts three times as fast as with tsx for all. */
function loadTypeScript() {
  const loadJavaScript = Module._extensions[".js"];
  fromNotebook("tsx/cjs");
  Module._extensions[".js"] = loadJavaScript;
}
