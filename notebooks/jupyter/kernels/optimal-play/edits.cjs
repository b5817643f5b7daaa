// An edited solver is picked up, values and types alike, by running the import cell again and by nothing else: files are
// compared before a cell that imports, so no other cell can notice, let alone fail, while a file is being edited.
//
// TypeScript's watch program, which tslab uses, would hear of an edit from the operating system at any moment, and tslab
// then throws "Unexpected pending rebuildTimer" in every later cell. So nothing is watched; after an edit, tslab gets a new
// compiler.
"use strict";
const { setTimeout } = require("node:timers/promises");
const { isDeepStrictEqual } = require("node:util");

exports.editsOf = (declarations) => {
  let sources = declarations.sources();
  let read;
  /** Texts of the notebook's other files that the compiler has read. */
  const others = new Map();

  return {
    /** Replaces how the compiler watches and reads files. */
    watch(system) {
      system.watchFile = () => ({ close() {} });
      system.watchDirectory = () => ({ close() {} });
      read = system.readFile.bind(system);
      system.readFile = (file, encoding) => {
        const text = read(file, encoding);
        if (!file.includes("/node_modules/") && !declarations.isOwn(file)) others.set(file, text);
        return declarations.instead(file, text) ?? text;
      };
    },

    /** Whether a file was edited since the last look. Edited packages are loaded again. */
    async look() {
      const before = sources;
      sources = declarations.sources();
      // an editor may delete or empty a file before it saves it; one that does not come back was deleted
      for (let i = 0; i < 10 && [...before.keys()].some((file) => !sources.has(file)); i++) {
        await setTimeout(50);
        sources = declarations.sources();
      }
      const edited = !isDeepStrictEqual(sources, before);
      if (edited) {
        for (const file of Object.keys(require.cache).filter(declarations.isOwn)) delete require.cache[file];
      }
      const renewed = declarations.renew(sources);
      const anyOther = [...others].some(([file, text]) => read(file) !== text);
      if (anyOther) others.clear();
      return edited || renewed || anyOther;
    },
  };
};
