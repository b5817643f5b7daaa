/** What becomes of a game when it ends, or is left for another. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lostGame, moveCount, press, rowOfSeven } from "./acts.ts";
import { heading, open } from "./browser.ts";

const begun = `${rowOfSeven}&moves=r,r`;
const card = (page: Page, name: string) =>
  page.locator(".game-card", { has: page.getByText(name, { exact: true }) });

describe("a game that is left", () => {
  it("comes back by one undo, from a chosen game and from a pasted position", async () => {
    const page = await open(begun);
    await page.locator("header .game").click();
    await card(page, "Stone Game IV").click();
    await press(page, "Play Stone Game IV");
    expect(await moveCount(page)).toBe(0);
    await press(page, "Back to your game");
    expect(await page.innerText("header .game")).toContain("Stone Game ▾");
    expect(await moveCount(page)).toBe(2);

    await page.locator("header .game").click();
    await page.locator("dialog textarea").fill("[9,1,9]");
    await press(page, "Use it");
    await page.locator(".spot").first().click();
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 2);
    await press(page, "Undo");
    await press(page, "Back to your game");
    expect(await moveCount(page)).toBe(2);
    await page.waitForURL(({ hash }) => hash === begun);
    // And the pasted one, with its moves, is kept in turn.
    await press(page, "Undo");
    await press(page, "Back to your game");
    await page.waitForURL(/piles=9,1,9&moves=/);
  });

  it("comes back after a restart, and after an optimal line was walked through", async () => {
    const page = await open(begun);
    await press(page, "Restart");
    expect(await moveCount(page)).toBe(0);
    await press(page, "Back to your game");
    expect(await moveCount(page)).toBe(2);
    await page.getByRole("tab", { name: "Analyse" }).click();
    await press(page, "Walk through it");
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 7);
    const undo = page.locator(".tools button").first();
    while ((await undo.innerText()).includes("Undo")) await undo.click();
    await undo.click();
    expect(await moveCount(page)).toBe(2);
  });

  it("comes back by the browser's Back, which leaves a game and not a move", async () => {
    const page = await open(rowOfSeven);
    const entries = await page.evaluate("history.length");
    for (const count of [2, 4]) {
      await page.locator(".spot").first().click();
      await page.waitForFunction((n) => document.querySelectorAll("ol.moves li").length === n, count);
      await page.waitForURL(({ hash }) => hash.split("moves=")[1]?.split(",").length === count);
    }
    const played = new URL(page.url()).hash;
    expect(await page.evaluate("history.length")).toBe(entries);
    await page.locator("header .game").click();
    await page.locator("dialog textarea").fill("[9,1,9]");
    await press(page, "Use it");
    await page.waitForURL(/piles=9,1,9$/);
    await page.goBack();
    await page.waitForURL(({ hash }) => hash === played);
    await page.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 4);
  });

  it("is not spoken of where there was none", async () => {
    const page = await open();
    await page.locator("header .game").click();
    await card(page, "Stone Game VII").click();
    await press(page, "Play Stone Game VII");
    expect(await page.getByText("Back to your game").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  });
});

describe("the dialog", () => {
  it("stays while a card is chosen, so that a position for it can be pasted", async () => {
    const page = await open();
    await page.locator("header .game").click();
    await card(page, "Stone Game VI").click();
    expect(await page.locator("dialog").count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Play Stone Game VI");
    await page.locator("dialog textarea").fill("[1,3] [2,1]");
    await press(page, "Use it");
    await page.waitForURL(/#stone-game-vi\?aliceValues=1,3&bobValues=2,1/);
  });

  it("focuses what is of use first: the search, on a touch screen the game's card, and what copies the link", async () => {
    const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? "");
    const page = await open();
    await page.locator("header .game").click();
    expect(await focused(page)).toContain('type="search"');
    await page.keyboard.press("Escape");
    await press(page, "Share");
    expect(await focused(page)).toContain(">Copy<");
    const phone = await open("", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await phone.locator("header .game").tap();
    expect(await focused(phone)).toContain('aria-pressed="true"');
  });
});

describe("when a game is over", () => {
  it("the mistake comes first, and a new position of the same game is beside it", async () => {
    const page = await open(lostGame);
    const buttons = page.locator(".panel > .row").first().getByRole("button");
    await page.getByRole("button", { name: "Find my mistake" }).waitFor();
    expect(await buttons.allInnerTexts()).toEqual(["Find my mistake", "New game", "Play again"]);
    expect(await page.locator(".panel .primary").allInnerTexts()).toEqual(["Find my mistake"]);
    await press(page, "New game");
    await page.waitForURL(
      ({ hash }) => /^#stone-game\?piles=(\d,){6}\d$/.test(hash) && !lostGame.startsWith(hash),
    );
    expect(await heading(page)).toBe("Your turn: take an end pile");
    await page.getByText("You can win this one.").waitFor();
  });

  it("without a mistake the new game comes first", async () => {
    const page = await open("#stone-game-iv?n=4&moves=4");
    await page.getByText("No mistakes. Perfect play.").waitFor();
    expect(await page.locator(".panel .primary").allInnerTexts()).toEqual(["New game"]);
    await press(page, "New game");
    await page.getByText("You can win this one.").waitFor();
  });
});
