/** What a newcomer meets: choosing by keys, text of another game, a program in another language, forced colours. */
import { expect, it } from "vitest";
import { press } from "./acts.ts";
import { open } from "./browser.ts";

it("Enter in the search chooses the first game found, and begins it, and nothing where none is", async () => {
  const page = await open();
  await page.locator("header .game").press("Enter");
  const search = page.getByLabel("Name or LeetCode number");
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
  await search.press("Enter");
  await search.fill("chess");
  await search.press("Enter");
  expect(await page.locator("dialog").count()).toBe(1);
  await search.fill("sum");
  await search.press("Enter");
  await page.keyboard.press("Enter");
  expect(await page.innerText("header .game")).toContain("Sum Game");
  expect(await page.locator("dialog").count()).toBe(0);
});

it("offers the game whose position was pasted", async () => {
  const page = await open();
  await page.locator("header .game").click();
  await page.locator("dialog textarea").fill("aliceValues = [1,3], bobValues = [2,1]");
  await press(page, "Use it");
  expect(await page.innerText("#wrong-position")).toContain("expected one of the names piles, toMove");
  await press(page, "Stone Game VI");
  await page.waitForFunction(() => location.hash === "#stone-game-vi?aliceValues=1,3&bobValues=2,1");
  await page.locator("header .game").click();
  await page.locator("dialog textarea").fill("nothing");
  await press(page, "Use it");
  expect(await page.innerText("dialog")).not.toContain("This can be a position of");
});

it("says how many stones may be taken in III", async () => {
  const page = await open("#stone-game-iii?stoneValue=1,2,3,7&maxTake=2");
  expect(await page.innerText(".rule")).toContain("Take up to 2 of the first stones.");
});

it("says which language a program is to be in, when it cannot be read", async () => {
  const page = await open("#stone-game-ix?stones=2,1&tab=check");
  for (const [code, isUnreadable] of [
    ["function stoneGameIX(stones: number[]): boolean { return true; }", true],
    ["function stoneGameIX(stones) { throw new Error('mine'); }", false],
  ] as const) {
    await page.locator("textarea").fill(code);
    await press(page, "Run it");
    await page.locator(".verdict").last().waitFor();
    const said = await page.locator(".verdict").last().innerText();
    expect(said).toContain("The program does not run");
    expect(said.includes("JavaScript is expected here, without types.")).toBe(isUnreadable);
  }
});

it("the main button can be read in forced colours", async () => {
  const page = await open("#stone-game-iv?n=19", { forcedColors: "active" });
  await page.locator(".spot").first().click();
  const button = page.locator(".preview .primary");
  const [back, canvas] = await button.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  // Text stands on a plate in the canvas's colour and takes its own from the system: what is around must be the canvas, too.
  expect(back).toBe(canvas);
});
