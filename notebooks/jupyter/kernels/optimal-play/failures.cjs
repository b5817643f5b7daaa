// What Jupyter is told when a cell fails: the content of an `error` message. The traceback shows the line and says what is
// wrong with it.
"use strict";
const { readFileSync } = require("node:fs");
const { resolve } = require("node:path");
const { inspect } = require("node:util");
const { inWords } = require("./traces.cjs");

/** How tslab prints what its compiler says: file, line, column, message. */
const DIAGNOSTIC = "%s%d:%d - %s";
/** What the loader of the solvers says of a file that is no TypeScript: file, line, column from 0, reason. */
const NO_TYPESCRIPT = /^(.+):(\d+):(\d+): ERROR: (.+)$/gm;
const IN_CELL = /(cell \[\d+\]), line (\d+), column (\d+)/;

/**
 * @param complaints the arguments of each call of console.error by which tslab reports that the cell fails
 * @param cell its name
 * @param cells the texts of the cells so far, by name
 * @param root the folder from which files are named
 */
exports.failureOf = (complaints, cell, cells, root) => {
  const told = ({ place, reasons }) => [`${inWords(place, root)}:`, ...excerpt(place, cells), ...reasons];
  const [[first]] = complaints;

  if (first === DIAGNOSTIC) {
    const faults = byPlace(complaints.map(([, ...said]) => diagnosed(said, cell)));
    return failure("CompileError", faults[0].reasons[0], faults.flatMap(told));
  }
  if (!(first instanceof Error)) return failure("Uncaught", inspect(first), [`Uncaught ${inspect(first)}`]);
  if (first.name === "TransformError") {
    const faults = Array.from(first.message.matchAll(NO_TYPESCRIPT), ([, name, line, column, reason]) => ({
      place: { name, line: Number(line), column: Number(column) + 1 },
      reasons: [reason],
    }));
    if (faults.length > 0) return failure("SyntaxError", faults[0].reasons[0], faults.flatMap(told));
  }
  const [, name, line, column] = IN_CELL.exec(first.stack) ?? [];
  const place = { name, line: Number(line), column: Number(column) };
  const reasons = inspect(first).split("\n");
  return failure(first.name, first.message, name === undefined ? reasons : told({ place, reasons }));
};

const failure = (ename, evalue, traceback) => ({ ename: String(ename), evalue: String(evalue), traceback });

const diagnosed = ([file, line, column, reason], cell) => ({
  place: { name: file === "" ? cell : resolve(file.trim()), line, column },
  reason,
});

/** tslab tells the reasons of a reason one by one, each with the same place. */
function byPlace(diagnostics) {
  const faults = [];
  for (const { place, reason } of diagnostics) {
    const last = faults.at(-1);
    if (last !== undefined && inspect(last.place) === inspect(place)) last.reasons.push(`  ${reason}`);
    else faults.push({ place, reasons: [reason] });
  }
  return faults;
}

/** The line of a place with a mark below its column. */
function excerpt({ name, line, column }, cells) {
  const text = (cells.get(name) ?? textOf(name)).split("\n")[line - 1];
  return text === undefined || text === ""
    ? []
    : [`  ${text}`, `  ${text.slice(0, column - 1).replace(/\S/g, " ")}^`];
}

function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // removed meanwhile, or a module that is a cell
  }
}
