import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`: times are only worth something where nothing else runs. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/worst/*.spec.ts"],
    testTimeout: 600_000,
  },
});
