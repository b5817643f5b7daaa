/** Each game is played to its end, on both sides, by clicking and by keys alone; perfect play never gets less than its due. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { fragmentOf, stateFrom } from "../../functions/page/link.ts";
import { firstState } from "../../functions/page/state.ts";
import { positionFrom, type Slug, slugs } from "../../functions/page/statements.ts";
import { follow, open, settled } from "./browser.ts";

/** Besides the games' own examples: nothing, one, zeros, ties, negative values. */
const more: Partial<Record<Slug, readonly unknown[]>> = {
  "sum-game": [{ num: "" }, { num: "??" }],
  "stone-game": [{ piles: [] }, { piles: [0] }, { piles: [-5] }, { piles: [3, 2, 8, 6, 4, 7, 4] }],
  "stone-game-ii": [{ piles: [0] }, { piles: [1, 1] }],
  "stone-game-iii": [{ stoneValue: [] }, { stoneValue: [0, 0] }],
  "stone-game-iv": [{ n: 0 }, { n: 1 }],
  "stone-game-v": [{ stoneValue: [3] }, { stoneValue: [0, 0] }],
  "stone-game-vi": [
    { aliceValues: [], bobValues: [] },
    { aliceValues: [1], bobValues: [1] },
  ],
  "stone-game-vii": [{ stones: [-5] }, { stones: [2, 2] }],
  "stone-game-viii": [{ stones: [0] }, { stones: [1, -1] }],
  "stone-game-ix": [{ stones: [] }, { stones: [3] }, { stones: [0, 3, 6] }],
};

const positionsOf = (slug: Slug): readonly unknown[] => [
  ...games[slug as "stone-game"].rules.examples,
  ...((more[slug] ?? []) as readonly { piles: number[] }[]),
];

const link = (slug: Slug, position: unknown, you: "alice" | "bob"): string =>
  `#${fragmentOf({ ...firstState, slug, start: positionFrom(slug, position), you })}`;

/** Clicks some legal move, the k-th of those that the board offers. */
async function byClicking(page: Page, k: number): Promise<void> {
  const spots = page.locator(".spot");
  const some = spots.nth(k % (await spots.count()));
  const move = (await some.getAttribute("data-move")) ?? "";
  const isPressable = (await some.getAttribute("aria-pressed")) !== null;
  await some.click();
  if (!isPressable) return;
  if (/^\{"index":\d+\}$/.test(move) && (await page.locator('[data-move*="digit"]').count()) > 0) {
    await page
      .locator('[data-move*="digit"]')
      .nth(k % 10)
      .click();
    return;
  }
  await page.locator(".preview .primary").click();
}

/** Plays by keys; the focus is on the board and stays there. */
async function byKeys(page: Page, k: number, slug: Slug): Promise<void> {
  if ((await page.evaluate("document.activeElement.className")) !== "stage") await page.focus(".stage");
  if (slug === "stone-game" || slug === "stone-game-vii") {
    await page.keyboard.press(k % 2 === 0 ? "ArrowLeft" : "ArrowRight");
    return;
  }
  for (let i = 0; i <= k % 3; i++) await page.keyboard.press("ArrowRight");
  if (slug === "sum-game") await page.keyboard.press(String(k % 4));
  else await page.keyboard.press("Enter");
}

/** Of the game that was played: the value at its start and at its end, for the perfect side. */
async function outcomeOf(page: Page, slug: Slug, position: unknown, you: "alice" | "bob") {
  const game = games[slug as "stone-game"] as unknown as AnyGame;
  const movesIn = () => stateFrom(new URL(page.url()).hash.slice(1)).moves;
  const count = await page.locator("ol.moves li").count();
  // The address follows within 300 ms.
  await expect.poll(() => movesIn().length, { timeout: 5_000 }).toBe(count);
  const moves = movesIn();
  const played = game.play(position, moves);
  expect(played.over).toBe(true);
  const start = game.solve(position);
  const forBob = you === "alice" ? -1 : 1;
  const worth = ({ winner, difference }: { winner: string | null; difference: number | null }) =>
    forBob * -1 * (difference ?? (winner === "alice" ? 1 : -1));
  return { start: worth(start), end: worth(played) };
}

describe.each(slugs)("%s", (slug) => {
  describe.each(["alice", "bob"] as const)("as %s", (you) => {
    it.each([
      ["clicking", byClicking],
      ["keys", byKeys],
    ] as const)("is played to the end by %s, and perfect play gets what is its due", async (_, move) => {
      const page = await open();
      for (const [i, position] of positionsOf(slug).entries()) {
        await follow(page, link(slug, position, you));
        let played = 0;
        while ((await settled(page)) === "turn") {
          const before = await page.locator("ol.moves li").count();
          await move(page, i + played++, slug);
          await page.waitForFunction(
            (count) => document.querySelectorAll("ol.moves li").length > count,
            before,
          );
          if (move === byKeys) expect(await page.evaluate("document.activeElement.className")).toBe("stage");
          expect(played).toBeLessThan(60);
        }
        const { start, end } = await outcomeOf(page, slug, position, you);
        if (slug !== "stone-game-v") expect(end).toBeLessThanOrEqual(start);
      }
    });
  });
});
