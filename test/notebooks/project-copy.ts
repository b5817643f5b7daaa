/** A copy of what notebooks need, which a test may change: sources and notebooks are copied, packages linked. */
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface ProjectCopy {
  /** The path of a file in the copy. */
  path(...parts: string[]): string;
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "notebooks-")));
  for (const folder of ["functions/games", "functions/page/drawings", "notebooks/lib"]) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  copyFileSync(join(root, "tsconfig.json"), join(copy, "tsconfig.json"));
  const packages = join(copy, "node_modules");
  mkdirSync(join(packages, "@optimal-play"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@optimal-play") symlinkSync(join(root, "node_modules", name), join(packages, name));
  }
  symlinkSync(join(copy, "functions/games"), join(packages, "@optimal-play/games"));
  symlinkSync(join(copy, "functions/page/drawings"), join(packages, "@optimal-play/drawings"));
  symlinkSync(join(copy, "notebooks/lib"), join(packages, "@optimal-play/notebook"));
  return {
    path: (...parts) => join(copy, ...parts),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
