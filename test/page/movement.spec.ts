/** Moves are seen to happen, unless less motion is wanted; what happens, and in which order, is the same. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { open } from "./browser.ts";

/** From now on notes for each frame how many moves are listed and how long each running movement lasts. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: { at: number; moves: number; lasting: unknown[]; text: string; height: number }[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      seen.push({
        at: performance.now(),
        moves: document.querySelectorAll("ol.moves li").length,
        lasting: document.getAnimations().map(({ effect }) => effect?.getTiming().duration),
        text: document.querySelector<HTMLInputElement>("input.cells")?.value ?? "",
        height: document.querySelector(".stage")?.getBoundingClientRect().height ?? 0,
      });
      requestAnimationFrame(look);
    };
    look();
  });

interface Seen {
  readonly at: number;
  readonly moves: number;
  readonly lasting: readonly number[];
  readonly text: string;
  readonly height: number;
}
const seenIn = (page: Page): Promise<readonly Seen[]> => page.evaluate("seen");

/** A link, and how a move is made there. */
const moves: readonly (readonly [game: string, link: string, ...taps: string[]])[] = [
  ["a row's end", "#stone-game?piles=3,2,8,6,4,7,4", '[data-move*="left"]'],
  ["piles", "#stone-game-ii?piles=2,7,9,4,4", '[data-move="{\\"take\\":1}"]', ".preview .primary"],
  ["a square", "#stone-game-iv?n=19", '[data-move="{\\"take\\":4}"]', ".preview .primary"],
  [
    "a stone of either's worth",
    "#stone-game-vi?aliceValues=2,4,3&bobValues=1,5,7",
    ".spot",
    ".preview .primary",
  ],
  ["a merged block", "#stone-game-viii?stones=7,-6,5,10", ".spot", ".preview .primary"],
  ["a stone of a heap", "#stone-game-ix?stones=5,1,2,4,3,6", ".spot:nth-of-type(2)", ".preview .primary"],
  ["a digit, and the beam", "#sum-game?num=52?9?3??", '[data-move*="index"]', '[data-move*="\\"digit\\":9"]'],
];

/** The page, watched from the last tap on, once Bob has answered. */
async function moved(
  link: string,
  taps: readonly string[],
  reducedMotion: "no-preference" | "reduce",
): Promise<Page> {
  const page = await open(link, { reducedMotion });
  for (const [k, tap] of taps.entries()) {
    if (k === taps.length - 1) await watch(page);
    await page.locator(tap).first().click();
  }
  await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 2);
  return page;
}

describe("a move", () => {
  it.each(moves)("slides for 180 ms, and Bob waits 350: %s", async (_, link, ...taps) => {
    const page = await moved(link, taps, "no-preference");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const seen = await seenIn(page);
    const [mine, theirs] = [1, 2].map((count) => seen.filter(({ moves }) => moves === count));
    // What is merged has slid when it was chosen.
    for (const after of link.includes("viii") ? [theirs] : [mine, theirs]) {
      const lasting = after.flatMap(({ lasting }) => lasting);
      expect(lasting.length).toBeGreaterThan(0);
      expect(new Set(lasting)).toEqual(new Set([180]));
    }
    expect(theirs[0].at - mine[0].at).toBeGreaterThan(340);
    // What is under the board stays where it is while Bob waits.
    for (const { height } of mine) expect(height).toBeGreaterThan(seen[0].height - 1);
    // Nothing of what moved is left over.
    expect(await page.locator(".stage svg > [data-piece]").count()).toBe(
      await page.evaluate(
        () =>
          new Set(
            [...document.querySelectorAll<SVGGElement>(".stage svg > [data-piece]")].map(
              ({ dataset }) => dataset["piece"],
            ),
          ).size,
      ),
    );
  });

  it.each(moves)(
    "without motion is at once where it ends, and Bob's comes after yours: %s",
    async (_, link, ...taps) => {
      const page = await moved(link, taps, "reduce");
      const seen = await seenIn(page);
      expect(seen.flatMap(({ lasting }) => lasting)).toEqual([]);
      expect(await page.locator("ol.moves li").allInnerTexts()).toEqual([
        expect.stringContaining("You"),
        expect.stringContaining("Bob"),
      ]);
    },
  );

  it("slides back when it is undone", async () => {
    const page = await open("#stone-game?piles=3,2,8,6,4,7,4&opponent=person&moves=l", {
      reducedMotion: "no-preference",
    });
    await watch(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => document.querySelector(".track.alice .points")?.textContent === "0");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(new Set((await seenIn(page)).flatMap(({ lasting }) => lasting))).toEqual(new Set([180]));
  });
});

describe("nothing jumps", () => {
  it.each([
    "#stone-game?piles=3,2,8,6,4,7,4",
    "#stone-game-ii?piles=2,7,9,4,4",
    "#stone-game-vi?aliceValues=2,4,3&bobValues=1,5,7",
    "#stone-game-ix?stones=5,1,2,4,3,6",
  ])("what stands under the board stays there through moves, previews and values: %s", async (link) => {
    for (const tab of ["play", "analyse"]) {
      const page = await open(`${link}&opponent=person&tab=${tab}`);
      const tops = new Set<number>();
      const note = async () => tops.add(Math.round((await page.locator(".tools").boundingBox())?.y ?? 0));
      await note();
      if (tab === "analyse") await page.locator(".ranked li").first().waitFor();
      await note();
      const spots = page.locator(".spot");
      const isPressable = (await spots.first().getAttribute("aria-pressed")) !== null;
      await spots.first().click();
      await note();
      if (isPressable) await page.locator(".preview .primary").click();
      await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 1);
      await note();
      expect(Math.max(...tops) - Math.min(...tops), `${tab}: ${[...tops]}`).toBeLessThan(3);
    }
  });
});

it("fusion goes on by a beat of 500 ms, and its blocks slide", async () => {
  const page = await open("#stone-game?piles=3,2,8,6,4,7,4&tab=algorithm&method=fusion", {
    reducedMotion: "no-preference",
  });
  await page.getByRole("button", { name: "First" }).click();
  await watch(page);
  await page.getByRole("button", { name: /Play$/ }).click();
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>("input.cells")?.value) > 3,
  );
  const seen = await seenIn(page);
  const begins = ["1", "2", "3"].map((step) => seen.find(({ text }) => text === step)?.at ?? NaN);
  for (const beat of [begins[1] - begins[0], begins[2] - begins[1]]) {
    expect(beat).toBeGreaterThan(450);
    expect(beat).toBeLessThan(900);
  }
  expect(new Set(seen.flatMap(({ lasting }) => lasting))).toEqual(new Set([180]));
});
