/** The state in a link, in code, in a file. */
import { describe, expect, it } from "vitest";
import { lostGame, press, rowOfSeven } from "./acts.ts";
import { open, serverUrl } from "./browser.ts";

describe("a link", () => {
  it("restores game, moves, ply, tab, side and opponent", async () => {
    const link = `${lostGame}&ply=3&opponent=errs&errs=7&you=bob&tab=analyse`;
    const page = await open(link);
    await page.waitForSelector(".ranked li");
    expect(await page.locator("ol.moves [aria-current]").innerText()).toContain("3");
    expect(await page.getByRole("tab", { selected: true }).innerText()).toBe("Analyse");
    await page.getByRole("tab", { name: "Play" }).click();
    expect(await page.innerText(".against")).toContain("You are Bob · Alice errs 1 move in 7");
    await page.getByRole("tab", { name: "Analyse" }).click();
    await page.waitForURL(({ hash }) => hash === link);
  });

  it.each(["#chess?x=1", "#stone-game?piles=1,x", `${rowOfSeven}&moves=l,q`, `${rowOfSeven}&ply=9`])(
    "that is broken says so: %s",
    async (link) => {
      const page = await open(link);
      expect(await page.innerText("[role=alert]")).toMatch(/^This link does not work: .+/);
      expect(await page.locator(".spot").count()).toBe(2);
    },
  );

  it("to a large drawn position is short and restores it", async () => {
    const page = await open("#stone-game?drawn=3:100000");
    await page.waitForSelector(".spot");
    await page.waitForTimeout(400);
    expect(new URL(page.url()).hash).toBe("#stone-game?drawn=3:100000");
  });
});

describe("taking it along", () => {
  it("gives link, code in four languages, LeetCode's box, request and answer as the API has them", async () => {
    const page = await open(rowOfSeven);
    await press(page, "Share");
    const code = page.getByLabel("Code", { exact: true });
    expect(await code.inputValue()).toContain(`curl -s ${serverUrl}/v1/games/stone-game/moves`);
    for (const [name, words] of [
      ["TypeScript", "@optimal-play/games"],
      ["Python", "urllib"],
      ["JSON", '{"piles":'],
      ["LeetCode’s box", "[3,2,8"],
    ]) {
      await press(page, name);
      expect(await code.inputValue()).toContain(words);
    }
    await page.getByText("Request and answer").click();
    await page.waitForFunction(() => document.querySelector(".answer")?.textContent?.startsWith("200"));
    const shown = (await page.locator(".answer").textContent()) ?? "";
    const response = await fetch(`${serverUrl}/v1/games/stone-game/moves?piles=3,2,8,6,4,7,4`);
    expect(JSON.parse(shown.slice(4))).toEqual(await response.json());
    await page.getByText("All routes").click();
    expect(await page.locator(".routes li").count()).toBeGreaterThan(10);
  });

  it("copies over plain http, where browsers have no clipboard for a page", async () => {
    const page = await open(rowOfSeven);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await press(page, "Share");
    await press(page, "JSON");
    await page.getByRole("button", { name: "Copy" }).nth(1).click();
    await page.getByRole("button", { name: "✓ Copied" }).waitFor();
    await press(page, "Close");
    await page.locator("header .game").click();
    await page.locator("dialog textarea").focus();
    await page.keyboard.press("Control+v");
    expect(await page.locator("dialog textarea").inputValue()).toBe(
      '{"piles":[3,2,8,6,4,7,4],"toMove":"alice"}',
    );
  });

  it("saves a game to a file and loads it", async () => {
    const page = await open(lostGame);
    await press(page, "Share");
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save the game")]);
    const file = await download.path();
    const other = await open();
    await press(other, "Share");
    await other.setInputFiles("input[type=file]", file);
    await other.waitForFunction(() => document.querySelectorAll("ol.moves li").length === 7);
  });
});
