/** A reader changes the input of a notebook: everything below follows, or it says of something that it does not. */
import { basename, dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { allNotebooks, executeCells } from "../../notebooks/tools/execute.ts";
import { type Cell, readNotebook } from "../../notebooks/tools/notebook.ts";
import { inputsOf, RUNS, withOtherInputs } from "./inputs.ts";
import { stale } from "./stale.ts";

const runs = Array.from({ length: RUNS }, (_, run) => run);

describe.each(allNotebooks().map((file) => [basename(file), file]))("%s", (_, file) => {
  const stored = readNotebook(file);

  it("has an input for the reader's own position", () => {
    expect(inputsOf(stored)).not.toEqual([]);
  });

  it.concurrent.each(
    runs.map((run) => [
      inputsOf(withOtherInputs(stored, run))
        .map(({ text }) => text)
        .join("; "),
      run,
    ]),
  )("follows %s", async (_, run) => {
    const fresh = await executeCells(withOtherInputs(stored, run), dirname(file));
    expect(stale(stored, fresh)).toEqual([]);
  });
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
