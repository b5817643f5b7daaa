import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUDGET, GameError, games, type MoveOf } from "../../functions/games/index.ts";
import { LARGEST_CERTAIN } from "../../functions/games/stone-game-v/branch-and-bound.ts";
import { compact } from "../../functions/games/stone-game-v/compact-row.ts";
import { intervalTable } from "../../functions/games/stone-game-v/interval-dp.ts";
import { popcount, Search, SearchLimit } from "../../functions/games/stone-game-v/search.ts";
import { expectOracleAgrees, rowsUpTo } from "../kit/exhaustive.ts";
import { peaks } from "../kit/peaks.ts";
import { generator } from "../kit/random.ts";

const game = games["stone-game-v"];
const worth = (stoneValue: readonly number[], method = "branch-and-bound") =>
  Number(game.solve({ stoneValue }, { method }).difference);

const byRules = (a: MoveOf<typeof game>, b: MoveOf<typeof game>) =>
  a.split - b.split || (a.keep === "left" ? -1 : 1);

function* positions(values: readonly number[], length: number) {
  for (const stoneValue of rowsUpTo(values, length)) yield { stoneValue };
}

/** The value by the search alone, without the table to fall back on. */
function bySearch(stoneValue: readonly number[]): number {
  const row = compact(stoneValue);
  return new Search(row.prefix, Number.POSITIVE_INFINITY).value(0, row.count) * row.unit;
}

/** Plays a line on prefix sums: every split legal, the points those of the part that is kept. */
function replay(stoneValue: readonly number[], line: ReturnType<typeof game.solve>["line"]) {
  const prefix = [0];
  for (const value of stoneValue) prefix.push(prefix[prefix.length - 1] + value);
  let [from, to] = [0, stoneValue.length];
  let collected = 0;
  for (const { player, move, points } of line) {
    expect(player).toBe("alice");
    const at = from + move.split;
    expect(at > from && at < to).toBe(true);
    const left = prefix[at] - prefix[from];
    const right = prefix[to] - prefix[at];
    expect(points).toBe(move.keep === "left" ? left : right);
    expect(points).toBeLessThanOrEqual(Math.min(left, right));
    if (move.keep === "left") to = at;
    else from = at;
    collected += points;
  }
  return { collected, left: to - from };
}

describe("stone-game-v", () => {
  it("agrees with the oracle on every row of up to 6 stones from 0 to 3", () => {
    expect(expectOracleAgrees(game, positions([0, 1, 2, 3], 6))).toBe(5461);
  });

  it("agrees with the oracle on every row of up to 8 stones of 0, 1 and 4", () => {
    expect(expectOracleAgrees(game, positions([0, 1, 4], 8))).toBe(9841);
  });

  it("finds by the search alone what the cubic table finds, on every row of up to 8 stones of 1, 2 and 5", () => {
    for (const { stoneValue } of positions([1, 2, 5], 8)) {
      const value = worth(stoneValue, "cubic-dp");
      if (bySearch(stoneValue) !== value) expect.fail(`${stoneValue}: ${bySearch(stoneValue)}, not ${value}`);
    }
  });

  it("gives the same value by every method on rows of hundreds of stones of every kind", () => {
    const row = (value: fc.Arbitrary<number>) => fc.array(value, { maxLength: 150 });
    const powers = fc.integer({ min: 0, max: 40 }).map((exponent) => 2 ** exponent);
    const kinds = [
      fc.integer({ min: 0, max: 3 }),
      fc.nat(1_000_000),
      powers,
      fc.constantFrom(0, 1, 1, 1, 1e9),
    ];
    fc.assert(
      fc.property(fc.oneof(...kinds.map(row)), (stoneValue) => {
        const value = worth(stoneValue, "cubic-dp");
        expect(worth(stoneValue, "interval-dp")).toBe(value);
        expect(worth(stoneValue)).toBe(value);
        expect(bySearch(stoneValue)).toBe(value);
      }),
      { numRuns: 150 },
    );
  });

  it("never collects more than the sum less its ones in binary", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 40 }), (stoneValue) => {
        const sum = stoneValue.reduce((total, value) => total + value, 0);
        expect(worth(stoneValue, "interval-dp")).toBeLessThanOrEqual(sum - popcount(sum));
      }),
    );
    expect([0, 1, 255, 2 ** 32, 2 ** 53 - 1].map(popcount)).toEqual([0, 1, 8, 1, 53]);
  });

  it("collects v (n - popcount n) from n equal stones of v", () => {
    for (const n of [1, 2, 7, 8, 1000, 100_000]) {
      expect(worth(new Array<number>(n).fill(7))).toBe(7 * (n - popcount(n)));
    }
  });

  it("is worth the same with zeros anywhere in the row", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 }), (stoneValue) => {
        expect(worth(stoneValue, "cubic-dp")).toBe(
          worth(
            stoneValue.filter((value) => value > 0),
            "cubic-dp",
          ),
        );
      }),
    );
  });

  it("counts every split among zeros as best", () => {
    const { moves } = game.rank({ stoneValue: [1, 0, 0, 1] });
    expect(moves).toHaveLength(6);
    expect(moves.every(({ best }) => best)).toBe(true);
  });

  it("plays a line to the last stone, zeros at the ends included", () => {
    for (const stoneValue of [
      [0, 0, 5],
      [5, 0],
      [0, 5, 0],
      [0, 0, 0, 0],
      [3, 0, 0, 3, 0, 6],
      [0, 1, 0, 1, 0],
    ]) {
      const { line, difference } = game.solve({ stoneValue }, { line: 100 });
      expect(replay(stoneValue, line)).toEqual({ collected: difference, left: 1 });
    }
  });

  it.each([[[]], [[4]], [[0]]])("ends with nothing to split on %j", (stoneValue) => {
    for (const { name } of game.methods) {
      expect(game.solve({ stoneValue }, { method: name, line: 5 })).toMatchObject({
        winner: null,
        scores: { alice: 0, bob: 0 },
        line: [],
      });
    }
    expect(game.rank({ stoneValue }).moves).toEqual([]);
  });

  it("solves a million random stones by the search, near the bound, and replays its line", () => {
    const next = generator(9);
    const stoneValue = Array.from({ length: 1_000_000 }, () => 1 + (next() % 1000));
    const { line, difference } = game.solve({ stoneValue }, { line: 1000 });
    expect(replay(stoneValue, line).collected).toBe(difference);
    const sum = stoneValue.reduce((total, value) => total + value, 0);
    expect(difference).toBeLessThanOrEqual(sum - popcount(sum));
    expect(difference).toBeGreaterThan(sum - 20_000); // a handful of stones short of the bound
  });

  it("gives the table's value for thousands of random stones", () => {
    const next = generator(4);
    const stoneValue = Array.from({ length: 2500 }, () => next() % 1_000_000);
    expect(bySearch(stoneValue)).toBe(worth(stoneValue, "interval-dp"));
  });

  it("falls back to the table by itself where the search would take too long", () => {
    const stoneValue = peaks(2000, 8);
    const { prefix, count } = compact(stoneValue);
    expect(() => new Search(prefix, BUDGET / 20).value(0, count)).toThrow(SearchLimit);
    const { difference, line } = game.solve({ stoneValue }, { line: 100 });
    expect(difference).toBe(intervalTable(prefix)(0, count - 1));
    expect(replay(stoneValue, line)).toEqual({ collected: difference, left: 1 });
  });

  it("values every split of a hard row of hundreds of stones as what it scores and leaves", () => {
    const stoneValue = peaks(400, 8);
    const { moves, difference } = game.rank({ stoneValue });
    expect(difference).toBe(worth(stoneValue, "interval-dp"));
    for (const { move, difference: total } of moves.filter((_, i) => i % 23 === 0)) {
      const rest = game.rules.play({ stoneValue }, move);
      expect(total).toBe(game.rules.points({ stoneValue }, move) + worth(rest.stoneValue, "interval-dp"));
    }
  });

  it("values every split of thousands of random stones", () => {
    const next = generator(6);
    const stoneValue = Array.from({ length: 3000 }, () => next() % 1000);
    const { moves, total, difference } = game.rank({ stoneValue }, { limit: 5 });
    expect(total).toBe([...game.rules.moves({ stoneValue })].length);
    expect(difference).toBe(worth(stoneValue));
    for (const { move, difference: sum } of moves) {
      const rest = game.rules.play({ stoneValue }, move);
      expect(sum).toBe(game.rules.points({ stoneValue }, move) + worth(rest.stoneValue));
    }
  });

  it("lists the best hundred of a million stones' moves within half of the budget, as good as what they lead to", () => {
    const next = generator(8);
    const stoneValue = Array.from({ length: 1_000_000 }, () => 1 + (next() % 1_000_000));
    const { moves, total, difference, cost } = game.rank({ stoneValue }, { limit: 100 });
    expect(cost).toBeLessThan(BUDGET / 2);
    expect(moves).toHaveLength(100);
    expect(total).toBe([...game.rules.moves({ stoneValue })].length);
    expect(moves.map((move) => move.difference)).toEqual(
      moves.map((move) => Number(move.difference)).sort((a, b) => b - a),
    );
    expect(difference).toBe(worth(stoneValue));
    for (const { move, difference: sum } of [moves[0], moves[1], moves[99]]) {
      const rest = game.rules.play({ stoneValue }, move);
      expect(sum).toBe(game.rules.points({ stoneValue }, move) + worth(rest.stoneValue));
    }
  });

  it("lists the same moves, ties and zeros included, however few are asked for", () => {
    const next = generator(9);
    for (let k = 0; k < 300; k++) {
      const greatest = [1, 2, 4, 1000][k % 4];
      const stoneValue = Array.from({ length: next() % 24 }, () => next() % greatest);
      const all = game.moves({ stoneValue });
      expect(all.map(({ move }) => move).sort(byRules)).toEqual([...game.rules.moves({ stoneValue })]);
      for (const limit of [1, 2, 5, 11])
        expect(game.moves({ stoneValue }, { limit })).toEqual(all.slice(0, limit));
    }
  });

  it("refuses a long hard row from within, clearly and as over budget", () => {
    const stoneValue = peaks(30_000, 8);
    try {
      game.solve({ stoneValue });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(GameError);
      expect(error).toMatchObject({ code: "over-budget" });
      expect(String(error)).toMatch(/depends on the stones, and [\d,]+ of them are always few enough/);
    }
  });

  it("refuses to judge a move of such a row", () => {
    expect(() => game.play({ stoneValue: peaks(30_000, 8) }, [{ split: 1, keep: "left" }])).toThrow(
      /^\/moves: judging the moves did not end within [\d,]+ basic operations/,
    );
  });

  it("promises to solve thousands of stones whatever they are, within the budget", () => {
    expect(LARGEST_CERTAIN).toBeGreaterThan(4500);
    const row = (n: number) => ({ stoneValue: new Array<number>(n).fill(1) });
    const [search] = game.methods;
    for (const n of [1, 1000, LARGEST_CERTAIN, LARGEST_CERTAIN + 1, 1_000_000]) {
      expect(search.cost(row(n))).toBeLessThanOrEqual(BUDGET);
    }
  });

  it("refuses negative stones and sums whose double would not be exact", () => {
    expect(() => game.solve({ stoneValue: [1, -1] })).toThrow(/stoneValue\/1: expected an integer from 0/);
    expect(() => game.solve({ stoneValue: [2 ** 52] })).toThrow(/times 2,.*at most 2\^53 - 1/);
    expect(worth([2 ** 51 - 1, 2 ** 51])).toBe(2 ** 51 - 1);
  });

  it("collects all smaller powers from the powers of two, one stone less each round", () => {
    const stoneValue = Array.from({ length: 50 }, (_, i) => 2 ** i);
    const { line, difference } = game.solve({ stoneValue }, { line: 100 });
    expect(line).toHaveLength(49);
    expect(difference).toBe(2 ** 50 - 1 - 50); // (2^49 - 1) + (2^48 - 1) + ... + (2^1 - 1)
  });
});
