import { defineConfig } from "vitest/config";
import { plainRoot } from "../kit/plain-root.ts";

/** Apart from `npm test`, as it runs each notebook several times. */
export default defineConfig({
  ...plainRoot(),
  test: { include: ["test/notebook-inputs/*.spec.ts"], testTimeout: 600_000 },
});
