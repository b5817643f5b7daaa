/** Programs that hang, crash, print without end or do not start: each is a finding, with the position that caused it. */
import { describe, expect, it } from "vitest";
import { folderFor, judgedText } from "./judged.ts";

const folder = folderFor("judge-no-answer");
const judge = (name: string, text: string, ...args: string[]) => judgedText(folder, name, text, args);

describe("programs that do not answer are caught", () => {
  it("exponential time, on a short row", async () => {
    const text = `function stoneGameIII(v) {
      const f = (i) => {
        if (i >= v.length) return 0;
        let best = -Infinity, taken = 0;
        for (let k = 1; k <= 3 && i + k <= v.length; k++) { taken += v[i + k - 1]; best = Math.max(best, taken - f(i + k)); }
        return best;
      };
      const d = f(0);
      return d > 0 ? "Alice" : d < 0 ? "Bob" : "Tie";
    }`;
    const { code, position = "[]", out } = await judge("exponential.js", text, "1406", "--timeout=1");
    const row: number[] = JSON.parse(position);
    expect(code).toBe(1);
    expect(row.length).toBeGreaterThan(12);
    expect(row.length).toBeLessThanOrEqual(48);
    expect(out).toContain("It gave no answer within 1 s.");
    const largest = await judge("exponential.js", text, "1406", "--timeout=1", "--largest");
    expect(largest.code).toBe(1);
    expect(largest.out).toContain("    n = 6: ");
    expect(largest.out).toContain("fails Stone Game III (1406) on a position of size ");
  });

  it("a loop without end", async () => {
    const text = "var winnerSquareGame = (n) => { while (n === 7); return ![2, 5].includes(n); };";
    expect(await judge("hang.js", text, "1510", "--timeout=2")).toMatchObject({ code: 1, position: "7" });
  });

  it("slow just once, which is told from slow", async () => {
    const text = `const { existsSync, writeFileSync } = require("node:fs");
      var winnerSquareGame = (n) => {
        if (n === 4 && !existsSync("slow")) {
          writeFileSync("slow", "");
          for (let end = Date.now() + 60_000; Date.now() < end; );
        }
        return n !== 2;
      };`;
    const { code, position, out } = await judge("once.js", text, "1510", "--timeout=2");
    expect({ code, position }).toEqual({ code: 1, position: "4" });
    expect(out).toContain(
      "only now and then: asked again, it answered right.\nIt gave no answer within 2 s.",
    );
  });

  it("an exception, with the person's own line", async () => {
    const text = `interface Unused {\n  a: string;\n}\nfunction winnerSquareGame(n: number): boolean {\n  if (n === 3) throw new Error("three");\n  return n !== 2;\n}\n`;
    const { code, position, out } = await judge("crash.ts", text, "1510");
    expect({ code, position }).toEqual({ code: 1, position: "3" });
    expect(out).toContain("It crashed with exit code 1 instead of answering.");
    expect(out).toMatch(/Error: three\n\s+at winnerSquareGame \(.*crash\.ts:5:22\)/);
    expect(out).not.toContain("node.mjs");
  });

  it("output without end, of which little is kept", async () => {
    const text = `var stoneGameIX = (stones) => { for (;;) require("node:fs").writeSync(1, "x".repeat(60000)); };`;
    const { code, position, out } = await judge("endless.js", text, "2029", "--timeout=30");
    expect({ code, position }).toEqual({ code: 1, position: "[1]" });
    expect(out).toContain("It printed without end.");
    expect(out.length).toBeLessThan(2_000);
  });

  it("a syntax error, and an exception while it is loaded", async () => {
    const broken = await judge("broken.ts", "function stoneGame() {\n  return true +;\n}\n", "877");
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(/broken\.ts does not compile:\n[\s\S]*broken\.ts:2:15:/);
    const early = await judge("early.js", "null.x;\nvar stoneGame = () => true;\n", "877");
    expect(early.code).toBe(1);
    expect(early.notes).not.toContain("Found after");
    expect(early.out).toMatch(/before it is asked anything\.\n[\s\S]*early\.js:1:6/);
  });
});
