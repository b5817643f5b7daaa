/** What is seen before the script runs, or without it, and that nothing moves when it does. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPage } from "../../infra/page.ts";
import { open } from "./browser.ts";

/** Sends the page up to its script, and the rest when it is told to. */
let release: () => void;
const slow = createServer(async (_, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  const { html } = await buildPage();
  const script = html.lastIndexOf("<script>");
  response.write(html.slice(0, script));
  release = () => response.end(html.slice(script));
});
let at: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  at = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
});
afterAll(() => slow.close());

describe("without scripts", () => {
  it.each([390, 1280])(
    "there are heading, rule and board, and nothing that does not work (%d px)",
    async (width) => {
      const page = await open("", { javaScriptEnabled: false, viewport: { width, height: 800 } });
      expect(await page.innerText("h1")).toBe("Your turn: take an end pile");
      expect(await page.innerText(".rule")).toContain("Take a pile from either end of the row.");
      const boards = page.locator(".board:visible");
      expect(await boards.count()).toBe(1);
      expect(await boards.locator("svg text").allTextContents()).toEqual(
        expect.arrayContaining(["3", "2", "8", "6", "4", "7"]),
      );
      expect(await page.locator("button:visible, input:visible, a:visible").count()).toBe(0);
      expect(await page.innerText("body")).toContain("needs JavaScript");
      const box = await boards.boundingBox();
      expect(box?.y).toBeLessThan(250);
      expect(box?.width).toBeGreaterThan(Math.min(width, 760) - 40);
    },
  );
});

describe("before the script has come", () => {
  it.each([320, 390, 768, 1024, 1280])("everything stands where it will stand (%d px)", async (width) => {
    const page = await open("", { at, until: "commit", viewport: { width, height: 900 } });
    const places = () =>
      page.evaluate(() =>
        Object.fromEntries(
          [
            "header .game",
            "h1",
            ".rule",
            ".track.alice",
            ".stage",
            ".track.bob",
            ".tools",
            ".tabs",
            ".panel .against",
            "ol.moves",
          ].map((selector) => {
            const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
            const { x, y, width } = shown?.getBoundingClientRect() ?? new DOMRect(NaN);
            return [selector, [x, y, width].map(Math.round)];
          }),
        ),
      );
    await page.locator("ol.moves").waitFor({ state: "attached" });
    await page.evaluate(() => Object.assign(document.querySelector("h1") ?? {}, { isFirst: true }));
    const before = await places();
    release();
    await page.waitForFunction(() => document.querySelectorAll(".board").length === 1);
    await page.getByText("You can win this one.").waitFor();
    await page.waitForFunction(() => location.hash !== "");
    const after = await places();
    for (const [selector, place] of Object.entries(before))
      for (const [i, value] of place.entries())
        expect(Math.abs(value - after[selector][i]), `${selector} ${place} ${after[selector]}`).toBeLessThan(
          6,
        );
    expect(await page.evaluate(() => Object.hasOwn(document.querySelector("h1") ?? {}, "isFirst"))).toBe(
      true,
    );
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });

  it("no other board is seen than the link's, no other language or colours than one's own", async () => {
    const page = await open("#stone-game-iv?n=19", { at, until: "commit" });
    expect(await page.locator("h1:visible").count()).toBe(0);
    release();
    await page.locator("h1:visible").waitFor();
    expect(await page.innerText("h1")).toBe("Your turn: take a square number");
    await page.evaluate(() => localStorage.setItem("optimal-play-theme", "dark"));
    await page.goto(at, { waitUntil: "commit" });
    await page.locator("h1:visible").waitFor();
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(21, 24, 27)");
    release();

    const chinese = await open("", { at, until: "commit", locale: "zh-CN" });
    expect(await chinese.locator("h1:visible").count()).toBe(0);
    release();
    await chinese.locator("h1:visible").waitFor();
    expect(await chinese.innerText("h1")).toBe("轮到你：从两端任取一堆");
  });
});
