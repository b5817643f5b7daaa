import { defineConfig } from "vitest/config";
import { plainRoot } from "../../kit/plain-root.ts";

/** Apart from `npm test`, because it needs python3 and g++. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/judge/tests/*.spec.ts"],
    maxWorkers: "100%",
    testTimeout: 600_000,
  },
});
