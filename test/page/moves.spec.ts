/** How a move is made and told; that none is made by accident, and none given away. */
import { describe, expect, it } from "vitest";
import { moveCount, rowOfSeven, swipe } from "./acts.ts";
import { follow, open } from "./browser.ts";

describe("moves", () => {
  it("can be dragged to one's own track", async () => {
    const page = await open("#stone-game-vi?aliceValues=2,4&bobValues=1,6");
    const box = await page.locator(".spot").first().boundingBox();
    if (box === null) throw new Error("no stone");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - 90, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length > 0);
    expect(await page.locator("ol.moves li").first().innerText()).toContain("You took a stone for 2");
  });

  it("are announced once, with the reply, and the same words again", async () => {
    const page = await open("#stone-game?piles=1,1,1,1,1,1");
    await page.focus(".stage");
    await page.keyboard.press("ArrowLeft");
    const live = page.locator("#live");
    await page.waitForFunction(() => document.querySelector("#live")?.textContent !== "");
    const first = (await live.textContent()) ?? "";
    expect(first).toBe("You took 1 from the left. Bob took 1 from the left. Ends: 1 and 1.");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((before) => document.querySelector("#live")?.textContent !== before, first);
    expect((await live.textContent())?.trim()).toBe(first);
  });

  it("letters and arrows elsewhere on the page make none", async () => {
    const page = await open(rowOfSeven);
    await page.getByRole("tab", { name: "Play" }).focus();
    for (const key of ["l", "r", "1", "Enter"]) await page.keyboard.press(key);
    expect(await moveCount(page)).toBe(0);
  });

  it("are made by arrows, digits and Enter where nothing has the focus; letters stay with the board", async () => {
    const page = await open("#stone-game-iii?stoneValue=1,2,3,-9,4,5&opponent=person");
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    expect(await focused()).toBe("BODY");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 1);
    expect(await page.locator("ol.moves li").first().innerText()).toContain("2 stones");
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 2);
    expect(await page.evaluate("scrollX + scrollY")).toBe(0);

    const split = await open("#stone-game-v?stoneValue=4,4,4,4&opponent=person");
    await split.keyboard.press("ArrowRight");
    await split.keyboard.press("ArrowRight");
    const kept = (side: string) =>
      split.waitForSelector(`.spot[aria-pressed="true"][data-move*='"split":2'][data-move*="${side}"]`);
    await kept("left");
    await split.keyboard.press("r");
    await split.keyboard.press("Tab");
    await kept("left");
    await split.focus(".stage");
    await split.keyboard.press("r");
    await kept("right");
  });

  it("are not made by keys while a dialog is open", async () => {
    const page = await open(rowOfSeven);
    await page.getByRole("button", { name: "Share" }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    expect(await moveCount(page)).toBe(0);
  });

  it("of the last game are not told in the next", async () => {
    const page = await open("#stone-game?piles=1,1,1,1");
    await page.locator(".spot").first().click();
    await page.waitForFunction(() => document.querySelector("#live")?.textContent?.includes("Bob"));
    await follow(page, "#stone-game?piles=5,3,4,1");
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 0);
    await page.waitForFunction(() => document.querySelector("#live")?.textContent === "");
  });

  it("play never tells which one is best: no value and no star before it is asked for", async () => {
    const page = await open(rowOfSeven);
    await page.getByText("You can win this one.").waitFor();
    expect(await page.innerText("main")).not.toMatch(/[AB]\+\d/);
    expect(await page.locator(".stage svg").innerHTML()).not.toContain("★");
  });

  it("are not made by a finger that scrolls the page over the board", async () => {
    const page = await open(rowOfSeven, {
      viewport: { width: 390, height: 400 },
      hasTouch: true,
      isMobile: true,
    });
    const box = await page.locator(".spot").first().boundingBox();
    if (box === null) throw new Error("no stone");
    await swipe(page, { x: box.x + 20, y: box.y + box.height / 2 }, 0, -120);
    await page.waitForFunction(() => scrollY > 50);
    expect(await moveCount(page)).toBe(0);
  });
});
