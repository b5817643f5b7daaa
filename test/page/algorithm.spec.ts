/** The tables are stepped, fusion and the beam shown. */
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { stateFrom } from "../../functions/page/link.ts";
import { slugs } from "../../functions/page/statements.ts";
import { exampleOf, press, rowOfSeven } from "./acts.ts";
import { open } from "./browser.ts";

describe("the algorithm", () => {
  it.each(slugs)("of %s: its table is stepped from the first cell to the last", async (slug) => {
    const page = await open(`#${exampleOf(slug)}&tab=algorithm`);
    const slider = page.locator("input.cells");
    await slider.waitFor();
    const last = Number(await slider.getAttribute("max"));
    expect(last).toBeGreaterThan(0);
    await press(page, "First");
    let seen = "";
    for (let cell = 0; cell <= last; cell++) {
      expect(await slider.inputValue()).toBe(String(cell));
      const svg = await page.locator(".wide-drawing svg").innerHTML();
      expect(svg).not.toBe(seen);
      seen = svg;
      expect(await page.innerText(".cell-numbers")).toMatch(/= \S/);
      if (cell < last) await press(page, "Forward");
    }
  });

  it.each(
    slugs.flatMap((slug) =>
      games[slug].methods.filter(({ table }) => table).map(({ name }) => [slug, name] as const),
    ),
  )("of %s by %s: what is lit, numbered and spelt out is one cell", async (slug, method) => {
    // By the sieve 23 is not the last number of its table that is settled.
    const link = slug === "stone-game-iv" ? "#stone-game-iv?n=23" : `#${exampleOf(slug)}`;
    const page = await open(`${link}&tab=algorithm&method=${method}`);
    await page.waitForSelector(".cell-numbers");
    const shown = () =>
      page.evaluate(() => {
        const corner = (element: Element) => {
          const { left, top } = element.getBoundingClientRect();
          return [left, top];
        };
        const near = (a: number[], b: number[]) => a.every((one, i) => Math.abs(one - b[i]) < 3);
        const columns = [...document.querySelectorAll(".wide-drawing .column")].map(corner);
        const widthOf = (rect: Element) => Number(rect.getAttribute("stroke-width"));
        const cells = columns.map((place) =>
          Math.max(
            ...[...document.querySelectorAll(".wide-drawing svg rect")]
              .filter((rect) => near(corner(rect), place))
              .map(widthOf),
          ),
        );
        const slider = document.querySelector<HTMLInputElement>("input.cells");
        return { lit: cells.indexOf(Math.max(...cells)), numbered: Number(slider?.value) };
      });
    const told = async () =>
      /[([](.*)[)\]]/.exec((await page.innerText(".cell-numbers")).split("\n")[0])?.[1];
    const table = (games[slug] as unknown as AnyGame).table(stateFrom(link.slice(1)).start, method);
    const { lit, numbered } = await shown();
    expect(numbered).toBe(lit);
    expect(await told()).toBe(table.cells[lit].at.join(", "));
    expect(table.cells[lit].at).toEqual(table.here);
  });

  it("of a row that is too long for tables and bars can be chosen all the same", async () => {
    for (const slug of ["stone-game", "stone-game-vii"]) {
      const page = await open(`#${slug}?drawn=1:2000&tab=algorithm`, { until: "commit" });
      await page.getByText("too large to show").waitFor();
      const method = page.locator("select").first();
      await method.selectOption("fusion");
      await page.getByText("Fusion: O(n)").waitFor();
      expect(await page.innerText(".panel")).toContain("Fusion is drawn for rows of up to 60.");
      expect(await method.inputValue()).toBe("fusion");
    }
  });

  it("fills in the cell's numbers, plays by itself, and steps fusion on the bars", async () => {
    const page = await open(`${rowOfSeven}&tab=algorithm`);
    await page.waitForSelector(".cell-numbers");
    expect(await page.innerText(".cell-numbers")).toBe("V(0, 6)\n= max(3 − 1, 4 − 6)\n= 2");
    await page.locator("select").first().selectOption("fusion");
    await press(page, "First");
    const start = await page.locator("input.cells").getAttribute("max");
    for (let step = 0; step < Number(start); step++) await press(page, "Forward");
    expect(await page.innerText(".panel .card")).toMatch(/= 2$/);
    await page.getByRole("button", { name: /Play$/ }).click();
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLInputElement>("input.cells")?.value) > 1,
    );
  });

  it("weighs the question marks of the Sum Game", async () => {
    const page = await open("#sum-game?num=?3295???&tab=algorithm&method=beam");
    await page.waitForSelector(".panel .card");
    expect(await page.innerText(".panel .card")).toContain("Left 18.5, right 18.5: they balance");
  });
});
