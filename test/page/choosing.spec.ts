/** A game and its position are chosen. */
import { describe, expect, it } from "vitest";
import { press, rowOfSeven } from "./acts.ts";
import { open } from "./browser.ts";

describe("choosing", () => {
  it("finds a game by LeetCode's number, and takes example, random and pasted positions", async () => {
    const page = await open();
    await press(page, "Stone Game");
    await page.getByLabel("Name or LeetCode number").fill("1690");
    expect(await page.locator(".game-card").count()).toBe(1);
    await page.locator(".game-card").click();
    await press(page, "Play Stone Game VII");
    expect(await page.innerText("header .game")).toContain("Stone Game VII");
    await page.waitForURL(/stone-game-vii\?/);
    const first = page.url();
    await page.locator("header .game").click();
    await page.getByLabel("Seed").fill("7");
    await page.getByLabel("Size").fill("5");
    await press(page, "Draw");
    await page.waitForURL((url) => /stones=(\d,){4}\d/.test(url.hash) && url.href !== first);
    const drawn = page.url();
    await page.locator("header .game").click();
    await page.locator("dialog textarea").fill("[5,3,1,4,2]");
    await press(page, "Use it");
    await page.waitForURL(/stones=5,3,1,4,2/);
    await page.locator("header .game").click();
    await page.locator("dialog textarea").fill("{'stones': [9, 8, 7], 'toMove': 'bob'}");
    await press(page, "Use it");
    await page.waitForURL(/stones=9,8,7&toMove=bob/);
    await page.goBack();
    await page.waitForURL(/stones=5,3,1,4,2/);
    await page.goBack();
    await page.waitForURL(drawn);
  });

  it("shows a bad position's error at its place, and keeps the board", async () => {
    const page = await open(rowOfSeven);
    await page.locator("header .game").click();
    await page.locator("dialog textarea").fill("[5,x,4]");
    await press(page, "Use it");
    const error = await page.innerText("#wrong-position");
    expect(error).toMatch(/\[5,x,4\]\n {3}\^/);
    expect(error).toMatch(/character 4: expected/);
    await press(page, "Close");
    expect(await page.locator(".spot").count()).toBe(2);
  });
});
