import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`, which has a short form of it. */
export default defineConfig({
  ...plainRoot(),
  test: {
    include: ["test/claims/*.spec.ts"],
    maxWorkers: "100%",
    testTimeout: 600_000,
  },
});
