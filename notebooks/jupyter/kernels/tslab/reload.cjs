// An edited solver is picked up by running the import cell again. Before each cell the modules of the project's own
// packages that are loaded are compared with their files; if one has changed, all are dropped, and the next import loads
// them afresh. Looking at the files is certain where a watcher may come late, and takes less than a millisecond.
"use strict";
const { statSync } = require("node:fs");
const { sep } = require("node:path");
const { ownFolders } = require("./own-packages.cjs");

exports.reloadEditedModules = (fromNotebook) => {
  const folders = ownFolders(fromNotebook).map((folder) => folder + sep);
  const stamps = new Map();

  const dropEdited = () => {
    const loaded = Object.keys(require.cache).filter((file) =>
      folders.some((folder) => file.startsWith(folder)),
    );
    const edited = loaded.some((file) => stamps.has(file) && stamps.get(file) !== stampOf(file));
    for (const file of loaded) {
      if (edited) delete require.cache[file];
      else if (!stamps.has(file)) stamps.set(file, stampOf(file));
    }
    if (edited) stamps.clear();
  };

  const { JupyterHandlerImpl } = fromNotebook("tslab/dist/jupyter");
  const { handleExecuteImpl } = JupyterHandlerImpl.prototype;
  JupyterHandlerImpl.prototype.handleExecuteImpl = async function (...args) {
    dropEdited();
    try {
      return await handleExecuteImpl.apply(this, args);
    } finally {
      dropEdited(); // takes down what the cell has loaded
    }
  };
};

function stampOf(file) {
  const { mtimeMs, size } = statSync(file.replace(/\?.*$/, ""), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}
