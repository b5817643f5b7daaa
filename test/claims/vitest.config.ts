import { defineConfig } from "vitest/config";

/** Apart from `npm test`, which has a short form of it. */
export default defineConfig({
  test: {
    include: ["test/claims/*.spec.ts"],
    testTimeout: 600_000,
  },
});
