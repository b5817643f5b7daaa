// Names of earlier cells, where tslab misses them. It turns `piles` into `exports.piles` when an earlier cell has declared
// piles, but not in `{ piles }`, where the cell then stops with "piles is not defined"; and it does so in
// `const { piles: row } = position` too, where piles is the name of a property and not a variable.
"use strict";

exports.findEarlierNames = (fromNotebook) => {
  const ts = require(
    require.resolve("@tslab/typescript-for-tslab", { paths: [fromNotebook.resolve("tslab")] }),
  );
  const { JupyterHandlerImpl } = fromNotebook("tslab/dist/jupyter");
  const { handleExecuteImpl } = JupyterHandlerImpl.prototype;
  JupyterHandlerImpl.prototype.handleExecuteImpl = function (request, ...rest) {
    return handleExecuteImpl.call(this, { ...request, code: writtenOut(ts, request.code) }, ...rest);
  };
};

/** The cell with `{ piles: piles }` for `{ piles }`. */
function writtenOut(ts, code) {
  const places = [];
  const visit = (node) => {
    if (ts.isShorthandPropertyAssignment(node)) places.push({ end: node.name.end, name: node.name.text });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("cell.ts", code, ts.ScriptTarget.Latest));
  return places.reduceRight(
    (text, { end, name }) => `${text.slice(0, end)}: ${name}${text.slice(end)}`,
    code,
  );
}

/** Makes the compiler's host answer that the name of a property which is taken apart is no variable. */
exports.knowPropertyNames = (ts, host) => {
  const { createProgram } = host;
  host.createProgram = (...args) => {
    const builder = createProgram(...args);
    const program = builder.getProgram();
    const { getTypeChecker } = program;
    let checker;
    program.getTypeChecker = () => {
      if (checker === undefined) {
        checker = getTypeChecker();
        const { getSymbolAtLocation } = checker;
        checker.getSymbolAtLocation = (node) =>
          node.parent && ts.isBindingElement(node.parent) && node.parent.propertyName === node
            ? undefined
            : getSymbolAtLocation(node);
      }
      return checker;
    };
    return builder;
  };
  return host;
};
