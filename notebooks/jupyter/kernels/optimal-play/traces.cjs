// Stacks in terms of the notebook: cell, line and column as the reader wrote them, files named from the root of the
// project, and no frames of the kernel. This holds for every stack, including those that a cell catches and prints.
"use strict";
const { findSourceMap, SourceMap } = require("node:module");
const { basename, dirname, isAbsolute, join, relative, sep } = require("node:path");

/** By compiled text: its number of lines, and the source maps back to the original, to be applied in this order. */
const compiled = new Map();
/** The same by the name of the cell or file, with the number of lines that tslab put before the original. */
const named = new Map();

/** `ts.transpileModule`, which keeps the maps of both steps: tslab turns TypeScript into modules, then those into CommonJS. */
exports.keepMaps = (ts, code, given) => {
  const [modules, firstMap] = code.split(/^\/\/# sourceMappingURL=data:[^,]*,(.*)\s*$/m);
  const { outputText, sourceMapText } = ts.transpileModule(modules, {
    ...given,
    compilerOptions: { ...given.compilerOptions, sourceMap: true },
  });
  const output = outputText.replace(/^\/\/# sourceMappingURL=.*\s*$/m, "");
  if (firstMap !== undefined) {
    const maps = [sourceMapText, Buffer.from(firstMap, "base64").toString()];
    compiled.set(output, { lines: output.split("\n").length, maps });
  }
  return { outputText: output };
};

exports.nameCompiled = (name, output, linesBefore) => {
  const found = compiled.get(output);
  if (found !== undefined) named.set(name, { ...found, linesBefore });
  compiled.delete(output);
};

exports.cellName = (number) => `cell [${number}]`;
const isCell = (name) => name.startsWith("cell [");

/** @param root the folder from which files are named */
exports.inWords = ({ name, line, column }, root) =>
  isCell(name)
    ? `${name}, line ${line}, column ${column}`
    : `${isAbsolute(name) ? relative(root, name) : name}:${line}:${column}`;

exports.traceToCells = (root, fromTslab) => {
  const machinery = [__dirname, dirname(fromTslab.resolve("tslab"))];
  const isMachinery = (file) =>
    file.startsWith("node:") || machinery.some((folder) => file.startsWith(folder + sep));

  Error.prepareStackTrace = (error, sites) => {
    const frames = sites.map((site) => {
      const file = site.getScriptNameOrSourceURL() ?? "";
      const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
      const place = original(file, line, column);
      const words = place && exports.inWords(place, root);
      return {
        inCell: place !== undefined && isCell(place.name),
        isMachinery: isMachinery(file),
        text: String(site)
          .replace(`${file}:${line}:${column}`, (compiledPlace) => words ?? compiledPlace)
          .replace("Proxy.", ""), // tslab keeps what cells declare in one
      };
    });
    const outermost = frames.findLastIndex(({ inCell }) => inCell);
    const shown =
      outermost < 0 ? frames.filter((frame) => !frame.isMachinery) : frames.slice(0, outermost + 1);
    return [headOf(error), ...shown.map(({ text }) => `    at ${text}`)].join("\n");
  };
};

/** A place in the original; undefined for code that tslab added, such as the call of a cell's function. */
function original(file, line, column) {
  const known = named.get(file);
  if (known === undefined) {
    const origin = findSourceMap(file)?.findOrigin(line, column);
    return { name: file, line: origin?.lineNumber ?? line, column: origin?.columnNumber ?? column };
  }
  if (line > known.lines) return undefined;
  let at = { lineNumber: line, columnNumber: column };
  for (const map of known.maps)
    at = new SourceMap(JSON.parse(map)).findOrigin(at.lineNumber, at.columnNumber);
  if (at.lineNumber === undefined) return undefined;
  const name = isCell(file) ? file : join(dirname(file), basename(at.fileName));
  return { name, line: at.lineNumber - known.linesBefore, column: at.columnNumber };
}

function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error"; // its name or message cannot be read
  }
}
