/**
 * node:crypto, loaded at the first call of one of its functions. Loading it takes as long as the rest of a function's
 * start together, and no function needs it before a GET asks for a tag; the logger, which draws samples with it, draws none.
 */
import type { Plugin } from "esbuild";

const late = ["createHash", "randomInt"];

export const lateCrypto: Plugin = {
  name: "late-crypto",
  setup({ onResolve, onLoad }) {
    // once for each module that has it: two lines that several share would be a file to load
    onResolve({ filter: /^node:crypto$/ }, ({ importer }) => ({
      path: "node:crypto",
      namespace: "late",
      suffix: `?${importer}`,
    }));
    onLoad({ filter: /.*/, namespace: "late" }, () => ({
      contents: late
        .map(
          (name) =>
            `export const ${name} = (...all) => process.getBuiltinModule("node:crypto").${name}(...all);`,
        )
        .join("\n"),
      loader: "js",
    }));
  },
};
