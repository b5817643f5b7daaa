/**
 * What article 001, "玩遊戲也可以用DP ? 石頭遊戲 I 的最佳策略", gets wrong.
 * Each test writes the article's own algorithm down as it is published, in our code, and shows it going wrong; then our
 * method of that name gets it right. Articles are numbered as in the notebooks.
 */
import { describe, expect, it } from "vitest";
import { games, limitsOf } from "../../../functions/games/index.ts";
import { boundedDepth, TooDeep } from "./bounded-depth.ts";

const stoneGame = games["stone-game"];

describe("article 001, Stone Game", () => {
  const difference = (piles: readonly number[], enter: <T>(call: () => T) => T) => {
    const memo = new Map<number, number>();
    let calls = 0;
    const take = (left: number, right: number): number => {
      calls++;
      const key = left * piles.length + right;
      const known = memo.get(key);
      if (known !== undefined) return known;
      if (left === right) return piles[left];
      const first = piles[left] - enter(() => take(left + 1, right));
      const last = piles[right] - enter(() => take(left, right - 1));
      memo.set(key, Math.max(first, last));
      return Math.max(first, last);
    };
    return { value: enter(() => take(0, piles.length - 1)), calls };
  };
  const row = (n: number) => Array.from({ length: n }, (_, i) => (i * 37) % 101);

  it("calls the recursion n² deep: it is n deep, while the calls are n² many", () => {
    const { value, calls } = difference(row(60), boundedDepth(60));
    expect(calls).toBeGreaterThan(60 * 59);
    expect(() => difference(row(60), boundedDepth(59))).toThrow(TooDeep);
    expect(stoneGame.solve({ piles: row(60) }, { method: "difference-dp" }).difference).toBe(value);
  });

  it("overflows Python's stack of 1,000 calls at n = 1,000; difference-dp does not, nor at the greatest size it takes", () => {
    expect(() => difference(row(1000), boundedDepth(999))).toThrow(TooDeep);
    const largest = limitsOf(stoneGame)["difference-dp"]["piles"];
    expect(largest).toBeGreaterThan(4000);
    for (const n of [1000, 3000]) {
      expect(stoneGame.solve({ piles: row(n) }, { method: "difference-dp" }).difference).toBe(
        stoneGame.solve({ piles: row(n) }).difference,
      );
    }
  });

  it("runs past the ends of an empty row; difference-dp knows that nobody scores", () => {
    expect(() => difference([], boundedDepth(1000))).toThrow(TooDeep);
    expect(stoneGame.solve({ piles: [] }, { method: "difference-dp" })).toMatchObject({
      difference: 0,
      winner: "tie",
    });
  });

  it("reads 2 <= piles.length <= 500 as the stones of a pile: one pile, of one stone, is a position", () => {
    expect(stoneGame.solve({ piles: [1, 2] }, { method: "difference-dp" }).difference).toBe(1);
    expect(stoneGame.solve({ piles: [1] }, { method: "difference-dp" }).difference).toBe(1);
    const many = row(501);
    expect(stoneGame.solve({ piles: many }, { method: "difference-dp" }).winner).toBe(
      stoneGame.solve({ piles: many }).winner,
    );
  });
});
