import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`: it needs other versions of Node.js and TypeScript, Deno and Bun, 600 MB that are installed once. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/consumers/*.spec.ts"],
    globalSetup: ["test/kit/build-bundles.ts", "test/consumers/install.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
