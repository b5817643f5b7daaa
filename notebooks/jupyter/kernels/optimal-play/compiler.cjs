// How cells are compiled: with strict checks, today's library and Node's types. tslab fixes its compiler options in code
// and reads no tsconfig, so they are changed where it hands them to the compiler. There, too, are handled an await that
// tslab does not recognise and a name of an earlier cell that it does not find.
"use strict";
const { join } = require("node:path");
const { keepMaps } = require("./traces.cjs");

const GLOBALS = join(__dirname, "globals.d.ts");
const CELL = /[/\\]__tslab__\.ts$/;
const EARLIER_CELLS = /[/\\]__prev__\.d\.ts$/;

/** "'await' expressions are only allowed within async functions": how tslab recognises a cell that awaits. */
const AWAITS = 1308;
/** "Could not find a declaration file for module": a package without types is `any`, strict or not. */
const UNTYPED_PACKAGE = 7016;

const options = (ts) => ({
  strict: true,
  lib: ["lib.es2023.d.ts"],
  types: ["node"],
  // The project's sources name their imports in full. The compiler wants noEmit beside this option and says so in a
  // message without a file, which tslab drops; it emits all the same.
  allowImportingTsExtensions: true,
  moduleDetection: ts.ModuleDetectionKind.Force,
  inlineSourceMap: true,
});

exports.compileStrictly = (fromTslab, edits) => {
  const file = fromTslab.resolve("@tslab/typescript-for-tslab");
  const ts = fromTslab(file);
  edits.watch(ts.sys);
  // The compiler's functions are read-only, so tslab is given a copy of their list with three of them replaced.
  require.cache[file].exports = {
    ...ts,

    createWatchCompilerHost: (rootFiles, given, ...rest) => {
      const host = ts.createWatchCompilerHost([...rootFiles, GLOBALS], { ...given, ...options(ts) }, ...rest);
      return writeNamesOut(ts, host);
    },

    // tslab checks every file that a cell imports, again for every cell. Packages, the solvers among them, are checked
    // by `npm run check` with the project's own compiler; here that would take most of a notebook's time.
    getPreEmitDiagnosticsOfFiles: (program, files) => {
      const checked = files.filter(
        (file) => !program.isSourceFileFromExternalLibrary(file) && !/\.[cm]?jsx?$/.test(file.fileName),
      );
      const inCells = checked
        .filter(({ fileName }) => CELL.test(fileName))
        .flatMap((cell) => diagnosticsOf(ts, cell));
      const others = ts
        .getPreEmitDiagnosticsOfFiles(program, checked)
        .filter(({ code, start }) => code !== UNTYPED_PACKAGE && !inCells.some((one) => one.start === start));
      return [...others.map((one) => (one.code === AWAITS ? { ...one, code: 0 } : one)), ...inCells];
    },

    transpileModule: (code, given) => keepMaps(ts, code, given),
  };
};

/**
 * tslab runs a cell as an async function if there is the diagnostic AWAITS for an await outside functions. But the compiler
 * has none for `await (p)`, which it parses twice before it knows that this is no call, and it has one for an await in a
 * method, which is an error. So here is AWAITS for each await outside functions, and for no other.
 */
function diagnosticsOf(ts, cell) {
  const diagnostics = [];
  const add = (node, code, messageText) => {
    const start = node.getStart(cell);
    const category = ts.DiagnosticCategory.Error;
    diagnostics.push({ file: cell, start, length: node.end - start, code, category, messageText });
  };
  const visit = (node, inFunction) => {
    if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
      add(node, 0, "'import.meta' does not exist in a cell.");
    }
    if (!inFunction && ts.isAwaitExpression(node)) add(node.getFirstToken(cell), AWAITS, "awaits");
    if (!inFunction && ts.isForOfStatement(node) && node.awaitModifier)
      add(node.awaitModifier, AWAITS, "awaits");
    ts.forEachChild(node, (child) => visit(child, inFunction || ts.isFunctionLike(node)));
  };
  visit(cell, false);
  return diagnostics;
}

/**
 * If an earlier cell declared piles, tslab turns `piles` into `exports.piles`. It does not in `{ piles }`, and the cell
 * stops with "piles is not defined"; but it does in `const { piles: row } = position`, where piles is a property. Both are
 * rewritten before tslab sees them.
 */
function writeNamesOut(ts, host) {
  const { factory } = ts;
  const rewritten = (checker) => (context) => (cell) => {
    const isEarlier = (name) =>
      checker
        .getShorthandAssignmentValueSymbol(name)
        ?.declarations?.some((declaration) => EARLIER_CELLS.test(declaration.getSourceFile().fileName));
    const visit = (node) => {
      if (ts.isShorthandPropertyAssignment(node) && isEarlier(node)) {
        const name = node.name.text;
        const variable = factory.createPropertyAccessExpression(factory.createIdentifier("exports"), name);
        const fallback = ts.visitNode(node.objectAssignmentInitializer, visit);
        return factory.createPropertyAssignment(
          name,
          fallback ? factory.createAssignment(variable, fallback) : variable,
        );
      }
      if (ts.isBindingElement(node) && node.propertyName && ts.isIdentifier(node.propertyName)) {
        return factory.updateBindingElement(
          node,
          node.dotDotDotToken,
          factory.createIdentifier(node.propertyName.text),
          ts.visitNode(node.name, visit),
          ts.visitNode(node.initializer, visit),
        );
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitNode(cell, visit);
  };

  const { createProgram } = host;
  host.createProgram = (...args) => {
    const builder = createProgram(...args);
    const { emit } = builder;
    builder.emit = (file, write, cancel, onlyDeclarations, transformers) =>
      emit(file, write, cancel, onlyDeclarations, {
        ...transformers,
        before: [rewritten(builder.getProgram().getTypeChecker())],
      });
    return builder;
  };
  return host;
}
