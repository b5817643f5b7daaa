import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`, since it needs Chromium. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/page/*.spec.ts"],
    globalSetup: "test/page/global-setup.ts",
    maxWorkers: 2,
    // A browser on a machine that does other work, too, now and then misses a beat.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
