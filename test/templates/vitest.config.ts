import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`: cfn-lint is installed first, and takes a second for each template. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/templates/*.spec.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
