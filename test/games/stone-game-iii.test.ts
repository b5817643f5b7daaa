import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GameError, games } from "../../functions/games/index.ts";
import { expectOracleAgrees, rowsUpTo } from "../kit/exhaustive.ts";

const game = games["stone-game-iii"];
const solve = (stoneValue: readonly number[], maxTake = 3, method = "rolling") =>
  game.solve({ stoneValue, maxTake }, { method });

function* positions(values: readonly number[], length: number, takes: readonly number[]) {
  for (const stoneValue of rowsUpTo(values, length)) {
    for (const maxTake of takes) {
      yield { stoneValue, maxTake, toMove: "alice" };
      yield { stoneValue, maxTake, toMove: "bob" };
    }
  }
}

/** Takes a line's stones off a row from its front: who collects what. */
function replay(
  stoneValue: readonly number[],
  maxTake: number,
  line: ReturnType<typeof solve>["line"],
): { alice: number; bob: number; next: number } {
  const collected = { alice: 0, bob: 0, next: 0 };
  for (const { player, move, points } of line) {
    if (move.take < 1 || move.take > maxTake) expect.fail(`${move.take} stones are not to be had`);
    let sum = 0;
    for (let k = 0; k < move.take; k++) sum += stoneValue[collected.next++];
    if (sum !== points) expect.fail(`${points} points for ${sum}`);
    collected[player] += sum;
  }
  return collected;
}

describe("stone-game-iii", () => {
  it("agrees with the oracle on every row of up to 6 stones from -2 to 2", () => {
    expect(expectOracleAgrees(game, positions([-2, -1, 0, 1, 2], 6, [3]))).toBe(39_062);
  });

  it("agrees with the oracle for every number of stones a turn on rows of up to 8 stones of -1, 0 and 3", () => {
    expect(expectOracleAgrees(game, positions([-1, 0, 3], 6, [1, 2, 4, 5, 6, 7, 100]))).toBe(15_302);
    expect(expectOracleAgrees(game, positions([-1, 3], 8, [1, 2, 3, 4, 5, 6, 7, 8]))).toBe(8176);
  });

  it("gives the same scores by every method, window and deque on rows of hundreds of stones", () => {
    const row = (most: number) => fc.array(fc.integer({ min: -most, max: most }), { maxLength: 300 });
    fc.assert(
      fc.property(fc.oneof(row(1), row(1000)), fc.integer({ min: 1, max: 40 }), (stoneValue, maxTake) => {
        const { scores } = solve(stoneValue, maxTake);
        expect(solve(stoneValue, maxTake, "top-down").scores).toEqual(scores);
        expect(solve(stoneValue, maxTake, "bottom-up").scores).toEqual(scores);
      }),
      { numRuns: 200 },
    );
  });

  it("collects the scores that it promises on whole lines", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 200 }),
        fc.integer({ min: 1, max: 12 }),
        (stoneValue, maxTake) => {
          for (const { name: method } of game.methods.slice(0, 3)) {
            const { line, scores } = game.solve({ stoneValue, maxTake }, { method, line: 1000 });
            expect(replay(stoneValue, maxTake, line)).toEqual({ ...scores, next: stoneValue.length });
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("is quick on a row of nothing but zeros, which a memo that takes 0 for unknown is not", () => {
    const zeros = new Array<number>(200_000).fill(0);
    for (const { name } of game.methods.slice(0, 3)) {
      expect(solve(zeros, 3, name)).toMatchObject({ answer: "Tie", scores: { alice: 0, bob: 0 } });
    }
  });

  it("takes no value for a sentinel: -10,000 and the least integers are values like others", () => {
    for (const value of [-10_000, -(2 ** 31), -(2 ** 50)]) {
      for (const { name } of game.methods.slice(0, 3)) {
        expect(solve([value, value, value, value], 3, name).scores).toEqual({
          alice: 2 * value,
          bob: 2 * value,
        });
        expect(solve([value], 3, name).answer).toBe("Bob");
        expect(solve([0, value], 3, name).scores).toEqual({ alice: 0, bob: value });
      }
    }
  });

  it("does not overflow the stack on 100,000 stones, whatever the method", () => {
    const stoneValue = Array.from({ length: 100_000 }, (_, i) => ((i * 7919) % 201) - 100);
    const { scores } = solve(stoneValue);
    expect(solve(stoneValue, 3, "top-down").scores).toEqual(scores);
    expect(solve(stoneValue, 3, "bottom-up").scores).toEqual(scores);
  });

  it("takes one stone where only one may be taken, in turn", () => {
    expect(solve([1, 20, 300, 4000], 1).scores).toEqual({ alice: 301, bob: 4020 });
  });

  it("knows a million stones of one value: whoever moves takes three as long as there are enough", () => {
    const ones = new Array<number>(1_000_000).fill(1);
    // the last three are the first player's or the other's as the number of turns is odd or even
    expect(solve(ones).scores).toEqual({ alice: 500_001, bob: 499_999 });
    expect(solve(ones, 1_000_000).scores).toEqual({ alice: 1_000_000, bob: 0 });
    const owed = new Array<number>(1_000_000).fill(-1);
    expect(solve(owed, 1_000_000).scores).toEqual({ alice: -500_000, bob: -500_000 });
  });

  it.each([3, 4, 1000])("plays 1,000 best plies on a million stones, up to %i at a time", (maxTake) => {
    const stoneValue = Array.from({ length: 1_000_000 }, (_, i) => ((i * 7919 + (i >> 3)) % 2001) - 1000);
    const { line, difference } = game.solve({ stoneValue, maxTake }, { line: 1000 });
    expect(line).toHaveLength(1000);
    const { alice, bob, next } = replay(stoneValue, maxTake, line);
    // what is left is worth what the line has not yet brought: 1,000 best moves lost nothing
    const rest = game.solve({ stoneValue: stoneValue.slice(next), maxTake });
    expect(alice - bob + Number(rest.difference)).toBe(difference);
  });

  it("values all of 100,000 first moves", () => {
    const stoneValue = Array.from({ length: 100_000 }, (_, i) => ((i * 7919) % 201) - 100);
    const position = { stoneValue, maxTake: 100_000, toMove: "bob" as const };
    const { total, moves, difference } = game.rank(position, { limit: 5 });
    expect(total).toBe(100_000);
    expect(moves[0].difference).toBe(difference);
    for (const { move, difference: worth } of moves) {
      const points = game.rules.points(position, move);
      const rest = game.solve(game.rules.play(position, move));
      expect(worth).toBe(Number(rest.difference) - points);
    }
  });

  it("is exact up to the greatest sum", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(solve([most]).scores).toEqual({ alice: most, bob: 0 });
    expect(solve([-(most - 3), 1, 1, 1]).scores).toEqual({ alice: -(most - 3) + 2, bob: 1 });
    expect(solve([2 ** 52, -(2 ** 52 - 1)], 1).scores).toEqual({ alice: 2 ** 52, bob: -(2 ** 52 - 1) });
    for (const maxTake of [1, 2, 3, 9]) {
      const row = [2 ** 51 + 1, -(2 ** 51), 2 ** 50 + 3, -(2 ** 50 - 7)];
      expect(solve(row, maxTake).scores).toEqual(solve(row, maxTake, "bottom-up").scores);
    }
    expect(() => solve([most, 1])).toThrow(GameError);
  });

  it("refuses the methods that would take too long, and names one that does not", () => {
    const stoneValue = new Array<number>(100_000).fill(1);
    for (const method of ["top-down", "bottom-up", "minimax"]) {
      expect(() => game.solve({ stoneValue, maxTake: 100_000 }, { method })).toThrow(
        /would need .*use method "rolling"/,
      );
    }
  });

  it.each([0, -1, 2.5, "3"])("refuses to take %j stones", (maxTake) => {
    expect(() => game.solve({ stoneValue: [1], maxTake: maxTake as number })).toThrow(/maxTake/);
  });
});
