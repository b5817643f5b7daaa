import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../functions/games/index.ts";
import { fuse } from "../../functions/games/stone-game/fuse.ts";
import {
  dark,
  drawBeam,
  drawCard,
  drawChart,
  drawFusion,
  drawOverview,
  drawRow,
  drawTrack,
  fusionSteps,
  grouped,
  light,
  short,
  signed,
} from "../../functions/page/drawings/index.ts";
import { problemsOf, shapesOf } from "../kit/picture-problems.ts";
import { sceneOf } from "../kit/scene.ts";

const width = fc.integer({ min: 280, max: 900 });
const texts = (svg: string): string[] =>
  shapesOf(svg).flatMap(({ text }) => (text === undefined ? [] : [text]));

describe("numbers as they are drawn", () => {
  it.each([
    [0, "0"],
    [-5, "−5"],
    [9999, "9999"],
    [10_000, "10k"],
    [-12_999, "−12k"],
    [999_999, "999k"],
    [1_234_567, "1.2M"],
    [-1_950_000, "−1.9M"],
    [1e9, "1G"],
    [2 ** 53 - 1, "9P"],
  ])("%d is %s", (value, text) => {
    expect(short(value)).toBe(text);
  });

  it("never take more than six characters, with a plus sign", () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => signed(value).length <= 6));
  });

  it("exactly, with separators", () => {
    expect([0, 999, 1000, 99_970, -1_234_567].map(grouped)).toEqual([
      "0",
      "999",
      "1,000",
      "99,970",
      "−1,234,567",
    ]);
  });
});

describe("the chart", () => {
  const draw = (values: readonly (number | null)[], more: object = {}) =>
    drawChart(values, { width: 380, theme: light, objective: "difference", ...more });

  it("is sound for any values, with gaps, at any width", () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: -5e6, max: 5e6 }),
    );
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 120 }),
        width,
        fc.nat(120),
        fc.array(fc.nat(119), { maxLength: 9 }),
        (values, width, at, mistakes) => {
          const some = [...new Set(mistakes)].filter((ply) => ply > 0 && ply < values.length);
          const picture = draw(values, { width, at: at % values.length, mistakes: some });
          expect(problemsOf(picture, 2)).toEqual([]);
          expect(picture.spots.map(({ move }) => move)).toEqual(values.map((_, ply) => String(ply)));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("of an outcome or a total is sound, too", () => {
    expect(problemsOf(draw([1, 1, -1, null, -1], { objective: "outcome", mistakes: [2] }), 2)).toEqual([]);
    expect(problemsOf(draw([18, 18, 12], { objective: "total", mistakes: [2] }), 2)).toEqual([]);
    expect(problemsOf(draw([0]), 2)).toEqual([]);
  });

  it("Alice's advantage is solid and up, Bob's hatched and down, a mistake as tall as its loss", () => {
    const picture = draw([2, 2, -6], { mistakes: [2] });
    const bars = Array.from(
      picture.svg
        .replace(/<defs>.*<\/defs>/, "")
        .matchAll(/<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)" fill="([^"]+)" stroke/g),
      ([, y, height, fill]) => ({ y: Number(y), height: Number(height), fill }),
    );
    expect(bars[0].fill).toBe(light.alice);
    expect(bars[2].fill).toMatch(/^url\(#hatch-/);
    expect(bars[2].y).toBeCloseTo(bars[0].y + bars[0].height);
    const [, from, to] =
      picture.svg.match(
        new RegExp(`d="M[\\d.]+ ([\\d.]+)L[\\d.]+ ([\\d.]+)" fill="none" stroke="${light.mistake}"`),
      ) ?? [];
    expect(Number(to) - Number(from)).toBeCloseTo(bars[0].height + bars[2].height);
    expect(texts(picture.svg)).toContain("? −8");
  });
});

describe("fusion on the bars", () => {
  const row = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 16 });

  it("every step is sound and of one size", () => {
    fc.assert(
      fc.property(row, width, (piles, width) => {
        const steps = fusionSteps(piles);
        const sizes = steps.map((_, step) => {
          const picture = drawFusion(piles, step, { width, theme: light, steps });
          expect(problemsOf(picture)).toEqual([]);
          return picture.height;
        });
        expect(new Set(sizes).size).toBe(1);
      }),
    );
  });

  it("ends with the solver's valley and the game's value", () => {
    fc.assert(
      fc.property(row, (piles) => {
        const last = fusionSteps(piles)[fusionSteps(piles).length - 1];
        const { count, values } = fuse(piles);
        expect(last.blocks.map(({ value }) => value)).toEqual(Array.from(values.subarray(0, count)));
        // each stands for the piles side by side that it was made of, with +, -, +
        expect(last.blocks.flatMap(({ from, to }) => piles.slice(from, to))).toEqual(piles);
        for (const { value, from, to } of last.blocks)
          expect(piles.slice(from, to).reduce((sum, pile, i) => sum + (i % 2 === 0 ? pile : -pile), 0)).toBe(
            value,
          );
        const value = last.taken.reduce(
          (sum, block, i) => sum + (i % 2 === 0 ? 1 : -1) * last.blocks[block].value,
          0,
        );
        expect(value).toBe(games["stone-game"].solve({ piles }).difference);
      }),
    );
  });

  it("says what it does", () => {
    const said = fusionSteps([3, 8, 6, 4]).map((_, step) =>
      texts(drawFusion([3, 8, 6, 4], step, { width: 340, theme: light }).svg)
        .at(-1)
        ?.trim(),
    );
    expect(said).toEqual(["", "3 ≤ 8 ≥ 6", "3 − 8 + 6 = 1", "+1", "4", "4 − 1 = 3"]);
  });
});

describe("the beam", () => {
  const digits = fc
    .string({ unit: fc.constantFrom("?", "?", "0", "3", "9"), maxLength: 60 })
    .filter(({ length }) => length % 2 === 0);

  it("is sound for any string", () => {
    fc.assert(
      fc.property(digits, width, (num, width) => {
        expect(problemsOf(drawBeam({ num, maxDigit: 9 }, { width, theme: light, open: true }))).toEqual([]);
      }),
    );
  });

  it("leans to the heavier half, at most 12 degrees, and is level where Bob's strategy has it", () => {
    fc.assert(
      fc.property(digits, (num) => {
        const { svg } = drawBeam({ num, maxDigit: 9 }, { width: 760, theme: light });
        const [, ...ends] =
          svg.match(
            /<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)" fill="none" stroke="[^"]+" stroke-width="6"/,
          ) ?? [];
        const [x1, y1, x2, y2] = ends.map(Number);
        const lean = (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI;
        expect(Math.abs(lean)).toBeLessThan(12.1);
        const half = (text: string) =>
          [...text].reduce((sum, character) => sum + (character === "?" ? 4.5 : Number(character)), 0);
        const gap = half(num.slice(0, num.length / 2)) - half(num.slice(num.length / 2));
        expect(Math.sign(Math.round(lean * 100))).toBe(Math.sign(gap));
        if (num.split("?").length % 2 === 1) {
          const bobWins = games["sum-game"].solve({ num }).winner === "bob";
          expect(bobWins).toBe(lean === 0);
        }
      }),
    );
  });
});

describe("cards and tracks", () => {
  it.each(Object.keys(games))("%s has a card of the same size as all, in both themes", (slug) => {
    for (const theme of [light, dark]) {
      const picture = drawCard(slug, { theme });
      expect(problemsOf(picture)).toEqual([]);
      expect([picture.width, picture.height]).toEqual([160, 96]);
    }
  });

  it("all cards differ, and a game without one is refused", () => {
    const cards = Object.keys(games).map((slug) => drawCard(slug, { theme: light }).svg);
    expect(new Set(cards).size).toBe(10);
    expect(() => drawCard("nim", { theme: light })).toThrow(
      /expected a game with a picture, one of sum-game, .* got nim/,
    );
  });

  it("a track is as long as the share of the total, its mark where more than half is reached", () => {
    const scene = sceneOf("stone-game", { piles: [3, 2, 5] }, 2, () => 0);
    const picture = drawTrack("alice", scene, { width: 322, theme: light, total: 10 });
    expect(problemsOf(picture)).toEqual([]);
    expect(picture.svg).toContain(`<rect x="1" y="6" width="96" height="22" fill="${light.alice}"`);
    expect(picture.svg).toContain(`d="M193 1L193 33"`);
  });

  it("a track of negative points runs from the middle", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 12 }),
        width,
        (stoneValue, width) => {
          const scene = sceneOf("stone-game-iii", { stoneValue }, 9);
          for (const player of ["alice", "bob"] as const)
            expect(problemsOf(drawTrack(player, scene, { width, theme: light }))).toEqual([]);
        },
      ),
    );
  });
});

describe("rows outside a game", () => {
  const values = fc.array(fc.integer({ min: -2000, max: 2000 }), { maxLength: 90 });

  it("a row with takers is sound, Alice's solid, Bob's hatched", () => {
    fc.assert(
      fc.property(values, width, (row, width) => {
        const takers = row.map((_, i) => (["alice", "bob", null] as const)[i % 3]);
        const labels = row.map((_, i) => String(i));
        expect(problemsOf(drawRow(row, { width, theme: light, takers, labels }))).toEqual([]);
      }),
    );
    const { svg } = drawRow([3, -2, 4], { width: 560, theme: light, takers: ["alice", "bob", null] });
    const fills = Array.from(
      svg.replace(/<defs>.*<\/defs>/, "").matchAll(/<rect [^>]*fill="([^"]+)"/g),
      ([, fill]) => fill.replace(/-\w+/, ""),
    );
    expect(fills).toEqual([light.alice, "url(#hatch)", light.stone]);
  });

  it("an overview is sound for any row, and no larger for a long one", () => {
    fc.assert(
      fc.property(values, width, fc.nat(90), fc.nat(90), (row, width, a, b) => {
        const [from, to] = [Math.min(a, b, row.length), Math.min(Math.max(a, b), row.length)];
        expect(
          problemsOf(drawOverview(row, { width, theme: light, live: [from, to], shown: [from, to] })),
        ).toEqual([]);
      }),
    );
    const options = { width: 340, theme: light, live: [0, 300], shown: [0, 9] } as const;
    const row = Array.from({ length: 100_000 }, (_, i) => ((i * 31) % 200) - 100);
    expect(drawOverview(row, options).svg.length).toBeLessThan(
      1.2 * drawOverview(row.slice(0, 300), options).svg.length,
    );
  });
});
