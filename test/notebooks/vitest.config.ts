import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`, as it starts some twenty kernels. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/notebooks/*.spec.ts"],
    maxWorkers: "100%",
    // two kernels at a time: more would only wait for each other's compilers
    maxConcurrency: 2,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
