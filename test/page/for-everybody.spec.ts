/** Everybody can use it: axe finds nothing, and no phone scrolls sideways. */
import { describe, expect, it } from "vitest";
import { tabs } from "../../functions/page/state.ts";
import { slugs } from "../../functions/page/statements.ts";
import { exampleOf, lostGame, rowOfSeven } from "./acts.ts";
import { AxeBuilder } from "./axe.ts";
import { follow, open } from "./browser.ts";

/** What a link's tab has when all answers have come. */
const shown = (link: string): string => {
  if (link.includes("tab=analyse")) return ".ranked li";
  if (link.includes("tab=algorithm")) return ".cell-numbers";
  return link.includes("tab=check") ? ".claim" : ".panel .against, .panel .no";
};

describe("the page", () => {
  it.each([
    ["light", "light", 1280],
    ["dark", "dark", 1280],
    ["a phone", "light", 390],
  ] as const)("axe finds nothing (%s)", async (_, colorScheme, width) => {
    for (const link of [
      rowOfSeven,
      `${lostGame}&tab=analyse&ply=4`,
      "#sum-game?num=?3295???&tab=algorithm",
      "#stone-game-iv?n=17&tab=check",
    ]) {
      const page = await open(link, { colorScheme, viewport: { width, height: 900 } });
      await page.locator(shown(link)).first().waitFor();
      expect(await new AxeBuilder(page).violations()).toEqual([]);
      await page.locator("header .game").click();
      expect(await new AxeBuilder(page).violations()).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("header .quiet").nth(1).click();
      expect(await new AxeBuilder(page).violations()).toEqual([]);
    }
  });

  it.each([320, 390])("has no sideways scroll at %d px", async (width) => {
    const page = await open("", { viewport: { width, height: 800 } });
    for (const slug of slugs) {
      for (const name of tabs) {
        const link = `#${exampleOf(slug)}&tab=${name}`;
        await follow(page, link);
        await page.locator(shown(link)).first().waitFor();
        const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        expect(over, `${slug} ${name}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
