import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`: every clone installs all packages. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/clean-clone/*.spec.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
  },
});
