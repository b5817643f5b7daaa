import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../functions/games/index.ts";
import { groupsOf, ranksIn } from "../../functions/games/stone-game-vi/groups.ts";
import { expectOracleAgrees, rows } from "../kit/exhaustive.ts";
import { replayed } from "../kit/playout.ts";
import { generator } from "../kit/random.ts";

const game = games["stone-game-vi"];

/** Every pair of rows of up to `length` of these values, for either mover. */
function* positions(values: readonly number[], length: number) {
  for (let n = 0; n <= length; n++) {
    for (const both of rows(values, 2 * n)) {
      const pair = { aliceValues: both.slice(0, n), bobValues: both.slice(n) };
      yield { ...pair, toMove: "alice" };
      yield { ...pair, toMove: "bob" };
    }
  }
}

/** The difference by the plainest form of the published method: sort objects by what a stone is worth to both. */
function bySortingObjects(aliceValues: readonly number[], bobValues: readonly number[]): number {
  const stones = aliceValues.map((a, i) => ({ a, b: bobValues[i] }));
  stones.sort((x, y) => y.a + y.b - x.a - x.b);
  return stones.reduce((sum, { a, b }, rank) => sum + (rank % 2 === 0 ? a : -b), 0);
}

describe("stone-game-vi", () => {
  it("agrees with the oracle on every pair of rows of up to 4 stones worth -1, 0 or 2", () => {
    expect(expectOracleAgrees(game, positions([-1, 0, 2], 4))).toBe(2 * (1 + 9 + 81 + 729 + 6561));
  });

  it("agrees with the oracle on random stones with ties, negative values and up to 8 stones", () => {
    const values = (n: number) => fc.array(fc.integer({ min: -5, max: 5 }), { minLength: n, maxLength: n });
    const pairs = fc.integer({ min: 0, max: 8 }).chain((n) =>
      fc.record({
        aliceValues: values(n),
        bobValues: values(n),
        toMove: fc.constantFrom("alice", "bob"),
      }),
    );
    expect(expectOracleAgrees(game, fc.sample(pairs, { numRuns: 200, seed: 5 }))).toBe(200);
  });

  it("ranks any integers as a comparison sort does, equals by place", () => {
    const wide = fc.integer({ min: -(2 ** 52), max: 2 ** 52 - 1 });
    const narrow = fc.integer({ min: -3, max: 3 });
    const middling = fc.integer({ min: -5_000_000, max: 5_000_000 });
    for (const integers of [wide, narrow, middling]) {
      fc.assert(
        fc.property(fc.array(integers, { maxLength: 200 }), (keys) => {
          const expected = [...keys.keys()].sort((i, j) => keys[j] - keys[i] || i - j);
          const zeros = keys.map(() => 0);
          const ranks = [...ranksIn(groupsOf(keys, zeros))];
          expect(ranks).toEqual(keys.map((_, i) => expected.indexOf(i)));
        }),
      );
    }
  });

  it("solves a million stones as sorting objects does, with small and with large values", () => {
    for (const [n, greatest] of [
      [100_000, 1000],
      [1_000_000, 1_000_000_000],
    ]) {
      const next = generator(greatest);
      const values = () => Array.from({ length: n }, () => next() % greatest);
      const position = { aliceValues: values(), bobValues: values() };
      const { difference } = game.solve(position);
      expect(difference).toBe(bySortingObjects(position.aliceValues, position.bobValues));
    }
  });

  it("says where the stones of a line stand in the row that shrinks, 1,000 plies into a million", () => {
    const next = generator(11);
    const values = () => Array.from({ length: 1_000_000 }, () => (next() % 2001) - 1000);
    const aliceValues = values();
    const bobValues = values();
    const { line } = game.solve({ aliceValues, bobValues }, { line: 1000 });
    expect(line).toHaveLength(1000);
    const left = Int32Array.from(aliceValues, (_, i) => i);
    let sum = Number.POSITIVE_INFINITY;
    for (const { player, move, points } of line) {
      const stone = left[move.index];
      left.copyWithin(move.index, move.index + 1);
      expect(points).toBe((player === "alice" ? aliceValues : bobValues)[stone]);
      const both = aliceValues[stone] + bobValues[stone];
      expect(both).toBeLessThanOrEqual(sum); // down the ranking
      sum = both;
    }
    expect(sum).toBe(Float64Array.from(aliceValues, (a, i) => a + bobValues[i]).sort()[999_000]);
  });

  it("plays a whole line by the rules from the first stone to the last", () => {
    const aliceValues = Array.from({ length: 60 }, (_, i) => (i * 37) % 11);
    const bobValues = Array.from({ length: 60 }, (_, i) => (i * 53) % 13);
    const start = game.solve({ aliceValues, bobValues, toMove: "bob" }, { line: 100 });
    const { now, collected } = replayed(
      game.rules,
      start.position,
      start.line.map(({ move }) => move),
    );
    expect(game.rules.isOver(now)).toBe(true);
    expect(collected).toEqual(start.scores);
  });

  it("values every one of 100,000 stones as what it brings and what it leaves", () => {
    const next = generator(3);
    const values = () => Array.from({ length: 100_000 }, () => next() % 100_000);
    const position = { aliceValues: values(), bobValues: values(), toMove: "bob" as const };
    const { moves, total, difference } = game.rank(position, { limit: 100_000 });
    expect(total).toBe(100_000);
    expect(difference).toBe(game.solve(position).difference);
    for (const { move, difference: worth } of [0, 1, 777, 50_000, 99_998, 99_999].map((i) => moves[i])) {
      const after = game.solve(game.rules.play(position, move));
      expect(worth).toBe(Number(after.difference) - game.rules.points(position, move));
    }
  });

  it("takes the stone that hurts the other most, even one that is worth nothing to the mover", () => {
    expect(game.rank({ aliceValues: [1, 0], bobValues: [1, 100] }).moves[0].move).toEqual({ index: 1 });
  });

  it("refuses unequal lengths by pointing at bobValues", () => {
    expect(() => game.solve({ aliceValues: [1, 2], bobValues: [1] })).toThrow(
      "/bobValues: expected as many values as in aliceValues, 2, got 1",
    );
  });

  it("refuses more stones than the search can hold and points to ranking", () => {
    const row = (n: number) => new Array<number>(n).fill(1);
    const both = (n: number) => ({ aliceValues: row(n), bobValues: row(n), toMove: "alice" as const });
    expect(() => game.solve(both(40), { method: "minimax" })).toThrow(/limit.*use method "ranking"/);
  });

  it("refuses values whose sums would not stay exact and solves those just below", () => {
    const half = 2 ** 52 - 1;
    expect(game.solve({ aliceValues: [half, 0], bobValues: [0, -half] }).difference).toBe(half + half);
    expect(() => game.solve({ aliceValues: [half, 2], bobValues: [0, 0] })).toThrow(/at most 2\^53 - 1/);
  });
});
