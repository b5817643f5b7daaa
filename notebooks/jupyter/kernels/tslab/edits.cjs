// An edited solver is picked up, values and types alike, by running the import cell again, and by nothing else: files
// are looked at before a cell that imports, and no other cell can notice, let alone fail, that one is being edited.
//
// TypeScript's watch program, which tslab compiles with, is told of edits by the operating system at any moment instead,
// and then sets a timer. tslab, which has room for one timer and expects it to come from its own cell, throws
// "Unexpected pending rebuildTimer" from that cell on. So nothing is watched here, and there is room for more timers: one
// look may set two, for what has changed and for what could not be found before.
"use strict";
const { statSync } = require("node:fs");
const { sep } = require("node:path");
const { setTimeout } = require("node:timers/promises");
const { isDeepStrictEqual } = require("node:util");
const { ownFolders, sourcesIn } = require("./own-packages.cjs");

/** Takes the place of the system's watching; the result tells the compiler of edits when it is called. */
exports.watchNothing = (system) => {
  const files = new Watchers();
  const folders = new Watchers();
  const stamps = new Map();

  system.watchFile = (file, callback) => {
    if (!stamps.has(file)) stamps.set(file, stampOf(file));
    return files.add(file, callback);
  };
  system.watchDirectory = (folder, callback) => folders.add(folder, callback);

  const { readFile } = system;
  system.readFile = (file, encoding) => {
    stamps.set(file, stampOf(file)); // taken first: after an edit right now the file is read again, not missed
    return readFile.call(system, file, encoding);
  };

  return (isNew) => {
    for (const file of files.paths()) {
      const before = stamps.get(file);
      const now = stampOf(file);
      if (now === AWAY || (now === before && !isNew(file))) continue;
      stamps.set(file, now);
      files.tell(file, before === AWAY ? CREATED : CHANGED);
    }
    for (const folder of folders.paths()) folders.tell(folder);
  };
};

/** Lets several timers wait for tslab to ring its one. */
exports.makeRoomForTimers = (sys) => {
  const setTimer = sys.setTimeout;
  const waiting = new Set();
  let tslabWaits = false;
  const ring = () => {
    for (const timer of waiting) {
      waiting.delete(timer);
      timer.callback();
    }
    tslabWaits = false;
  };
  sys.setTimeout = (callback) => {
    const timer = { callback };
    waiting.add(timer);
    if (!tslabWaits) setTimer.call(sys, ring);
    tslabWaits = true;
    return timer;
  };
  sys.clearTimeout = (timer) => {
    waiting.delete(timer);
  };
};

/** Before a cell that imports, forgets the modules of own packages if one was edited, and tells the compiler. */
exports.noticeEdits = (fromNotebook, { declarations, tellCompiler }) => {
  const folders = ownFolders(fromNotebook);
  const isOwn = (file) => folders.some((folder) => file.startsWith(folder + sep));
  let sources = sourcesIn(folders);

  const look = async () => {
    const before = sources;
    sources = sourcesIn(folders);
    // who saves a file may delete or empty it first; one that does not come back is deleted
    for (let i = 0; i < 10 && [...before.keys()].some((file) => !sources.has(file)); i++) {
      await setTimeout(50);
      sources = sourcesIn(folders);
    }
    if (!isDeepStrictEqual(sources, before)) {
      for (const file of Object.keys(require.cache).filter(isOwn)) delete require.cache[file];
    }
    const renewed = declarations.renew(sources);
    tellCompiler((file) => renewed && isOwn(file));
  };

  const { JupyterHandlerImpl } = fromNotebook("tslab/dist/jupyter");
  const { handleExecuteImpl } = JupyterHandlerImpl.prototype;
  JupyterHandlerImpl.prototype.handleExecuteImpl = async function (request, ...rest) {
    if (/\b(import|require)\b/.test(request.code)) await look();
    return handleExecuteImpl.call(this, request, ...rest);
  };
};

/** TypeScript's FileWatcherEventKind. */
const CREATED = 0;
const CHANGED = 1;

class Watchers {
  #callbacks = new Map();

  add(path, callback) {
    const callbacks = this.#callbacks.get(path) ?? new Set();
    this.#callbacks.set(path, callbacks.add(callback));
    const close = () => {
      callbacks.delete(callback);
      if (callbacks.size === 0 && this.#callbacks.get(path) === callbacks) this.#callbacks.delete(path);
    };
    return { close };
  }

  paths() {
    return [...this.#callbacks.keys()];
  }

  tell(path, ...what) {
    for (const callback of [...(this.#callbacks.get(path) ?? [])]) callback(path, ...what);
  }
}

/** Also of a file that is empty, because it is being saved. */
const AWAY = "";

function stampOf(file) {
  const { mtimeMs, size = 0, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return size === 0 ? AWAY : `${mtimeMs} ${size} ${ino}`;
}
