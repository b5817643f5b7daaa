import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`: what it needs is built on demand and takes minutes. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/runtime/*.spec.ts"],
    globalSetup: ["test/kit/build-bundles.ts", "test/runtime/prepare.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
