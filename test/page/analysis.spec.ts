/** What is said of a game when asked: values, chart, mistakes, lines. */
import { describe, expect, it } from "vitest";
import { lostGame, press, rowOfSeven } from "./acts.ts";
import { open } from "./browser.ts";

describe("analysis", () => {
  it("marks every move with its value, draws the chart and names each mistake", async () => {
    const page = await open(`${lostGame}&tab=analyse&ply=4`);
    await page.waitForSelector(".ranked li");
    expect(await page.locator(".stage svg").innerHTML()).toContain("★ A+2");
    expect(await page.locator(".ranked li").allInnerTexts()).toEqual([
      expect.stringMatching(/Take 8 from the right\s+A\+2/),
      expect.stringMatching(/Take 3 from the left\s+\? −10 B\+8/),
    ]);
    expect(await page.locator("ol.moves li").first().innerText()).toContain("? −4");
    const slider = page.locator(".panel input[type=range]");
    await slider.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("PageDown");
    expect(await slider.getAttribute("aria-valuetext")).toBe(
      "Move 1, You took 4 from the right, now B+2, mistake, lost 4",
    );
  });

  it("finds the mistake without showing the answer, refuses a worse move and takes a better one", async () => {
    const page = await open(lostGame);
    await press(page, "Find my mistake");
    await page.waitForSelector(".card .say");
    expect(await page.innerText(".panel")).toContain(
      "You took 4 from the right and gave up 4. Find a better move.",
    );
    expect(await page.innerText("main")).not.toMatch(/[AB]\+\d/);
    await page.locator(".spot").nth(1).click();
    await page.waitForSelector(".panel .slip");
    expect(await page.innerText(".panel")).toContain("That gives up 4. Try again.");
    await page.locator(".spot").nth(0).click();
    await page.waitForFunction(() =>
      document.querySelector(".panel")?.textContent?.includes("Right: that keeps A+2"),
    );
    await press(page, "Next");
    expect(await page.innerText(".panel")).toContain("Mistake 2 of 2");
    await press(page, "Show it");
    expect(await page.innerText(".panel")).toContain("Better: Take 8 from the right.");
  });

  it("names the hardest move to answer only where every move loses", async () => {
    const lost = await open("#stone-game-iv?n=22&tab=analyse");
    await lost.waitForSelector(".ranked li");
    expect(await lost.innerText(".panel")).toMatch(/The hardest to answer: [1-9]\d* of \d+ replies win/);
    const won = await open("#stone-game-iv?n=23&tab=analyse");
    await won.waitForSelector(".ranked li");
    expect(await won.innerText(".panel")).not.toContain("The hardest to answer");
  });

  it("says that perfect play was perfect", async () => {
    const page = await open("#stone-game?piles=5,1&moves=l,l");
    await page.getByText("No mistakes. Perfect play.").waitFor();
  });

  it("walks an optimal line step by step", async () => {
    const page = await open(`${rowOfSeven}&tab=analyse`);
    await press(page, "Walk through it");
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 7);
    expect(await page.locator("ol.moves .slip").count()).toBe(0);
  });
});
