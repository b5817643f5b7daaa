import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../functions/games/index.ts";
import { expectOracleAgrees, rowsUpTo } from "../kit/exhaustive.ts";
import { generator, integers } from "../kit/random.ts";

const game = games["stone-game-viii"];
const solve = (stones: readonly number[], method = "suffix-max") => game.solve({ stones }, { method });

function* positions(values: readonly number[], length: number) {
  for (const stones of rowsUpTo(values, length)) {
    yield { stones, toMove: "alice" };
    yield { stones, toMove: "bob" };
  }
}

/** The recurrence as it stands, f(i) = max over j > i of P(j) - f(j), in O(n^2). */
function byRecurrence(stones: readonly number[]): number {
  const n = stones.length;
  const prefix = [0];
  for (const stone of stones) prefix.push(prefix[prefix.length - 1] + stone);
  const f = new Array<number>(n + 1).fill(0);
  for (let i = n - 1; i >= 1; i--) {
    f[i] = Math.max(...Array.from({ length: n - i }, (_, k) => prefix[i + 1 + k] - f[i + 1 + k]));
  }
  return n < 2 ? 0 : f[1];
}

/** The points that a line's merges bring, by prefix sums. */
function pointsOf(stones: readonly number[], line: ReturnType<typeof solve>["line"]): number[] {
  let merged = 1;
  let prefix = stones[0];
  return line.map(({ move }) => {
    const to = merged + move.take - 1;
    while (merged < to) prefix += stones[merged++];
    return prefix;
  });
}

describe("stone-game-viii", () => {
  it("agrees with the oracle on every row of up to 6 stones from -2 to 2", () => {
    expect(expectOracleAgrees(game, positions([-2, -1, 0, 1, 2], 6))).toBe(39_062);
  });

  it("agrees with the oracle on every row of up to 8 stones of -3, 0 and 2", () => {
    expect(expectOracleAgrees(game, positions([-3, 0, 2], 8))).toBe(19_682);
  });

  it("gives the recurrence's value by both methods on rows of hundreds of stones", () => {
    const row = (least: number, greatest: number) =>
      fc.array(fc.integer({ min: least, max: greatest }), { maxLength: 200 });
    fc.assert(
      fc.property(fc.oneof(row(-3, 3), row(-10_000, 10_000), row(-50, 1)), (stones) => {
        const value = byRecurrence(stones);
        expect(solve(stones).difference).toBe(value);
        expect(solve(stones, "prefix-dp").difference).toBe(value);
      }),
      { numRuns: 200 },
    );
  });

  it("plays the same line and collects the same points by both methods", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 40 }), (stones) => {
        const table = game.solve({ stones }, { method: "prefix-dp", line: 100 });
        const { line, scores } = game.solve({ stones }, { line: 100 });
        expect({ line, scores }).toEqual({ line: table.line, scores: table.scores });
      }),
    );
  });

  it.each([[[]], [[5]], [[-5]]])("ends with nothing to score on %j", (stones) => {
    for (const { name } of game.methods) {
      expect(game.solve({ stones }, { method: name, line: 9 })).toMatchObject({
        winner: "tie",
        difference: 0,
        line: [],
      });
    }
    expect(game.rank({ stones })).toMatchObject({ total: 0, moves: [] });
  });

  it("has no sentinel that a sum can be: a difference may be as low as the numbers go", () => {
    const low = -(2 ** 52);
    for (const method of ["suffix-max", "prefix-dp"]) {
      expect(solve([low, 0], method).difference).toBe(low);
      expect(solve([-1e9, -1e9, -1e9], method).difference).toBe(byRecurrence([-1e9, -1e9, -1e9]));
    }
  });

  it("merges all of a million positive stones at once", () => {
    const n = 1_000_000;
    const stones = Array.from({ length: n }, (_, i) => i % 7);
    const total = stones.reduce((sum, stone) => sum + stone, 0);
    expect(game.solve({ stones }, { line: 1000 })).toMatchObject({
      difference: total,
      line: [{ move: { take: n }, points: total }],
    });
  });

  it("takes the shortest of equal merges, 1,000 plies of a million zeros, and collects what its whole line brings", () => {
    const stones = new Array<number>(1_000_000).fill(0);
    const { line, scores } = game.solve({ stones }, { line: 1000 });
    expect(line).toHaveLength(1000);
    expect(line.every(({ move, points }) => move.take === 2 && points === 0)).toBe(true);
    expect(scores).toEqual({ alice: 0, bob: 0 });
    const random = integers(1_000_000, -1000, 1000, generator(3));
    const whole = game.solve({ stones: random }, { line: 1_000_000 });
    expect(whole.line.map(({ points }) => points)).toEqual(pointsOf(random, whole.line));
    expect(whole.line.reduce((merged, { move }) => merged + move.take - 1, 1)).toBe(1_000_000);
    const collected = { alice: 0, bob: 0 };
    for (const { player, points } of whole.line) collected[player] += points;
    expect(whole.scores).toEqual(collected);
  });

  it("values all merges of 100,000 stones, the best of them the value of the position", () => {
    const stones = Array.from({ length: 100_000 }, (_, i) => ((i * 7919) % 201) - 100);
    const { moves, total, difference } = game.rank({ stones }, { limit: 3 });
    expect(total).toBe(99_999);
    expect(difference).toBe(solve(stones).difference);
    for (const { move, difference: worth } of moves) {
      const after = game.solve(game.rules.play({ stones, toMove: "alice" }, move));
      const gain = game.rules.points({ stones, toMove: "alice" }, move);
      expect(worth).toBe(gain + Number(after.difference));
    }
  });

  it("refuses a row too long for the search and points to the methods that can", () => {
    const stones = new Array<number>(5000).fill(1);
    expect(() => solve(stones, "minimax")).toThrow(/limit.*"suffix-max" or "prefix-dp"/);
  });

  it("refuses stones whose points would not stay exact", () => {
    expect(() => solve([2 ** 51, 2 ** 51, 2 ** 51, 2 ** 51])).toThrow(/at most 2\^53 - 1/);
  });
});
