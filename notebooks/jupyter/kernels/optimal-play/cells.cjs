// What happens around a cell. Before one that imports, edited files are noticed. When one fails, Jupyter gets an `error`
// message that says where and why; tslab itself only prints the stack to stderr.
"use strict";
const vm = require("node:vm");
const { failureOf } = require("./failures.cjs");
const { cellName, nameCompiled, traceToCells } = require("./traces.cjs");

/** tslab wraps a cell in a function; this is how it ends. */
const CALL_OF_CELL = "\n})(__tslab__.exports, __tslab__.require)";

exports.runCells = (fromTslab, edits, root) => {
  const converter = fromTslab("./converter");
  const executor = fromTslab("./executor");
  const { JupyterHandlerImpl, ZmqServer } = fromTslab("./jupyter");
  const cells = new Map();
  const failures = new WeakMap();
  let cell;
  let compilers;
  let complaints = [];
  let importFailed = false;

  traceToCells(root, fromTslab);

  const { createConverter } = converter;
  converter.createConverter = (options) => {
    const made = createConverter(options);
    const { convert } = made;
    made.convert = (declared, code) => {
      const converted = convert(declared, code);
      nameCompiled(cell, converted.output, 1); // after tslab's "export {}"
      for (const { path, data } of converted.sideOutputs ?? []) nameCompiled(path, data, 0);
      return converted;
    };
    return made;
  };

  const { runInThisContext } = vm;
  vm.runInThisContext = (code, options) =>
    runInThisContext(
      code,
      code.endsWith(CALL_OF_CELL) ? { ...options, filename: cell, displayErrors: false } : options,
    );

  const { createExecutor } = executor;
  executor.createExecutor = (folder, converters, { log }) => {
    compilers = converters;
    return createExecutor(folder, converters, { log, error: (...complaint) => complaints.push(complaint) });
  };

  const { handleExecuteImpl, handleExecute: answer } = JupyterHandlerImpl.prototype;
  JupyterHandlerImpl.prototype.handleExecuteImpl = async function (request, ...rest) {
    const { code } = request;
    const imports = /\b(import|require)\b/.test(code);
    if (imports && ((await edits.look()) || importFailed)) {
      compilers.close();
      compilers._node = compilers._browser = undefined; // made again when they are needed
    }
    cell = cellName(this.execCount + 1);
    cells.set(cell, code);
    complaints = [];
    importFailed = false;
    try {
      const count = await handleExecuteImpl.call(this, request, ...rest);
      for (const complaint of complaints) console.error(...complaint);
      return count;
    } catch (count) {
      if (complaints.length > 0) {
        const failure = failureOf(complaints, cell, cells, root);
        failures.set(request, failure);
        // what could not be found may be there next time
        importFailed = imports && failure.ename === "CompileError";
      }
      throw count;
    }
  };

  JupyterHandlerImpl.prototype.handleExecute = async function (request, ...rest) {
    return { ...(await answer.call(this, request, ...rest)), ...failures.get(request) };
  };

  const { handleExecute } = ZmqServer.prototype;
  ZmqServer.prototype.handleExecute = async function (socket, message) {
    await handleExecute.call(this, socket, message);
    const failure = failures.get(message.content);
    if (failure === undefined) return;
    const error = message.createReply();
    error.header.msg_type = "error";
    error.content = failure;
    error.signAndSend(this.connInfo.key, this.iopub);
  };
};
