/** The articles' programs and what is wrong with them, in JavaScript and TypeScript; python.spec.ts and cpp.spec.ts have those that need their own language. */
import { describe, expect, it } from "vitest";
import { folderFor, judgedText } from "./judged.ts";

const folder = folderFor("judge-articles");
const judge = (name: string, text: string, ...args: string[]) => judgedText(folder, name, text, args);

describe("the articles' programs are caught", () => {
  it("000: the garbled formula, 9 / (2 (q1 - q0)), on equal halves", async () => {
    const text = `var sumGame = function(num) {
      const n = num.length / 2;
      const of = (s) => [...s].reduce(([sum, marks], c) => c === "?" ? [sum, marks + 1] : [sum + +c, marks], [0, 0]);
      const [n0, q0] = of(num.slice(0, n)), [n1, q1] = of(num.slice(n));
      return (q0 + q1) % 2 === 1 || n0 - n1 !== 9 / (2 * (q1 - q0));
    };`;
    expect(await judge("000.js", text, "1927")).toMatchObject({ code: 1, position: '"00"' });
  });

  /** Article 002's two loops, the outer one as it is put in. */
  const prefixSums = (loop: string) => `var stoneGame = function(piles) {
    const n = piles.length, square = () => Array.from({ length: n }, () => new Array(n).fill(0));
    const dp = square(), sum = square();
    for (let i = 0; i < n; i++) for (let j = i; j < n; j++) sum[i][j] = i === j ? piles[i] : sum[i][j - 1] + piles[j];
    for (${loop}) for (let j = i; j < n; j++)
      dp[i][j] = i === j ? piles[i] : Math.max(piles[i] + sum[i + 1][j] - dp[i + 1][j], piles[j] + sum[i][j - 1] - dp[i][j - 1]);
    return dp[0][n - 1] * 2 > sum[0][n - 1];
  };`;

  it("002: filled in the wrong order, which LeetCode's constraints hide and ties do not", async () => {
    const text = prefixSums("let i = 0; i < n; i++");
    expect(await judge("002.js", text, "877", "--wide")).toMatchObject({ code: 1, position: "[1,1]" });
    const hidden = await judge("002.js", text, "877", "--count=1000");
    expect(hidden.code).toBe(0);
    expect(hidden.notes).toContain("--wide");
    const other = prefixSums("let i = n - 1; i >= 0; i--");
    expect(await judge("002.js", other, "877", "--wide", "--count=2000")).toMatchObject({ code: 0 });
  });

  it("003: dp[i][i][0] set twice, on the first odd row that is not zero", async () => {
    const text = `class Solution {
      stoneGame(A: number[]) {
        const dp = A.map(() => A.map(() => [0, 0]));
        const sum = A.reduce((a, b) => a + b);
        for (let i = 0; i < A.length; i++) { dp[i][i][0] = A[i]; dp[i][i][0] = 0; }
        for (let i = 1; i < A.length; i++) for (let l = 0; l + i < A.length; l++) {
          dp[l][l + i][0] = Math.max(A[l] + dp[l + 1][l + i][1], A[l + i] + dp[l][l + i - 1][1]);
          dp[l][l + i][1] = Math.min(dp[l + 1][l + i][0], dp[l][l + i - 1][0]);
        }
        return dp[0][A.length - 1][0] * 2 > sum;
      }
    }`;
    expect(await judge("003.ts", text, "877", "--wide")).toMatchObject({ code: 1, position: "[1]" });
  });

  it("003: recursion from the top, on a row of zeros as long as the stack allows", async () => {
    const text = `function stoneGameIII(v: number[]): string {
      const memo: number[] = [];
      const f = (i: number): number => {
        if (i >= v.length) return 0;
        if (memo[i] !== undefined) return memo[i];
        let best = -Infinity, taken = 0;
        for (let k = 1; k <= 3 && i + k <= v.length; k++) { taken += v[i + k - 1]; best = Math.max(best, taken - f(i + k)); }
        return memo[i] = best;
      };
      return f(0) > 0 ? "Alice" : f(0) < 0 ? "Bob" : "Tie";
    }`;
    const { code, position = "[]", out } = await judge("top-down.ts", text, "1406");
    expect(code).toBe(1);
    const row: number[] = JSON.parse(position);
    expect(row.every((value) => value === 0)).toBe(true);
    expect(row.length).toBeGreaterThan(500);
    expect(row.length).toBeLessThan(50_000);
    expect(out).toContain("Maximum call stack size exceeded");
    expect(out).toMatch(/top-down\.ts:\d+:\d+/);
  });
});
