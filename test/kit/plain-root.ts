/**
 * A repository may be in a folder whose name has a # or a % in it, but Vite takes what follows for something else than a
 * path. There the tests run through a link to the repository, at a path without such characters.
 */
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteUserConfig } from "vitest/config";

/** @returns what belongs in the configuration of every suite */
export function plainRoot(): ViteUserConfig {
  const repository = join(import.meta.dirname, "../..");
  if (/^[\p{L}\p{N}\s/\\:.,_~+@=-]*$/u.test(repository)) return {};
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "optimal-play-link-")));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, "repository");
  symlinkSync(repository, root, "junction");
  return {
    root,
    resolve: {
      // Otherwise Vite would follow the link, and be where it must not be.
      preserveSymlinks: true,
      alias: {
        // Links of npm to our workspaces, and the tests' own framework, which Vitest looks for at the end of the link.
        "@optimal-play/games": join(root, "functions/games/index.ts"),
        vitest: join(root, "node_modules/vitest/dist/index.js"),
      },
    },
  };
}
