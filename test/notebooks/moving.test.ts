/** Films and games in a cell: what a viewer keeps of them that strips scripts, and what counts when outputs are compared. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../../notebooks/tools/compare.ts";
import { type Kernel, startKernel } from "../../notebooks/tools/kernel.ts";
import type { Cell, Output } from "../../notebooks/tools/notebook.ts";

const PATIENCE = 120_000;
const FILM = `film(4, (number, paper) => ({ said: "row " + "</script>".repeat(number), picture: drawRow([1, number], paper) }), "Four rows")`;

describe("what moves in a cell", { timeout: PATIENCE }, () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await startKernel(fileURLToPath(new URL("./", import.meta.url)));
    await kernel.execute(
      'import { drawRow } from "@optimal-play/drawings"; import { games } from "@optimal-play/games"; import { film, pasted, playAgainst } from "@optimal-play/notebook";',
    );
  }, PATIENCE);
  afterAll(() => kernel?.close());

  const outputsOf = async (source: string): Promise<readonly Output[]> =>
    (await kernel.execute(source)).outputs;
  const dataOf = (output: Output | undefined): Readonly<Record<string, string>> => {
    if (output?.output_type !== "display_data") throw new Error(`no data, but ${JSON.stringify(output)}`);
    return output.data;
  };

  it.each([
    ["a film", FILM],
    ["a game", 'playAgainst(games["stone-game"], { piles: [1, 2] }, "A game")'],
  ])(
    "is, for %s, a picture with its caption, and a script that leaves nothing when it is stripped",
    async (_, cell) => {
      const outputs = await outputsOf(cell);
      expect(outputs.map((output) => Object.keys(dataOf(output)))).toEqual([
        ["image/png", "text/plain"],
        ["text/html", "text/plain"],
        ["text/html"],
      ]);
      const html = dataOf(outputs[2])["text/html"];
      expect(html).toContain("document.currentScript");
      expect(html.replace(/<script>[\s\S]*?<\/script>/g, "")).toBe("");
    },
  );

  it("counts by its name where outputs are compared, and its frames count", async () => {
    const outputs = await outputsOf(FILM);
    const cell = (was: string, is: string): Cell[] => [
      {
        kind: "code",
        id: "a",
        source: FILM,
        outputs: outputs.map((output) => {
          if (output.output_type !== "display_data") return output;
          const data = Object.entries(output.data).map(([type, text]) => [type, text.replace(was, is)]);
          return { ...output, data: Object.fromEntries(data) };
        }),
      },
    ];
    const asIs = cell("", "");
    expect(differences(asIs, cell("var program=", "var edited;var program="))).toEqual([]);
    expect(differences(asIs, cell("/* begin film */", "/* begin other */"))).not.toEqual([]);
    expect(differences(asIs, cell('"said":"row ', '"said":"column '))).not.toEqual([]);
  });

  it("refuses a pasted position with the place, and one that figures cannot show", async () => {
    const said = async (text: string) =>
      JSON.stringify(await outputsOf(`pasted(games["stone-game"], ${JSON.stringify(text)}, 3).piles`));
    expect(await said("piles = [3, 7]")).toContain("[ 3, 7 ]");
    expect(await said("[3 7] ")).toContain("[ 3, 7 ]");
    expect(await said("piles = [3, x]")).toMatch(/character 13: expected/);
    expect(await said("[1,2,3,4]")).toContain("piles: expected at most 3");
  });
});
