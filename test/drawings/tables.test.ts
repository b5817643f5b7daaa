import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { drawTable, light, type Table, type TableOptions } from "../../functions/page/drawings/index.ts";
import { problemsOf, shapesOf } from "../kit/picture-problems.ts";
import { positionOfSize } from "../kit/position-of-size.ts";
import { generator, integers } from "../kit/random.ts";
import { smallPositions } from "../kit/small-positions.ts";

const WIDTHS = [280, 340, 760, 900];
const all = Object.values<AnyGame>(games);
const byMethod = it.each(
  all.flatMap((game) =>
    game.methods.flatMap(({ name, table }) =>
      table === undefined ? [] : [[game.slug, name, game] as const],
    ),
  ),
);

const tableOf = (game: AnyGame, position: unknown, method: string): Table => ({
  ...game.table(position, method),
  slug: game.slug,
});
const draw = (table: Table, options: Partial<TableOptions> = {}) =>
  drawTable(table, { width: 760, theme: light, ...options });

/** Spots are cells here: as large as these. */
function expectSound(table: Table, options: Partial<TableOptions>): void {
  const picture = draw(table, options);
  const told = `${JSON.stringify(table.position)} ${JSON.stringify({ width: options.width, cell: options.cell })}`;
  expect(problemsOf(picture, 5), told).toEqual([]);
  expect(
    picture.spots.map(({ move }) => move),
    told,
  ).toEqual(table.cells.map((_, k) => String(k)));
}

describe("the picture of every table", () => {
  byMethod("%s, %s: all small positions, step by step", (slug, method, game) => {
    let k = 0;
    for (const position of smallPositions(slug)) {
      if (k++ % 7 !== 0) continue;
      const table = tableOf(game, position, method);
      const cell = (k * 5) % table.cells.length;
      expectSound(table, { width: WIDTHS[k % WIDTHS.length], ...(k % 3 === 0 ? {} : { cell }) });
    }
  });

  byMethod("%s, %s: examples and larger ones, every step of one size", (_slug, method, game) => {
    const larger = [11, 16].map((n) =>
      positionOfSize(game, n, (count, min) => integers(count, Math.max(min, -20), 120, generator(n))),
    );
    for (const position of [...game.rules.examples, ...larger]) {
      const table = tableOf(game, position, method);
      for (const width of WIDTHS) {
        expectSound(table, { width });
        const sizes = [0, 1, Math.floor(table.cells.length / 2), table.cells.length - 1].map((cell) => {
          expectSound(table, { width, cell });
          const { width: wide, height } = draw(table, { width, cell });
          return `${wide}x${height}`;
        });
        expect(new Set(sizes).size, JSON.stringify(position)).toBe(1);
      }
    }
  });

  it("as large as the API gives them", () => {
    for (const [slug, n] of [
      ["stone-game", 69],
      ["stone-game-iv", 600],
      ["stone-game-vi", 900],
      ["stone-game-iii", 700],
      ["stone-game-ix", 300],
    ] as const) {
      const game = games[slug] as AnyGame;
      const position = positionOfSize(game, n, (count, min) =>
        integers(count, Math.max(min, 1), 9999, generator(7)),
      );
      const [method] = game.methods.filter(({ table }) => table !== undefined);
      const table = tableOf(game, position, method.name);
      const picture = draw(table, { width: 340 });
      expect(picture.spots).toHaveLength(table.cells.length);
      expect(
        shapesOf(picture.svg).every(
          ({ left, right, bottom }) => left > -1 && right < picture.width + 1 && bottom < picture.height + 1,
        ),
      ).toBe(true);
    }
  });

  it("refuses a game whose table has no picture", () => {
    const table = { axes: [], cells: [], here: [], slug: "nim", position: {} };
    expect(() => draw(table)).toThrow(
      /expected a game whose table has a picture, one of sum-game, .* got nim/,
    );
  });
});

describe("what a table's picture says", () => {
  const texts = (svg: string): string[] =>
    shapesOf(svg).flatMap(({ text }) => (text === undefined ? [] : [text]));
  const table = tableOf(games["stone-game"] as AnyGame, { piles: [3, 7, 2, 3] }, "difference-dp");

  it("cells after the lit one are hidden", () => {
    const stones = ["3", "7", "2", "3"];
    for (const cell of [0, 4, 9]) {
      const values = table.cells
        .slice(0, cell + 1)
        .map(({ value }) => (Number(value) > 0 ? `+${value}` : String(value).replace("-", "−")));
      expect(texts(draw(table, { cell }).svg).toSorted()).toEqual([...stones, ...values].toSorted());
    }
    expect(draw(table).svg).toBe(draw(table, { cell: 9 }).svg);
  });

  it("the chosen cell has the thick arrow, every other one looked at a dotted one", () => {
    const arrows = (svg: string, width: string) =>
      Array.from(
        svg.matchAll(
          new RegExp(
            `<path d="M([\\d.]+) [^"]*L[^"]*" fill="none" stroke="${light.ink}" stroke-width="${width}"( stroke-dasharray)?`,
            "g",
          ),
        ),
        ([, x, dash]) => [Number(x), dash !== undefined],
      );
    const { svg } = draw(table);
    const [[chosen]] = arrows(svg, "3.5");
    const [[other, dotted]] = arrows(svg, "1.5");
    // taking the right 3 leaves the cell of the first three piles, which stands to the left
    expect(table.cells[9].choice).toEqual({ take: "right" });
    expect(chosen).toBeLessThan(380);
    expect(other).toBeGreaterThan(380);
    expect(dotted).toBe(true);
  });

  it("a cell stands over the middle of its stones, right above the cells that it looks at", () => {
    const { spots } = draw(table);
    const at = (l: number, r: number) =>
      spots[table.cells.findIndex(({ at }) => String(at) === String([l, r]))];
    const middle = ({ x, width }: { readonly x: number; readonly width: number }) => x + width / 2;
    expect(middle(at(0, 3))).toBeCloseTo((middle(at(0, 0)) + middle(at(3, 3))) / 2, 1);
    expect(middle(at(0, 3))).toBeCloseTo((middle(at(1, 3)) + middle(at(0, 2))) / 2, 1);
    expect(at(0, 3).y).toBeLessThan(at(1, 3).y);
  });

  it("has neither player's colour, but for the signs of whose turn it is in Stone Game VI", () => {
    for (const game of all) {
      const method = game.methods.find(({ table }) => table !== undefined);
      if (method === undefined || game.slug === "stone-game-vi") continue;
      const { svg } = draw(tableOf(game, game.rules.examples[0], method.name));
      expect(svg.includes(light.alice) || svg.includes(light.bob) || svg.includes("hatch"), game.slug).toBe(
        false,
      );
    }
  });

  it("only signs where there are more than 30 stones", () => {
    const large = tableOf(
      games["stone-game"] as AnyGame,
      { piles: integers(34, 100, 999, generator(3)) },
      "difference-dp",
    );
    const words = texts(draw(large).svg).filter((text) => !/^\d{3}$/.test(text));
    expect(new Set(words)).toEqual(new Set(["+", "−", "0"].filter((sign) => words.includes(sign))));
    expect(words.length).toBe(large.cells.length);
  });

  it("joins an optimal line's cells, and writes other words into them", () => {
    const path = [
      [0, 3],
      [0, 2],
      [1, 2],
    ];
    const { svg, spots } = draw(table, { path, word: (cell) => `#${cell + 1}` });
    const middles = path.map((at) => spots[table.cells.findIndex((cell) => String(cell.at) === String(at))]);
    const points = middles.map(
      ({ x, y, width, height }) => `${+(x + width / 2).toFixed(2)} ${+(y + height / 2).toFixed(2)}`,
    );
    expect(svg).toContain(`d="M${points.join("L")}"`);
    expect(texts(svg)).toEqual(expect.arrayContaining(table.cells.map((_, k) => `#${k + 1}`)));
  });

  it("names the two players of a table that has both, in the words given", () => {
    const both = tableOf(games["stone-game"] as AnyGame, { piles: [3, 7, 2] }, "two-player-dp");
    expect(texts(draw(both).svg)).toEqual(expect.arrayContaining(["moves first", "moves second"]));
    expect(texts(draw(both, { words: { players: ["先手", "后手"] } }).svg)).toEqual(
      expect.arrayContaining(["先手", "后手"]),
    );
  });
});
