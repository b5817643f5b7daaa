/** Solutions in JavaScript and TypeScript: right ones pass, and each wrong one is caught on its smallest position. */
import { describe, expect, it } from "vitest";
import { folderFor, judgedText } from "./judged.ts";
import { three, two } from "./programs.ts";

const folder = folderFor("judge-javascript");
const judge = (name: string, text: string, ...args: string[]) => judgedText(folder, name, text, args);

describe("right programs pass", () => {
  const passed = { code: 0, position: undefined };

  it("a function in a variable, with LeetCode's comment", async () => {
    const { out, ...rest } = await judge("solution.js", two("<= 2 * m"), "1140");
    expect(rest).toMatchObject(passed);
    expect(out).toBe("solution.js passed Stone Game II (1140): 5,000 positions, --seed=1, up to size 100.");
  });

  it("a function with types, which prints: that is no answer", async () => {
    const text = `function stoneGame(piles: number[]): boolean {\n  console.log("false");\n  return piles.length > 0;\n}\n`;
    expect(await judge("solution.ts", text, "stone-game", "--count=500")).toMatchObject(passed);
  });

  it("an exported class with types", async () => {
    const text = `export class Solution {\n  ${three("stoneGameIII").replace("(v)", "(v: number[]): string")}\n}\n`;
    expect(await judge("solution.ts", text, "1406", "--count=2000")).toMatchObject(passed);
  });
});

describe("wrong answers are caught on the smallest position", () => {
  it("greedy", async () => {
    const text = `var stoneGameVII = function(stones) {
      let l = 0, r = stones.length - 1, sum = stones.reduce((a, b) => a + b, 0), d = 0, sign = 1;
      for (; l < r; sign = -sign) { sum -= stones[l] <= stones[r] ? stones[l++] : stones[r--]; d += sign * sum; }
      return d;
    };`;
    const { code, position, out } = await judge("greedy.js", text, "1690");
    expect({ code, position }).toEqual({ code: 1, position: "[2,1,2,2]" });
    expect(out).toContain(
      "It answered 3.\nThe right answer is 4.\nWhy:\n    With best play Alice finishes 4 ahead",
    );
    expect(out).toContain("Optimal play:\n    Alice removes the rightmost stone and scores 5\n");
  });

  it("off by one in X", async () => {
    expect(await judge("off.js", two("< 2 * m"), "1140")).toMatchObject({ code: 1, position: "[1,1]" });
  });

  it("a rare one, made smaller in length, values and order", async () => {
    const rare =
      "(piles.length > 2 && piles.some((pile) => pile >= 4321) ? 1 : 0) + suffix[i + 1] + piles[i]";
    const { code, position } = await judge("rare.js", two("<= 2 * m", rare), "1140");
    expect({ code, position }).toEqual({ code: 1, position: "[1,1,4321]" });
  });

  it("a sentinel that is a value", async () => {
    const text = `var stoneGameVIII = function(stones) {
      let sum = 0;
      const prefix = stones.map((stone) => sum += stone);
      let best = 0;
      for (let i = stones.length - 1; i > 0; i--) best = Math.max(best, prefix[i] - (i === stones.length - 1 ? 0 : best));
      return best;
    };`;
    expect(await judge("sentinel.js", text, "1872")).toMatchObject({ code: 1, position: "[-1,0]" });
  });

  it("32 bits, where the sum first passes them", async () => {
    const text = two("<= 2 * m", "(suffix[i + 1] + piles[i]) | 0");
    expect(await judge("bits.js", text, "1140", "--count=1000")).toMatchObject({ code: 0 });
    const { code, position = "[]" } = await judge("bits.js", text, "1140", "--wide");
    const row: number[] = JSON.parse(position);
    expect({ code, n: row.length, sum: row[0] + row[1] }).toEqual({ code: 1, n: 2, sum: 2 ** 31 });
  });

  it("a memo that is kept from one call to the next, with the call before", async () => {
    const text = `const memo = {};
      var stoneGameII = function(piles) {
        const best = (i, m) => {
          if (i >= piles.length) return 0;
          if (memo[[i, m]] !== undefined) return memo[[i, m]];
          const rest = piles.slice(i).reduce((a, b) => a + b, 0);
          let most = 0;
          for (let x = 1; x <= 2 * m; x++) most = Math.max(most, rest - best(i + x, Math.max(m, x)));
          return memo[[i, m]] = most;
        };
        return best(0, 1);
      };`;
    const { code, position, out } = await judge("state.js", text, "1140");
    expect({ code, position }).toEqual({ code: 1, position: "[2]" });
    expect(out).toContain("\nafter\n    [1]\nin the same process; alone it is right.");
  });

  it("chance", async () => {
    const text = `let first = require("node:fs").existsSync(__dirname + "/asked");
      var stoneGame = function(piles) {
        if (first || piles.length < 4) return true;
        require("node:fs").writeFileSync(__dirname + "/asked", "");
        return false;
      };`;
    const { code, out } = await judge("chance.cjs", text, "877");
    expect(code).toBe(1);
    expect(out).toContain("only now and then: asked again, it answered right.");
  });

  it("1 for true, nothing at all, a word in lower case, a fraction", async () => {
    const type = (name: string, method: string, value: string, ...args: string[]) =>
      judge(`${name}.js`, `var ${method} = function() { return ${value}; };`, ...args);
    const one = await type("one", "stoneGame", "1", "877");
    expect(one).toMatchObject({ code: 1, position: "[1,2]" });
    expect(one.out).toContain("It answered 1, a number; expected true or false.");
    const nothing = await type("nothing", "winnerSquareGame", "undefined", "1510");
    expect(nothing.out).toContain("It answered undefined; expected true or false.");
    const word = await type("word", "stoneGameIII", '"tie"', "1406");
    expect(word).toMatchObject({ code: 1, position: "[0]" });
    expect(word.out).toContain('It answered "tie".\nThe right answer is "Tie".');
    const fraction = await type("fraction", "stoneGameII", "1.5", "1140");
    expect(fraction.out).toContain("It answered 1.5, a fraction; expected an integer.");
  });
});
