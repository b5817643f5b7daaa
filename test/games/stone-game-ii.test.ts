import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games, limitsOf } from "../../functions/games/index.ts";
import { expectOracleAgrees, rowsUpTo } from "../kit/exhaustive.ts";

const game = games["stone-game-ii"];
const solve = (piles: readonly number[], m = 1, method = "column-minima") =>
  game.solve({ piles, m }, { method });
const textbook = ["memo", "suffix-dp"];

function* positions(values: readonly number[], length: number, starts: readonly number[]) {
  for (const piles of rowsUpTo(values, length)) {
    for (const m of starts) {
      yield { piles, m, toMove: "alice" };
      yield { piles, m, toMove: "bob" };
    }
  }
}

/** Takes a line's piles off a row from its front: who collects what, and where m ends. */
function replay(piles: readonly number[], start: number, line: ReturnType<typeof solve>["line"]) {
  const collected = { alice: 0, bob: 0 };
  let next = 0;
  let m = start;
  for (const { player, move, points } of line) {
    if (move.take < 1 || move.take > 2 * m) expect.fail(`${move.take} piles with m = ${m}`);
    let sum = 0;
    for (let k = 0; k < move.take; k++) sum += piles[next++];
    if (sum !== points) expect.fail(`${points} points for ${sum}`);
    collected[player] += sum;
    m = Math.max(m, move.take);
  }
  return { ...collected, next, m };
}

/** A row that looks random, the same one every time. */
const scrambled = (length: number, modulus: number, least: number) =>
  Array.from({ length }, (_, i) => ((i * 7919 + (i >> 3) * 31) % modulus) + least);

describe("stone-game-ii", () => {
  it("agrees with the oracle on every row of up to 6 piles from -2 to 2", () => {
    expect(expectOracleAgrees(game, positions([-2, -1, 0, 1, 2], 6, [1]))).toBe(39_062);
  });

  it("agrees with the oracle on every row of up to 11 piles of -1 and 2, where m grows", () => {
    expect(expectOracleAgrees(game, positions([-1, 2], 11, [1]))).toBe(8190);
  });

  it("agrees with the oracle for every m at the start, with piles below zero", () => {
    expect(expectOracleAgrees(game, positions([-3, 0, 1], 6, [2, 3, 4, 5, 6, 7]))).toBe(13_116);
    expect(expectOracleAgrees(game, positions([-1, 1], 9, [2, 3, 4]))).toBe(6138);
  });

  it("gives the same scores by every method on rows of up to 120 piles, from any m", () => {
    const row = (least: number, most: number) =>
      fc.array(fc.integer({ min: least, max: most }), { maxLength: 120 });
    const rows = fc.oneof(row(0, 1), row(-1, 1), row(-1000, 1000), row(1, 1_000_000_000));
    fc.assert(
      fc.property(rows, fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 70 })), (piles, m) => {
        const { scores } = solve(piles, m);
        for (const method of textbook) expect(solve(piles, m, method).scores, method).toEqual(scores);
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same scores by every method at every length up to 130, so at each power of two in the columns", () => {
    for (let n = 0; n <= 130; n++) {
      for (const piles of [scrambled(n, 101, -50), scrambled(n, 101, 1), scrambled(n, 101, -2)]) {
        for (const m of [1, 3, 4]) {
          const { scores } = solve(piles, m);
          expect(solve(piles, m, "memo").scores, `n = ${n}, m = ${m}`).toEqual(scores);
        }
      }
    }
  });

  it("gives the memo's scores in 32 bits and in 64, on both sides of the boundary", () => {
    for (const largest of [2 ** 31 - 1000, 2 ** 31 - 102, 2 ** 31, 2 ** 45]) {
      const piles = [...scrambled(40, 5, -2), largest, ...scrambled(40, 5, -2)];
      for (const row of [piles, piles.map((pile) => -pile)]) {
        expect(solve(row).scores).toEqual(solve(row, 1, "memo").scores);
      }
    }
  });

  it.each([1, 2, 6, 14, 30])("solves n = %i, where m can pass n/2, by every method", (n) => {
    // 2 + 4 + 8 + 16 = 30: all that may be taken each time
    const piles = scrambled(n, 19, -9);
    const { scores } = solve(piles);
    for (const method of [...textbook, ...(n <= 14 ? ["minimax"] : [])]) {
      expect(solve(piles, 1, method).scores, method).toEqual(scores);
    }
  });

  it("does not take all that it may where that costs", () => {
    expect(solve([5, -100], 2)).toMatchObject({ scores: { alice: 5, bob: -100 } });
    expect(solve([-1, -1, -1], 7).scores).toEqual({ alice: -2, bob: -1 });
  });

  it("gives a single pile to whoever moves, whatever it holds", () => {
    for (const pile of [7, 0, -7]) {
      expect(solve([pile]).scores).toEqual({ alice: pile, bob: 0 });
      expect(game.solve({ piles: [pile], toMove: "bob" }).scores).toEqual({ alice: 0, bob: pile });
    }
  });

  it("knows the greatest m there is", () => {
    expect(solve([1, 2, 3], Number.MAX_SAFE_INTEGER).scores).toEqual({ alice: 6, bob: 0 });
    expect(() => solve([1], Number.MAX_SAFE_INTEGER + 1)).toThrow(/\/m: /);
    expect(() => solve([1], 0)).toThrow(/\/m: /);
  });

  it("collects the scores that it promises on whole lines", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 30 }), { maxLength: 120 }),
        fc.integer({ min: 1, max: 9 }),
        (piles, m) => {
          for (const method of ["column-minima", ...textbook]) {
            const { line, scores } = game.solve({ piles, m }, { method, line: 1000 });
            expect(replay(piles, m, line)).toMatchObject({ ...scores, next: piles.length });
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("plays 1,000 best plies at n = 6,000", () => {
    const piles = scrambled(6000, 41, -20);
    const { line, difference } = game.solve({ piles }, { line: 1000 });
    const { alice, bob, next, m } = replay(piles, 1, line);
    const toMove = line.length % 2 === 0 ? ("alice" as const) : ("bob" as const);
    const rest = game.solve({ piles: piles.slice(next), m, toMove });
    expect(alice - bob + Number(rest.difference)).toBe(difference);
  });

  it("agrees at n = 10,000 with its own first moves, each solved as a position of its own", () => {
    const piles = scrambled(10_000, 1001, -300);
    const { moves, difference } = game.rank({ piles });
    expect(moves.map(({ move }) => move.take).sort()).toEqual([1, 2]);
    expect(moves[0].difference).toBe(difference);
    for (const { move, difference: worth } of moves) {
      const position = { piles, m: 1, toMove: "alice" as const };
      const rest = game.solve(game.rules.play(position, move));
      expect(game.rules.points(position, move) + Number(rest.difference)).toBe(worth);
    }
  });

  it("solves a million piles where m allows to take half of them", () => {
    const piles = scrambled(1_000_000, 21, -10);
    const everything = game.solve({ piles, m: 500_000 }, { line: 1000 });
    const nearly = game.solve({ piles, m: 499_900 }, { line: 1000 });
    for (const { line, difference, position } of [everything, nearly]) {
      const { alice, bob, next, m } = replay(piles, position.m, line);
      const toMove = line.length % 2 === 0 ? ("alice" as const) : ("bob" as const);
      const rest = game.solve({ piles: piles.slice(next), m, toMove });
      expect(alice - bob + Number(rest.difference)).toBe(difference);
    }
    expect(game.rank({ piles, m: 499_900 }, { limit: 1 })).toMatchObject({
      total: 999_800,
      difference: nearly.difference,
    });
  });

  it("takes rows of 32,000 piles", () => {
    expect(limitsOf(game)["column-minima"]["piles"]).toBeGreaterThanOrEqual(32_000);
  });

  it("takes fewer piles whose values need eight bytes, and says that smaller ones would do", () => {
    const { piles } = limitsOf(game)["column-minima"];
    expect(() => game.solve({ piles: new Array(piles).fill(2 ** 20) })).toThrow(/of smaller numbers/);
  });

  it("refuses over-budget sizes before any work and says what would do", () => {
    const piles = new Array<number>(3000).fill(1);
    for (const method of [...textbook, "minimax"]) {
      expect(() => solve(piles, 1, method)).toThrow(/would need .*use method "column-minima"/);
    }
    expect(() => solve(new Array<number>(1_000_000).fill(1))).toThrow(/would need .*piles up to/);
  });
});
