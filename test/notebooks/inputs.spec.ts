/** A reader changes the input of a notebook: everything below follows, or it says of something that it does not. */
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { allNotebooks, runCells } from "../../notebooks/tools/execute.ts";
import { startKernel } from "../../notebooks/tools/kernel.ts";
import { type Cell, readNotebook } from "../../notebooks/tools/notebook.ts";
import { inputsOf, RUNS, withOtherInputs } from "./inputs.ts";
import { stale } from "./stale.ts";

const notebooks = allNotebooks().map((file) => [basename(file), file]);

it.each(notebooks)("%s has an input for the reader's own position", (_, file) => {
  expect(inputsOf(readNotebook(file))).not.toEqual([]);
});

// in one kernel, as a reader does who changes an input and runs all cells again
it.concurrent.each(notebooks)("%s follows its inputs", async (_, file) => {
  const stored = readNotebook(file);
  const kernel = await startKernel(dirname(file));
  try {
    for (let run = 0; run < RUNS; run++) {
      const changed = withOtherInputs(stored, run);
      const inputs = inputsOf(changed).map(({ text }) => text);
      expect(stale(stored, await runCells(kernel, changed)), inputs.join("; ")).toEqual([]);
    }
  } finally {
    await kernel.close();
  }
});

describe("what is stale", () => {
  const cell = (text: string, caption: string, picture: string): Cell => ({
    kind: "code",
    id: "a",
    source: `pasted(games["stone-game"], ${JSON.stringify(text)})`,
    outputs: [
      { output_type: "display_data", data: { "image/png": picture, "text/plain": caption }, metadata: {} },
    ],
  });
  const was = cell("[3, 7, 2, 3]", "The 4 piles 3, 7, 2, 3", "AAAA");

  it("is found: the old row, and a number in the caption of a picture that has changed", () => {
    expect(stale([was], [cell("[1]", "A pile of 1", "BBBB")])).toEqual([]);
    expect(stale([was], [cell("[1]", "V on 3 7 2 3", "BBBB")])).toEqual([
      expect.stringContaining('"3 7 2 3"'),
    ]);
    const counted = cell("[3, 7, 2, 3]", "The four piles", "AAAA");
    expect(stale([counted], [cell("[1]", "The four piles", "BBBB")])).toEqual([
      expect.stringContaining("The four piles"),
    ]);
    expect(stale([counted], [cell("[1]", "The four piles", "AAAA")])).toEqual([]);
  });
});
