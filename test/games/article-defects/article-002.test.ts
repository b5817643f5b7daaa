/**
 * What article 002, "石子游戏--动态规划", gets wrong.
 * Each test writes the article's own algorithm down as it is published, in our code, and shows it going wrong; then our
 * method of that name gets it right. Articles are numbered as in the notebooks.
 */
import { describe, expect, it } from "vitest";
import { games } from "../../../functions/games/index.ts";

const stoneGame = games["stone-game"];
const stoneGameIi = games["stone-game-ii"];

describe("article 002, Stone Game", () => {
  /** Fills i upwards, though dp[i][j] needs dp[i + 1][j]. */
  const table = (piles: readonly number[]) => {
    const n = piles.length;
    const square = () => Array.from({ length: n }, () => new Array<number>(n).fill(0));
    const sum = square();
    const dp = square();
    for (let i = 0; i < n; i++) {
      for (let j = i; j < n; j++) sum[i][j] = (i === j ? 0 : sum[i][j - 1]) + piles[j];
    }
    for (let i = 0; i < n; i++) {
      for (let j = i; j < n; j++) {
        dp[i][j] =
          i === j
            ? piles[i]
            : Math.max(piles[i] + sum[i + 1][j] - dp[i + 1][j], piles[j] + sum[i][j - 1] - dp[i][j - 1]);
      }
    }
    return { total: dp[0][n - 1], wins: dp[0][n - 1] * 2 > sum[0][n - 1] };
  };
  const ours = (piles: readonly number[]) => stoneGame.solve({ piles }, { method: "prefix-sum-dp" });

  it.each([[[1, 2, 1]], [[1, 1]]])("reads cells that are not filled yet and says true on %j", (piles) => {
    expect(table(piles).wins).toBe(true);
    expect(ours(piles).answer).toBe(false);
  });

  it("says true on every row of positive piles", () => {
    for (let code = 0; code < 3 ** 5; code++) {
      const piles = Array.from({ length: 5 }, (_, i) => (Math.floor(code / 3 ** i) % 3) + 1);
      expect(table(piles).wins).toBe(true);
    }
    expect(ours([1, 3, 1, 3, 1]).answer).toBe(false);
  });

  it("gives the first player 15 of 3, 7, 2, 3 in place of 10", () => {
    expect(table([3, 7, 2, 3]).total).toBe(15);
    expect(ours([3, 7, 2, 3]).scores).toEqual({ alice: 10, bob: 5 });
  });

  it("lets the first player always win when the total is even, which forgets the tie of 1, 1", () => {
    const claim = (piles: readonly number[]) => piles.reduce((sum, pile) => sum + pile, 0) % 2 === 0;
    expect(claim([1, 1])).toBe(true);
    expect(ours([1, 1])).toMatchObject({ winner: "tie", answer: false });
  });
});

describe("article 002, Stone Game II", () => {
  /** The memoised search that the text begins, with M held at `bound` on the way. */
  const search = (piles: readonly number[], bound: number) => {
    const n = piles.length;
    const suffix = new Array<number>(n + 1).fill(0);
    for (let i = n - 1; i >= 0; i--) suffix[i] = suffix[i + 1] + piles[i];
    const total = (i: number, M: number): number => {
      if (i >= n) return 0;
      let least = Number.POSITIVE_INFINITY;
      for (let X = 1; X <= Math.min(2 * M, n - i); X++) {
        least = Math.min(least, total(i + X, Math.min(bound, Math.max(M, X))));
      }
      return suffix[i] - least;
    };
    return total(0, Math.min(1, bound));
  };
  const small = (n: number) =>
    Array.from({ length: 300 }, (_, seed) =>
      Array.from({ length: n }, (_, i) => ((seed * 7919 + i * i * 104_729 + seed * i * 31) % 19) - 9),
    );

  it("breaks off at `dp =`: memo and suffix-dp are what it was about to say", () => {
    for (const piles of small(9)) {
      const scores = { alice: search(piles, 5), bob: piles.reduce((a, b) => a + b, 0) - search(piles, 5) };
      for (const method of ["memo", "suffix-dp"]) {
        expect(stoneGameIi.solve({ piles }, { method }).scores).toEqual(scores);
      }
    }
  });

  it("bounds M by n/2 + 1 for a loose reason: M does pass half of n, rounded up, at n = 2, 6, 14, 30", () => {
    const greatest = (n: number) => {
      const seen = new Set<number>();
      let most = 1;
      const visit = (i: number, M: number): void => {
        const state = i * 100 + M;
        if (seen.has(state)) return;
        seen.add(state);
        most = Math.max(most, M);
        for (let X = 1; X <= Math.min(2 * M, n - i); X++) visit(i + X, Math.max(M, X));
      };
      visit(0, 1);
      return most;
    };
    const lengths = Array.from({ length: 40 }, (_, i) => i + 1);
    expect(lengths.filter((n) => greatest(n) > Math.ceil(n / 2))).toEqual([2, 6, 14, 30]);
    expect(lengths.every((n) => greatest(n) <= Math.floor(n / 2) + 1)).toBe(true);
    for (const n of [1, 2, 6, 14]) {
      for (const piles of small(n).slice(0, n === 14 ? 20 : 300)) {
        const alice = search(piles, Number.POSITIVE_INFINITY);
        for (const method of ["memo", "suffix-dp"]) {
          expect(stoneGameIi.solve({ piles }, { method }).scores?.alice).toBe(alice);
        }
      }
    }
  });
});
