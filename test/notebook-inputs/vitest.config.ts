import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`, as it runs each notebook several times. */
export default defineConfig({
  ...plainRoot(),
  // two kernels at a time: more would only wait for each other's compilers
  test: { include: ["test/notebook-inputs/*.spec.ts"], maxConcurrency: 2, testTimeout: 600_000 },
});
