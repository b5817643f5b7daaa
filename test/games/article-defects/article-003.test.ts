/**
 * What article 003, "石子问题" (Top Down, Bottom Up), gets wrong.
 * Each test writes the article's own algorithm down as it is published, in our code, and shows it going wrong; then our
 * method of that name gets it right. Articles are numbered as in the notebooks.
 */
import { describe, expect, it } from "vitest";
import { games } from "../../../functions/games/index.ts";
import { boundedDepth, TooDeep } from "./bounded-depth.ts";

const stoneGame = games["stone-game"];
const stoneGameIii = games["stone-game-iii"];

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
