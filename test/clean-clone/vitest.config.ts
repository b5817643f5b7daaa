import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`: every clone installs all packages. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/clean-clone/*.spec.ts"],
    testTimeout: 1_800_000,
    // Removing a clone with all its packages takes longer than one thinks, where the disk is slow.
    hookTimeout: 600_000,
  },
});
