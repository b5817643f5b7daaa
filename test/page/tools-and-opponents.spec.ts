/** Undo, redo, and who plays against you. */
import { describe, expect, it } from "vitest";
import { moveCount, press, rowOfSeven } from "./acts.ts";
import { heading, open, settled } from "./browser.ts";

describe("undo", () => {
  it("takes back both moves, as far as the start, and redo brings them again", async () => {
    const page = await open(rowOfSeven);
    for (let i = 1; i <= 2; i++) {
      await page.locator(".spot").first().click();
      await page.waitForFunction((n) => document.querySelectorAll("ol.moves li").length === n, 2 * i);
    }
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.click();
    await undo.click();
    expect(await undo.isDisabled()).toBe(true);
    expect(await page.locator(".track.alice .points").innerText()).toBe("0");
    expect(await moveCount(page)).toBe(4);
    const redo = page.getByRole("button", { name: "Redo" });
    await redo.click();
    await redo.click();
    expect(await redo.isDisabled()).toBe(true);
    expect(await page.locator(".track.alice .points").innerText()).not.toBe("0");
  });

  it("stops Bob while he waits", async () => {
    const page = await open(rowOfSeven, { reducedMotion: "no-preference" });
    // All in the page, so that it is done within the 350 ms that he waits.
    await page.evaluate(async () => {
      document.querySelector<HTMLButtonElement>(".spot")?.click();
      const undo = document.querySelector<HTMLButtonElement>(".tools button");
      while (undo?.disabled) await new Promise(requestAnimationFrame);
      undo?.click();
    });
    await page.waitForTimeout(700);
    expect(await moveCount(page)).toBe(1);
    expect(await heading(page)).toBe("Your turn: take an end pile");
  });

  it("a double click makes one move", async () => {
    const page = await open(`${rowOfSeven}&opponent=person`);
    await page.locator(".spot").first().dblclick();
    await page.waitForTimeout(300);
    expect(await moveCount(page)).toBe(1);
  });
});

describe("opponents", () => {
  it("one that always errs loses what perfect play would keep", async () => {
    const page = await open("#stone-game-iv?n=17&opponent=errs&errs=1");
    while ((await settled(page)) === "turn") {
      const before = await moveCount(page);
      await page.waitForFunction(
        () => !document.querySelector<HTMLButtonElement>(".tools button:nth-child(3)")?.disabled,
      );
      await page.locator(".tools button").nth(2).click();
      await page.waitForFunction((n) => document.querySelectorAll("ol.moves li").length > n, before);
    }
    expect(await heading(page)).toBe("You win");
  });

  it("nobody: the page plays both sides to the end", async () => {
    const page = await open("#stone-game?piles=3,2,8&opponent=watch");
    await page.waitForFunction(() => /wins|tie/.test(document.querySelector("h1")?.textContent ?? ""));
    expect(await moveCount(page)).toBe(3);
  });

  it("can be changed, and sides swapped", async () => {
    const page = await open(rowOfSeven);
    await page.getByRole("button", { name: "Swap sides" }).click();
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 1);
    expect(await page.innerText(".against")).toContain("You are Bob");
    await press(page, "Change");
    await page.getByLabel("Two players").check();
    expect(await page.innerText(".against")).toContain("Two players");
  });
});
