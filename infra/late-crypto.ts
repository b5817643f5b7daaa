/**
 * node:crypto, loaded at the first call of one of its functions. Loading it takes longer than the rest of a function's
 * start together, and no function needs it before a GET asks for a tag; the logger, which draws samples with it, draws none.
 */
import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin } from "esbuild";

const late = ["createHash", "randomInt"];

export const lateCrypto: Plugin = {
  name: "late-crypto",
  setup({ onResolve, onLoad, initialOptions: { absWorkingDir = "" } }) {
    // A copy for each importer: a shared one would be a chunk, one more file to load at the start.
    onResolve({ filter: /^node:crypto$/ }, ({ importer }) => ({
      path: "node:crypto",
      namespace: "late",
      suffix: `?${createHash("sha256").update(relative(absWorkingDir, importer)).digest("hex").slice(0, 8)}`,
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
