/** Rows that are longer than the screen: their overview is dragged, by mouse and by finger, and the page still scrolls. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { swipe } from "./acts.ts";
import { open } from "./browser.ts";

const long = "#stone-game-iii?drawn=3:500";
const shown = (page: Page) => page.locator(".window input").inputValue();

async function middleOf(page: Page): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator(".overview").boundingBox();
  if (box === null) throw new Error("no overview");
  return { x: box.x, y: box.y + box.height / 2, width: box.width };
}

it("the overview is dragged and clicked by mouse, and the board follows", async () => {
  const page = await open(long);
  expect(await shown(page)).toBe("0");
  const { x, y, width } = await middleOf(page);
  await page.mouse.move(x + 5, y);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y, { steps: 4 });
  await page.mouse.up();
  // 40 of 500 are in sight, the middle one under the pointer.
  expect(Number(await shown(page))).toBeCloseTo(230, -1);
  expect(await page.locator(".stage .spot").count()).toBe(0);
  await page.mouse.move(x + 50, y);
  expect(Number(await shown(page))).toBeCloseTo(230, -1);
  await page.mouse.click(x + width - 1, y);
  expect(await shown(page)).toBe("460");
  await page.mouse.click(x + 1, y);
  expect(await page.locator(".stage .spot").count()).toBe(3);
});

it("a finger drags it sideways; up and down it scrolls the page", async () => {
  const page = await open(long, { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true });
  await page.locator(".overview").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 60));
  const before = await middleOf(page);
  await swipe(page, { x: before.x + 20, y: before.y }, 200, 0);
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>(".window input")?.value) > 200,
  );
  const at = await shown(page);
  const scrolled = await page.evaluate("scrollY");
  await swipe(page, { x: before.x + 300, y: before.y }, 0, -120);
  await page.waitForFunction((before) => scrollY > Number(before) + 50, scrolled);
  expect(await shown(page)).toBe(at);
});

it("a move brings back the end where it was made", async () => {
  for (const slug of ["stone-game", "stone-game-iii"]) {
    const page = await open(`#${slug}?drawn=3:2000&opponent=person`);
    const best = page.getByRole("button", { name: "Best move", exact: true });
    for (const count of [1, 2]) {
      const { x, y, width } = await middleOf(page);
      await page.mouse.click(x + width / 2, y);
      await page.waitForFunction(() => document.querySelectorAll(".stage .spot").length === 0);
      await best.click();
      await page.waitForFunction((count) => document.querySelectorAll("ol.moves li").length === count, count);
      await page.waitForSelector(".stage .spot");
      expect(Number(await shown(page))).toBeLessThan(10);
    }
  }
});
