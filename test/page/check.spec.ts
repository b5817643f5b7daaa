/** Answers and programs are held against the solver; a program reaches nothing. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { press, rowOfSeven } from "./acts.ts";
import { open, serverUrl } from "./browser.ts";

describe("check", () => {
  it("refutes a wrong answer with the play that shows it, on the board", async () => {
    const page = await open("#stone-game-v?stoneValue=7,7,7,7,7,7,7&tab=check");
    await page.fill("input.value", "30");
    await press(page, "Check");
    await page.waitForSelector(".verdict");
    expect(await page.innerText(".verdict .say")).toBe("✗ No: it is 28.");
    expect(await page.innerText(".verdict")).toContain("The claimed total is 30, but it is 28.");
    await press(page, "Put it on the board");
    await page.waitForURL(/moves=/);
    await page.goto(`${serverUrl}#stone-game-v?stoneValue=7,7,7,7,7,7,7&tab=check`);
    await page.fill("input.value", "28");
    await press(page, "Check");
    await page.waitForFunction(() => document.querySelector(".verdict .say")?.textContent === "✓ Right.");
  });

  it("says where a number is expected", async () => {
    const page = await open(`${rowOfSeven}&tab=check`);
    await page.fill("input.value", "two");
    await press(page, "Check");
    expect(await page.innerText("[role=alert]")).toBe("Type a whole number.");
  });

  const run = async (page: Page, code: string): Promise<string> => {
    await page.locator("textarea").fill(code);
    await press(page, "Run it");
    await page.getByRole("button", { name: "Run it", exact: true }).waitFor();
    await page.locator(".verdict").last().waitFor();
    return page.locator(".verdict").last().innerText();
  };

  it("agrees with a right program, and puts the smallest counterexample of a wrong one on the board", async () => {
    const page = await open("#stone-game-iii?stoneValue=1,2,3,7&tab=check");
    const right = `var stoneGameIII = function (v) {
      const best = Array(v.length + 1).fill(0);
      for (let i = v.length - 1; i >= 0; i--) {
        best[i] = -Infinity;
        for (let k = 1, sum = 0; k <= 3 && i + k <= v.length; k++) {
          sum += v[i + k - 1];
          best[i] = Math.max(best[i], sum - best[i + k]);
        }
      }
      return best[0] > 0 ? "Alice" : best[0] < 0 ? "Bob" : "Tie";
    };`;
    expect(await run(page, right)).toContain("Right on all");
    const wrong = await run(
      page,
      'function stoneGameIII(v) { return v.reduce((a, b) => a + b) > 0 ? "Alice" : "Bob"; }',
    );
    expect(wrong).toMatch(/Wrong on stoneGameIII\(\[.*\]\): yours "(Alice|Bob)", right "(Alice|Bob|Tie)"/);
    await page
      .getByRole("button", { name: /^Put it on the board/ })
      .last()
      .click();
    await page.waitForURL(({ hash }) => !hash.includes("stoneValue=1,2,3,7"));
  });

  it("stops a program that hangs, says what does not run, and lets none reach network, storage or page", async () => {
    const page = await open(`${rowOfSeven}&tab=check`);
    expect(await run(page, "function stoneGame() { for (;;); }")).toContain(
      "Stopped after 2 seconds, at stoneGame([",
    );
    expect(await run(page, "function stoneGame( {")).toContain("The program does not run");
    expect(await run(page, "const nothing = 1;")).toContain("there is no function stoneGame or solve");
    expect(await run(page, "function stoneGame() { throw new Error('mine'); }")).toContain("mine");
    expect(await run(page, "function stoneGame() { return eval('1'); }")).toContain(
      "The program does not run",
    );
    expect(
      await run(page, "function stoneGame() { return new BroadcastChannel('x') && typeof document; }"),
    ).toMatch(/yours "undefined"/);
    // Anything that opens storage or the network fails there.
    const reach = (what: string) =>
      `function stoneGame() { try { ${what}; return "reached"; } catch (e) { throw e; } }`;
    expect(await run(page, reach("localStorage.x = 1"))).toContain("does not run");
    expect(await run(page, reach("indexedDB.open('x')"))).toContain("does not run");
    const asked: string[] = [];
    const outside = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    });
    await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/`;
    const send = `const x = new XMLHttpRequest(); x.open("GET", "${url}", false); x.send()`;
    expect(await run(page, reach(send))).toContain("does not run");
    await run(page, `fetch("${url}").catch(() => {}); function stoneGame() { return true; }`);
    await run(page, `importScripts("${url}"); function stoneGame() { return true; }`);
    outside.close();
    expect(asked).toEqual([]);
  });
});
