/**
 * What the four articles get wrong. Each test writes the article's own algorithm down as it is published, in our code,
 * and shows it going wrong; then our method of that name gets it right. The articles, numbered as in the notebooks:
 * 000 "1927-求和游戏", 001 "玩遊戲也可以用DP ? 石頭遊戲 I 的最佳策略", 002 "石子游戏--动态规划", 003 "石子问题" (Top Down, Bottom Up).
 */
import { describe, expect, it } from "vitest";
import { games, limitsOf } from "../../functions/games/index.ts";

const sumGame = games["sum-game"];
const stoneGame = games["stone-game"];
const stoneGameIi = games["stone-game-ii"];
const stoneGameIii = games["stone-game-iii"];

/** A recursion that gives up at a depth of its own instead of overflowing the stack of this process. */
class TooDeep extends Error {}
const boundedDepth = (most: number) => {
  let depth = 0;
  return <T>(call: () => T): T => {
    if (++depth > most) throw new TooDeep(`deeper than ${most}`);
    const result = call();
    depth--;
    return result;
  };
};

describe("article 000, Sum Game", () => {
  const halves = (num: string, left: number, right: number) =>
    [num.slice(0, left), num.slice(right)].map((half) => ({
      sum: Array.from(half).reduce((sum, one) => sum + (one === "?" ? 0 : Number(one)), 0),
      marks: Array.from(half).filter((one) => one === "?").length,
    }));
  const formula = ([half0, half1]: ReturnType<typeof halves>, quotient: (x: number) => number) =>
    (half0.marks + half1.marks) % 2 === 1 ||
    half0.sum - half1.sum !== quotient((half1.marks - half0.marks) * 9);
  /** The C++ program takes n/2 characters from place n/2 on, so it drops the last of an odd number. */
  const cpp = (num: string) => {
    const half = Math.floor(num.length / 2);
    return formula(halves(num.slice(0, 2 * half), half, half), (x) => Math.trunc(x / 2));
  };
  /** The Python program takes all from place n/2 on. */
  const python = (num: string) => {
    const half = Math.floor(num.length / 2);
    return formula(halves(num, half, half), (x) => Math.floor(x / 2));
  };

  it('has two programs that disagree on the odd length of "112"; we refuse it', () => {
    expect([cpp("112"), python("112")]).toEqual([false, true]);
    expect(() => sumGame.solve({ num: "112" })).toThrow(/even number of characters/);
  });

  it('prints the bound 10^5 on the length as "105"; we take that many and far more', () => {
    for (const length of [106, 100_000, 400_000]) {
      expect(sumGame.solve({ num: "?".repeat(length) }).answer).toBe(cpp("?".repeat(length)));
    }
  });

  it('garbles formula (1) as "n0 - n1 = 9/2}(q1 - q0)": read as 9 / (2 (q1 - q0)) it is wrong on "90??"', () => {
    const garbled = (num: string) => {
      const [half0, half1] = halves(num, num.length / 2, num.length / 2);
      return half0.sum - half1.sum !== 9 / (2 * (half1.marks - half0.marks));
    };
    expect(garbled("90??")).toBe(true);
    expect(cpp("90??")).toBe(false);
    expect(sumGame.solve({ num: "90??" }).answer).toBe(false);
  });

  it('speaks of "another right question mark" in the induction: there is none in the base case "?0?0"', () => {
    // Alice fills the only one on the right; Bob must answer d by d on the left, not by 9 - d on the right
    const after = sumGame.rules.play(sumGame.solve({ num: "?0?0" }).position, { index: 2, digit: 4 });
    expect(sumGame.moves(after).filter(({ best }) => best)).toMatchObject([
      { move: { index: 0, digit: 4 }, winner: "bob" },
    ]);
    // in the step, q0 + q1 = 4 with q0 <= q1, two are on the right, and either answer keeps the balance
    const four = sumGame.rules.play(sumGame.solve({ num: "????" }).position, { index: 2, digit: 4 });
    expect(
      sumGame
        .moves(four)
        .filter(({ best }) => best)
        .map(({ move }) => move),
    ).toEqual([
      { index: 0, digit: 4 },
      { index: 1, digit: 4 },
      { index: 3, digit: 5 },
    ]);
  });

  it("has Alice strive for equal halves as well, which only Bob wants: she does not in ?0", () => {
    // "the best strategies of Alice and Bob make their sums equal": with a free hand Alice takes them apart
    const { winner, line } = sumGame.solve({ num: "?0" }, { line: 1 });
    expect(winner).toBe("alice");
    expect(line[0].move.digit).not.toBe(0);
  });
});

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

describe("article 003, Stone Game", () => {
  /** dp[i][i][0] is set twice; dp[i][i][1] stays at 0, where 0 belongs, and dp[i][i][0] becomes 0, where it does not. */
  const table = (piles: readonly number[]) => {
    const n = piles.length;
    const own = Array.from({ length: n }, () => new Array<number>(n).fill(0));
    const others = Array.from({ length: n }, () => new Array<number>(n).fill(0));
    for (let i = 0; i < n; i++) {
      own[i][i] = piles[i];
      own[i][i] = 0;
    }
    const order: string[] = [];
    for (let step = 1; step < n; step++) {
      for (let l = 0; l + step < n; l++) {
        const r = l + step;
        order.push(`(${l},${r})`);
        own[l][r] = Math.max(piles[l] + others[l + 1][r], piles[r] + others[l][r - 1]);
        others[l][r] = Math.min(own[l + 1][r], own[l][r - 1]);
      }
    }
    const sum = piles.reduce((total, pile) => total + pile, 0);
    return { wins: own[0][n - 1] * 2 > sum, total: own[0][n - 1], order };
  };

  it("assigns dp[i][i][0] twice, so an odd number of piles goes wrong: [5]", () => {
    expect(table([5]).wins).toBe(false);
    expect(table([5, 1, 1]).total).not.toBe(6);
    const ours = (piles: readonly number[]) => stoneGame.solve({ piles }, { method: "two-player-dp" });
    expect(ours([5])).toMatchObject({ answer: true, scores: { alice: 5, bob: 0 } });
    expect(ours([5, 1, 1]).scores).toEqual({ alice: 6, bob: 1 });
    expect(table([5, 3, 4, 5]).total).toBe(ours([5, 3, 4, 5]).scores?.alice); // even numbers do not notice
  });

  it("lists the order of filling from (0,0) to (n,n): it ends at (n-1,n-1), and the table at (0,n-1)", () => {
    const { order } = table([5, 3, 4, 5]);
    expect(order).toEqual(["(0,1)", "(1,2)", "(2,3)", "(0,2)", "(1,3)", "(0,3)"]);
    expect(stoneGame.solve({ piles: [5, 3, 4, 5] }, { method: "two-player-dp" }).why[1]).toContain(
      "all 10 intervals",
    );
  });
});

describe("article 003, Stone Game III", () => {
  type Cell = readonly [number, number];
  /** dp[l][player] from the last stone to the first, the other player's rule given. */
  const table = (
    values: readonly number[],
    other: (taken: number, after: Cell) => number,
    pick: (...choices: number[]) => number,
  ) => {
    const dp: Cell[] = [[0, 0]]; // of what lies behind the last stone, then before it
    for (let l = values.length - 1; l >= 0; l--) {
      const ks = [1, 2, 3].filter((k) => l + k <= values.length);
      const taken = (k: number) => values.slice(l, l + k).reduce((sum, value) => sum + value, 0);
      const behind = (k: number) => dp[values.length - l - k];
      dp.push([
        Math.max(...ks.map((k) => taken(k) + behind(k)[1])),
        pick(...ks.map((k) => other(taken(k), behind(k)))),
      ]);
    }
    return dp[values.length][0];
  };
  const winner = (alice: number, values: readonly number[]) => {
    const twice = 2 * alice - values.reduce((sum, value) => sum + value, 0);
    return twice > 0 ? "Alice" : twice < 0 ? "Bob" : "Tie";
  };
  const methods = ["top-down", "bottom-up"];
  const ours = (stoneValue: readonly number[], method: string) =>
    stoneGameIii.solve({ stoneValue }, { method });

  it("copies Alice's three bullets for Bob: by them he would add his stones to her points", () => {
    const values = [1, 2, 3, 7];
    const bullets = table(values, (taken, after) => taken + after[1], Math.min);
    expect(bullets).not.toBe(table(values, (_, after) => after[0], Math.min));
    expect(winner(bullets, values)).toBe("Alice");
    for (const method of methods) expect(ours(values, method).answer).toBe("Bob");
  });

  it("has dp[l+1][1] among Bob's choices in one formula, the wrong player's cell", () => {
    const values = [-2, -2, -3];
    let first = true; // of the choices that one cell has
    const wrong = table(
      values,
      (_, after) => {
        const cell = first ? after[1] : after[0];
        first = false;
        return cell;
      },
      (...choices) => {
        first = true;
        return Math.min(...choices);
      },
    );
    expect(winner(wrong, values)).toBe("Alice");
    for (const method of methods) {
      expect(ours(values, method)).toMatchObject({ answer: "Bob", scores: { alice: -4, bob: -3 } });
    }
  });

  it("comments Bob's loop as player 0's choices: taken at its word, with his maximum, Bob plays for Alice", () => {
    const values = [1, 2, 3, 7];
    const asCommented = table(values, (_, after) => after[0], Math.max);
    expect(winner(asCommented, values)).toBe("Alice");
    for (const method of methods) expect(ours(values, method).answer).toBe("Bob");
  });

  it("recurses n deep from the top, past any stack near n = 100,000; top-down keeps its own", () => {
    const search = (values: readonly number[], most: number) => {
      const enter = boundedDepth(most);
      const memo = new Map<number, number>();
      const visit = (l: number, player: number): number => {
        if (l >= values.length) return 0;
        const known = memo.get(2 * l + player);
        if (known !== undefined) return known;
        let score = 0;
        let result = player === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
        for (let k = 1; k <= 3; k++) {
          if (l + k <= values.length) score += values[l + k - 1];
          const rest = enter(() => visit(l + k, 1 - player));
          result = player === 0 ? Math.max(result, score + rest) : Math.min(result, rest);
        }
        memo.set(2 * l + player, result);
        return result;
      };
      return enter(() => visit(0, 0));
    };
    const row = (n: number) => Array.from({ length: n }, (_, i) => ((i * 37) % 101) - 50);
    expect(search(row(500), 501 + 3)).toBe(ours(row(500), "top-down").scores?.alice);
    expect(() => search(row(500), 499)).toThrow(TooDeep); // a call for every stone
    expect(ours(row(100_000), "top-down").scores).toEqual(ours(row(100_000), "bottom-up").scores);
  });
});
