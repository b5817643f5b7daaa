/** Every notebook is run on the real kernel, and what it prints is what is stored in it. */
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { differences } from "../../notebooks/tools/compare.ts";
import { allNotebooks, type Executed, executeAll } from "../../notebooks/tools/execute.ts";
import { readNotebook } from "../../notebooks/tools/notebook.ts";
import { wayComplaints } from "../../notebooks/tools/way.ts";

const files = allNotebooks();
const LONGEST = 30; // seconds on a machine that does nothing else

describe("the notebooks", () => {
  const results = new Map<string, Executed>();
  const listeners = new Map<string, () => void>();
  const done = new Map(
    files.map((file) => [file, new Promise<void>((resolve) => listeners.set(file, resolve))]),
  );
  executeAll(files, {
    onDone: (file, result) => {
      results.set(file, result);
      listeners.get(file)?.();
    },
  });

  it.each(files.map((file) => [basename(file), file]))(
    "%s prints what is stored in it",
    { timeout: 600_000 },
    async (_, file) => {
      await done.get(file);
      const result = results.get(file);
      if (result === undefined || "error" in result) throw new Error(result?.error);
      expect(differences(readNotebook(file), result.cells)).toEqual([]);
      expect(wayComplaints(file, result.cells)).toEqual([]);
      // the other tests run at the same time on the same processors
      expect(result.seconds).toBeLessThan(4 * LONGEST);
    },
  );
});
