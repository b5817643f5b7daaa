import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import {
  type BoardOptions,
  dark,
  drawBoard,
  light,
  type Picture,
  type Scene,
} from "../../functions/page/drawings/index.ts";
import { arbitraryPosition } from "../kit/arbitrary-position.ts";
import { problemsOf, shapesOf } from "../kit/picture-problems.ts";
import { positionOfSize } from "../kit/position-of-size.ts";
import { sceneOf } from "../kit/scene.ts";
import { smallPositions } from "../kit/small-positions.ts";

const WIDTHS = [280, 340, 560, 760, 900];
const all = Object.values<AnyGame>(games);
const byGame = it.each(all.map((game) => [game.slug, game] as const));

const draw = (scene: Scene, options: Partial<BoardOptions> = {}): Picture =>
  drawBoard(scene, { width: 340, theme: light, ...options });

/**
 * The moves that spots stand for: in Stone Game IX a heap is one move, in the Sum Game a question mark is.
 * @param sight whether all moves are in sight, some of them, or maybe none; both ends of a row always are
 */
function expectSpots(scene: Scene, { spots }: Picture, sight: "all" | "some" | "any"): void {
  const moves = spots.map(({ move }) => move);
  const { slug, legal, now } = scene;
  const { num = "", stones = [] } = now as { readonly num?: string; readonly stones?: readonly number[] };
  const told = JSON.stringify(scene).slice(0, 300);
  if (slug === "stone-game-ix") {
    const heapOf = (index: number) => ((stones[index] % 3) + 3) % 3;
    const present = legal.length === 0 ? [] : [...new Set(stones.map((_, index) => heapOf(index)))];
    expect(moves.map((move) => heapOf(JSON.parse(move).index)).toSorted(), told).toEqual(present.toSorted());
    return;
  }
  const known =
    slug === "sum-game"
      ? [...num].flatMap((character, index) => (character === "?" ? [JSON.stringify({ index })] : []))
      : legal.map((move) => JSON.stringify(move));
  if (sight === "all" || (sight === "some" && /^stone-game(-vii)?$/.test(slug)))
    expect(moves.toSorted(), told).toEqual(known.toSorted());
  if (sight === "some" && known.length > 0) expect(moves.length, told).toBeGreaterThan(0);
  const set = new Set(known);
  for (const move of moves)
    expect(set.has(move) || scene.isLegal?.(JSON.parse(move)), `${move} ${told}`).toBe(true);
}

describe("every board", () => {
  byGame("%s: all small positions, every legal move has its spot", (slug) => {
    let k = 0;
    for (const position of smallPositions(slug)) {
      const scene = sceneOf(slug, position, k % 4);
      const picture = draw(scene, { width: WIDTHS[k++ % WIDTHS.length] });
      const problems = problemsOf(picture);
      if (problems.length > 0) expect(problems, JSON.stringify(scene)).toEqual([]);
      expectSpots(scene, picture, "all");
    }
    expect(k).toBeGreaterThan(20);
  });

  byGame("%s: any position, any way played, at any width, with marks and a preview", (slug, game) => {
    const texts = ["A+5", "B+12", "? −4", "★ A+1.2M", "="];
    const tones = ["alice", "bob", "mistake", "alice", "plain"] as const;
    fc.assert(
      fc.property(
        arbitraryPosition(game, 70, Number.POSITIVE_INFINITY),
        fc.nat(30),
        fc.nat(1000),
        fc.integer({ min: 280, max: 900 }),
        fc.boolean(),
        fc.option(fc.nat(99), { nil: undefined }),
        fc.option(fc.nat(70), { nil: undefined }),
        (position, plies, seed, width, marked, choice, from) => {
          const scene = sceneOf(slug, position, plies, (ply) => 7 * ply + seed);
          const moves = scene.legal.map((move) => JSON.stringify(move));
          const marks = Object.fromEntries(
            moves.map((move, i) => [move, { text: texts[i % 5], tone: tones[i % 5] }]),
          );
          const selected = choice === undefined ? undefined : moves[choice % moves.length];
          const options = {
            width,
            order: seed % 2 === 0 ? "sum" : "given",
            ...(marked ? { marks } : {}),
            ...(from === undefined ? {} : { from }),
          } as const;
          const picture = draw(scene, { ...options, ...(selected === undefined ? {} : { selected }) });
          expect(problemsOf(picture)).toEqual([]);
          if (slug !== "sum-game" || selected === undefined)
            expectSpots(scene, picture, from === undefined ? "some" : "any");
        },
      ),
      { numRuns: 100 },
    );
  });

  byGame("%s: 100,000 stones take a window, of one size and in a few passes", (slug, game) => {
    const large = positionOfSize(game, 100_000, (count, min) =>
      Array.from({ length: count }, (_, i) => Math.max(min, ((i * 7919) % 2001) - 1000)),
    );
    const scene = sceneOf(slug, large, 5);
    const some = draw(sceneOf(slug, positionOfSize(game, 60), 5));
    let reads = 0;
    const counting = Object.fromEntries(
      Object.entries(scene.start as object).map(([name, value]) => [
        name,
        Array.isArray(value)
          ? new Proxy(value, {
              get(target, key) {
                if (typeof key === "string" && /^\d+$/.test(key)) reads++;
                return Reflect.get(target, key);
              },
            })
          : value,
      ]),
    );
    for (const width of WIDTHS) {
      const picture = draw(scene, { width });
      expect(problemsOf(picture), slug).toEqual([]);
      expectSpots(scene, picture, "some");
    }
    const picture = draw({ ...scene, start: counting });
    expect(picture.svg.length).toBeLessThan(4 * some.svg.length);
    expect(reads).toBeLessThan(6 * 100_000);
  });

  byGame("%s: the same scene gives the same picture, in either theme", (slug, game) => {
    const scene = sceneOf(slug, game.rules.examples[0], 1);
    expect(draw(scene)).toEqual(draw(structuredClone({ ...scene, isLegal: undefined }) as unknown as Scene));
    const themed = draw(scene, { theme: dark });
    expect(themed.spots).toEqual(draw(scene).spots);
    expect(themed.svg).not.toContain(light.ink);
    const properties = Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`]));
    expect(problemsOf(draw(scene, { theme: properties as unknown as typeof light }))).toEqual([]);
  });

  it("refuses a game without a board", () => {
    expect(() => draw({ slug: "nim", start: {}, now: {}, made: [], legal: [] })).toThrow(
      /expected a game with a board, one of sum-game, .* got nim/,
    );
  });
});

describe("what boards say", () => {
  const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;
  const texts = ({ svg }: Picture): string[] =>
    shapesOf(svg).flatMap(({ text }) => (text === undefined ? [] : [text]));

  it("a taken pile keeps its number, dashed in its owner's colour, with the owner's sign", () => {
    const picture = draw(sceneOf("stone-game", { piles: [3, 2, 8, 6, 4] }, 2, () => 0));
    expect(texts(picture)).toEqual(["3", "2", "8", "6", "4"]);
    expect(count(picture.svg, new RegExp(`stroke="${light.alice}"[^/]*dasharray`, "g"))).toBe(1);
    expect(count(picture.svg, new RegExp(`stroke="${light.bob}"[^/]*dasharray`, "g"))).toBe(1);
    expect(count(picture.svg, new RegExp(`<circle[^/]*fill="${light.alice}"`, "g"))).toBe(1);
    expect(count(picture.svg, new RegExp(`<rect[^/]*fill="${light.bob}"`, "g"))).toBe(1);
  });

  it("what a move would take is solid for Alice and hatched for Bob", () => {
    const scene = sceneOf("stone-game-iii", { stoneValue: [4, -1, 2] });
    const bobs = sceneOf("stone-game-iii", { stoneValue: [4, -1, 2], toMove: "bob" });
    const selected = '{"take":2}';
    expect(count(draw(scene, { selected }).svg, new RegExp(`<rect[^/]*fill="${light.alice}"`, "g"))).toBe(2);
    expect(count(draw(bobs, { selected }).svg, /<rect[^/]*fill="url\(#hatch-/g)).toBe(2);
    expect(texts(draw(scene, { selected }))).toContain("+3");
  });

  it("zero is a bar of four pixels with its number, and a negative value hangs down", () => {
    const { svg } = draw(sceneOf("stone-game", { piles: [0, 5, -5] }));
    const bars = Array.from(
      svg.matchAll(/<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/g),
      ([, y, height]) => [Number(y), Number(height)],
    );
    expect(bars[0][1]).toBe(4);
    expect(bars[0][0] + 4).toBeCloseTo(bars[1][0] + bars[1][1]);
    expect(bars[2][0]).toBeCloseTo(bars[1][0] + bars[1][1]);
  });

  it("names how many are left out, and shortens long numbers", () => {
    const piles = new Array(100_000).fill(1_234_567);
    expect(texts(draw(sceneOf("stone-game", { piles }, 1), { width: 760 }))).toEqual(
      expect.arrayContaining(["1.2M", "more"]),
    );
    expect(
      texts(draw(sceneOf("stone-game", { piles }, 0), { width: 760 })).some((text) =>
        /^99,9\d\d$/.test(text),
      ),
    ).toBe(true);
    const more = (rest: string) => `还有 ${rest}`;
    expect(texts(draw(sceneOf("stone-game", { piles }), { words: { more } }))).toContain("还有");
  });

  it("the ruler of Stone Game II tells M now and next", () => {
    const scene = sceneOf("stone-game-ii", { piles: [2, 7, 9, 4, 4], m: 2 });
    expect(texts(draw(scene))).toContain("M 2");
    expect(texts(draw(scene, { selected: '{"take":4}' }))).toContain("M 2 → 4 · +22");
    expect(texts(draw(scene, { selected: '{"take":1}' }))).toContain("M 2 · +2");
  });

  it("each gap of Stone Game V has both sums", () => {
    const picture = draw(sceneOf("stone-game-v", { stoneValue: [6, 2, 3, 4, 5, 5] }), { width: 760 });
    expect(texts(picture)).toEqual(expect.arrayContaining(["◂ 6", "19", "◂ 11", "14", "10 ▸", "15"]));
  });

  it("what remains is the score in Stone Game VII, and a merged block has its sum in VIII", () => {
    const ends = sceneOf("stone-game-vii", { stones: [5, 3, 1, 4, 2] });
    expect(texts(draw(ends))).toContain("+15");
    expect(texts(draw(ends, { selected: '{"take":"right"}' }))).toContain("+13");
    expect(texts(draw(sceneOf("stone-game-viii", { stones: [7, -6, 5, 10] }, 1, () => 1)))).toContain("6");
  });

  it("a heap from which every removal loses says so", () => {
    for (const [removedSum, heap] of [
      [1, 2],
      [2, 1],
      [0, 0],
    ]) {
      const { svg, spots } = draw(sceneOf("stone-game-ix", { stones: [3, 1, 2], removedSum }));
      const warnings = shapesOf(svg).filter(({ text }) => text?.includes("loses at once"));
      const place = spots.findIndex(({ x, width }) => warnings[0].left > x && warnings[0].right < x + width);
      expect([warnings.length, place]).toEqual([1, heap]);
    }
    const scene = sceneOf("stone-game-ix", { stones: [1, 2, 3], removedSum: 1 });
    expect(texts(draw(scene, { words: { loses: "立即输" } }))).toContain("✕ 立即输");
  });

  it("a stone that is chosen in Stone Game IX is lit, with its heap, whichever it is", () => {
    const scene = sceneOf("stone-game-ix", { stones: [4, 5, 1, 7] });
    for (const [index, value] of [
      [0, "4"],
      [3, "7"],
      [1, "5"],
    ] as const) {
      const { svg } = draw(scene, { selected: JSON.stringify({ index }) });
      const after = svg.slice(svg.search(new RegExp(`<circle[^>]*stroke="${light.alice}" stroke-width="4"`)));
      expect(after.match(/<text[^>]*>([^<]*)</)?.[1]).toBe(value);
      expect(svg.match(/<rect[^>]*stroke-width="4"/g)).toHaveLength(1);
    }
  });

  it("whatever words and marks contain is text", () => {
    const scene = sceneOf("stone-game", { piles: new Array(60).fill(7) });
    const marks = { '{"take":"left"}': { text: '<&">', tone: "plain" } } as const;
    const picture = draw(scene, { marks, words: { more: () => "<b>&amp;" } });
    expect(problemsOf(picture)).toEqual([]);
    expect(texts(picture)).toEqual(expect.arrayContaining(["&lt;&amp;&quot;&gt;", "&lt;b&gt;&amp;amp;"]));
  });

  it("the digits of the Sum Game are offered where a question mark is selected", () => {
    const scene = sceneOf("sum-game", { num: "1?2?", maxDigit: 3 });
    const { spots } = draw(scene, { selected: '{"index":3}' });
    expect(spots.map(({ move }) => move)).toEqual([
      '{"index":1}',
      '{"index":3}',
      ...[0, 1, 2, 3].map((digit) => JSON.stringify({ index: 3, digit })),
    ]);
  });
});
