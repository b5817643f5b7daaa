import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`: each run of the CDK's command line takes seconds. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/deploy/*.spec.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
