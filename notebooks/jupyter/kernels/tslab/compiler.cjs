// Strict checks and today's library in cells. tslab fixes its compiler options in code and reads no tsconfig, so they
// are changed where it hands them to the compiler.
"use strict";
const { join } = require("node:path");
const { knowPropertyNames } = require("./earlier-names.cjs");
const { makeRoomForTimers, watchNothing } = require("./edits.cjs");

const GLOBALS = join(__dirname, "globals.d.ts");

/** Declarations that only the inside of an imported package refers to; to read them would take seconds. */
const UNSEEN = /\/node_modules\/(@types\/node|@resvg|linkedom)\/.*\.d\.ts$/;

const options = (ts) => ({
  strict: true,
  lib: ["lib.es2023.d.ts"],
  types: [],
  // The project's sources name their imports in full. The compiler wants noEmit beside this option and says so in a
  // message without a file, which tslab drops; it emits all the same.
  allowImportingTsExtensions: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
});

/** The result tells the compiler of edited files, and of those that are new to it, when it is called. */
exports.checkStrictly = (fromNotebook, declarations) => {
  const file = require.resolve("@tslab/typescript-for-tslab", { paths: [fromNotebook.resolve("tslab")] });
  const ts = require(file);
  const tellCompiler = watchNothing(ts.sys);
  // The compiler's functions are read-only, so tslab is given a copy of their list with two of them replaced.
  require.cache[file].exports = {
    ...ts,

    createWatchCompilerHost: (rootFiles, given, sys, ...rest) => {
      const { readFile } = sys;
      sys.readFile = (file, encoding) => {
        if (UNSEEN.test(file)) return "";
        const text = readFile(file, encoding);
        return declarations.instead(file, text) ?? text;
      };
      makeRoomForTimers(sys);
      const all = [...rootFiles, GLOBALS];
      return knowPropertyNames(
        ts,
        ts.createWatchCompilerHost(all, { ...given, ...options(ts) }, sys, ...rest),
      );
    },

    // tslab checks every file that a cell imports, again for every cell. Packages, the solvers among them, are checked
    // by `npm run check` with the project's own compiler; here that would take most of a notebook's time.
    getPreEmitDiagnosticsOfFiles: (program, files) =>
      ts.getPreEmitDiagnosticsOfFiles(
        program,
        files.filter((file) => !program.isSourceFileFromExternalLibrary(file)),
      ),
  };
  return tellCompiler;
};
