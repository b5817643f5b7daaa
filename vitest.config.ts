import { defineConfig } from "vitest/config";
import { plainRoot } from "./test/kit/plain-root.ts";

export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/kit/build-bundles.ts"],
    // by default one core is kept free for a person at the keyboard
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
