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

  // The last is a screen of 1280 px, enlarged to 200 %.
  it.each([320, 390, 640])("has no sideways scroll at %d px", async (width) => {
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

  it("in forced colours every mark shows: outlines, arrows, values, the chosen tab, the move on the board", async () => {
    const page = await open(`${lostGame}&tab=analyse&ply=4`, { forcedColors: "active" });
    await page.locator(".ranked li").first().waitFor();
    const canvas = await page.evaluate("getComputedStyle(document.body).backgroundColor");
    const seen = await page.evaluate(() => {
      const style = (selector: string) => {
        const element = document.querySelector(selector);
        if (element === null) throw new Error(`no ${selector}`);
        return getComputedStyle(element);
      };
      const all = [...document.querySelectorAll(".stage svg :is(rect, path)")].map((one) =>
        getComputedStyle(one),
      );
      return {
        outlines: all.filter(({ strokeWidth }) => strokeWidth === "2.5px").map(({ stroke }) => stroke),
        arrows: all
          .filter(({ stroke, fill }) => stroke === "none" && fill !== "none")
          .map(({ fill }) => fill),
        texts: [...document.querySelectorAll(".stage text")].map((one) => getComputedStyle(one).fill),
        tabs: [
          style(".tabs [aria-selected=true]").borderBottomColor,
          style(".tabs [aria-selected=false]").borderBottomColor,
        ],
        ply: [style("ol.moves [aria-current]").outlineStyle, style("ol.moves [aria-current]").outlineColor],
      };
    });
    expect(seen.outlines.length).toBeGreaterThan(1);
    expect(seen.texts.length).toBeGreaterThan(7);
    for (const colour of [...seen.outlines, ...seen.arrows, ...seen.texts, seen.tabs[0], seen.ply[1]])
      expect(colour).not.toBe(canvas);
    expect(seen.tabs[1]).toBe(canvas);
    expect(seen.ply[0]).toBe("solid");
  });
});
