/** What moves in the stored notebooks, in Chromium: films run by key and button, games are played to their end. */
import { basename } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allNotebooks } from "../../notebooks/tools/execute.ts";
import { readNotebook } from "../../notebooks/tools/notebook.ts";
import { launchChromium } from "./chrome.ts";

interface Script {
  readonly name: string;
  readonly html: string;
}

const scripts: Script[] = allNotebooks().flatMap((file) =>
  readNotebook(file).flatMap(({ outputs }) =>
    outputs.flatMap((output) => {
      const html = output.output_type === "display_data" ? (output.data["text/html"] ?? "") : "";
      const program = /\/\* begin ([\w-]+) \*\//.exec(html)?.[1];
      return program === undefined ? [] : [{ name: `${program} of ${basename(file)}`, html }];
    }),
  ),
);
const films = scripts.filter(({ name }) => name.startsWith("film"));
const games = scripts.filter(({ name }) => name.startsWith("play"));

describe("what moves in a notebook", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  /** A page as wide as a phone with nothing but the output on it. */
  async function open({ html }: Script): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width"><body>${html}</body>`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    return { page, errors };
  }

  it("is there: films and games", () => {
    expect(films).not.toEqual([]);
    expect(games).not.toEqual([]);
  });

  it.each(films.map((film) => [film.name, film]))("%s goes on by key and back by button", async (_, film) => {
    const { page, errors } = await open(film);
    const slider = page.getByRole("slider");
    const last = Number(await slider.getAttribute("max"));
    await slider.press("End");
    expect(await slider.inputValue()).toBe(String(last));
    const shown = await page.getByRole("img").innerHTML();
    if (last > 0) {
      await page.getByRole("button", { name: "one step back" }).click();
      expect(await slider.inputValue()).toBe(String(last - 1));
      expect(await page.getByRole("img").innerHTML()).not.toBe(shown);
    }
    expect(errors).toEqual([]);
    await page.close();
  });

  it.each(games.map((game) => [game.name, game]))("%s is played to its end", async (_, game) => {
    const { page, errors } = await open(game);
    const moves = page.getByRole("button", { name: /^play / });
    const said = page.locator("p").first();
    for (let taps = 0; taps < 100 && !(await said.innerText()).includes("The game is over"); taps++)
      await moves.last().click();
    expect(await said.innerText()).toMatch(
      /The game is over: .+ You played perfectly|The game is over: .+ not best/,
    );
    await page.getByRole("button", { name: "Start again" }).click();
    expect(await said.innerText()).toContain("Choose a move");
    expect(errors).toEqual([]);
    await page.close();
  });
});
