import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../functions/games/index.ts";
import { countsOf, remainderOf } from "../../functions/games/stone-game-ix/remainders.ts";
import { expectOracleAgrees, rows } from "../kit/exhaustive.ts";
import { generator, integers } from "../kit/random.ts";

const game = games["stone-game-ix"];
const winnerOf = (stones: readonly number[]) => game.solve({ stones }).winner;

/** Every row of up to `length` stones of these values, after every removed sum, for either mover. */
function* positions(values: readonly number[], length: number, removedSums: readonly number[]) {
  for (let n = 0; n <= length; n++) {
    for (const stones of rows(values, n)) {
      for (const removedSum of removedSums) {
        yield { stones, removedSum, toMove: "alice" };
        yield { stones, removedSum, toMove: "bob" };
      }
    }
  }
}

describe("stone-game-ix", () => {
  it("counts remainders exactly, of any safe integer", () => {
    const most = Number.MAX_SAFE_INTEGER;
    const near = (value: number) => Array.from({ length: 400 }, (_, k) => value + k - 200);
    const powers = Array.from({ length: 53 }, (_, exponent) => 2 ** exponent).flatMap(near);
    const stones = [...powers, ...powers.map((value) => -value)].filter((value) => Math.abs(value) <= most);
    const exact = (value: number) => Number(((BigInt(value) % 3n) + 3n) % 3n);
    for (const stone of stones) {
      expect(countsOf([stone])).toEqual([0, 1, 2].map((remainder) => Number(exact(stone) === remainder)));
      expect(remainderOf(stone)).toBe(exact(stone));
    }
    expect(countsOf(stones)).toEqual(
      [0, 1, 2].map((r) => stones.filter((stone) => exact(stone) === r).length),
    );
    const random = generator(9);
    const large = Array.from(
      { length: 100_001 },
      () => (random() % 2 ** 26) * 2 ** 27 - (random() % 2 ** 53),
    );
    expect(countsOf(large)).toEqual([0, 1, 2].map((r) => large.filter((stone) => exact(stone) === r).length));
  });

  it("agrees with the oracle on every row of up to 6 stones, from every remainder and for either mover", () => {
    const expected = 8 * (1 + 3 + 9 + 27 + 81 + 243 + 729);
    expect(expectOracleAgrees(game, positions([1, 2, 3], 6, [0, 1, 2, 3]))).toBe(expected);
  });

  it("agrees with the oracle on zeros, negative stones and negative removed sums", () => {
    const expected = 10 * (1 + 5 + 25 + 125 + 625);
    expect(expectOracleAgrees(game, positions([-2, -1, 0, 4, 6], 4, [-3, -2, -1, 0, 3]))).toBe(expected);
  });

  it("agrees with the oracle on up to 13 stones given in order, where the counts alone decide", () => {
    function* ordered() {
      for (let c0 = 0; c0 <= 3; c0++) {
        for (let c1 = 0; c1 <= 6; c1++) {
          for (let c2 = 0; c2 <= 4; c2++) {
            const stones = [...Array(c0).fill(3), ...Array(c1).fill(1), ...Array(c2).fill(2)];
            yield { stones, removedSum: 0, toMove: (c0 + c1 + c2) % 2 === 0 ? "alice" : "bob" };
          }
        }
      }
    }
    expect(expectOracleAgrees(game, ordered())).toBe(140);
  });

  it("gives LeetCode's closed form at the start", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 200 }), (stones) => {
        const count = [0, 0, 0];
        for (const stone of stones) count[stone % 3]++;
        const aliceWins =
          count[0] % 2 === 0 ? Math.min(count[1], count[2]) > 0 : Math.abs(count[1] - count[2]) > 2;
        expect(winnerOf(stones)).toBe(aliceWins ? "alice" : "bob");
      }),
    );
  });

  it("lets Bob win when the stones run out, even when it is Alice's turn or Bob's own", () => {
    expect(winnerOf([])).toBe("bob");
    expect(game.solve({ stones: [], removedSum: 1, toMove: "bob" }).winner).toBe("bob");
    expect(winnerOf([1])).toBe("bob");
    expect(game.solve({ stones: [1], toMove: "bob" }).winner).toBe("bob");
  });

  it("counts a last stone that makes a multiple of 3 as lost, not as the end of the stones", () => {
    expect(game.solve({ stones: [2], removedSum: 1, toMove: "bob" }, { line: 5 })).toMatchObject({
      winner: "alice",
      line: [{ player: "bob", move: { index: 0 } }],
    });
  });

  it("takes a removed sum of 0 for the start and any other multiple of 3 for a game that is over", () => {
    expect(game.solve({ stones: [1, 2] }, { line: 5 }).line).toHaveLength(2);
    for (const removedSum of [3, 6, -3, 300]) {
      const over = game.solve({ stones: [1, 2], removedSum, toMove: "bob" }, { line: 5 });
      expect(over).toMatchObject({ winner: "bob", line: [] });
      expect(over.why.join()).toMatch(/Alice made the removed sum a multiple of 3/);
      expect(game.rank({ stones: [1, 2], removedSum, toMove: "bob" }).moves).toEqual([]);
    }
  });

  it("ends the game when a stone of 0, or one that undoes the sum, makes the removed sum 0", () => {
    const start = { stones: [0, 1], removedSum: 0, toMove: "alice" as const };
    const afterZero = game.rules.play(start, { index: 0 });
    expect(game.rules.isOver(afterZero)).toBe(true);
    expect(game.rules.winnerAtEnd?.(afterZero)).toBe("bob");
    const undone = game.rules.play({ stones: [-4, 1], removedSum: 4, toMove: "bob" }, { index: 0 });
    expect(game.rules.isOver(undone)).toBe(true);
    expect(game.rules.winnerAtEnd?.(undone)).toBe("alice");
  });

  it("plays 1,000 plies of a million stones, all safe, at the places where the stones then stand", () => {
    const stones = integers(1_000_000, 0, 999, generator(1));
    const { line, winner, position } = game.solve({ stones }, { line: 1000 });
    expect(line).toHaveLength(1000);
    const left = [...stones];
    let sum = 0;
    for (const { move } of line) {
      sum += left.splice(move.index, 1)[0];
      expect(sum % 3).not.toBe(0);
    }
    const after = { ...position, stones: left, removedSum: sum };
    expect(game.solve(after).winner).toBe(winner);
  });

  it("plays a whole line to the loser's forced end", () => {
    const stones = [1, 1, 1, 3];
    const { line, winner } = game.solve({ stones }, { line: 10 });
    let position = game.solve({ stones }).position;
    for (const { move } of line) position = game.rules.play(position, move);
    expect(game.rules.isOver(position)).toBe(true);
    expect(game.rules.winnerAtEnd?.(position)).toBe(winner);
    expect(winner).toBe("alice");
  });

  it("values every one of 100,000 stones by its remainder", () => {
    const stones = Array.from({ length: 100_000 }, (_, i) => i % 7);
    const { moves, total } = game.rank({ stones });
    expect(total).toBe(100_000);
    const winners = new Map<number, Set<unknown>>();
    for (const { move, winner } of moves) {
      const remainder = stones[move.index] % 3;
      winners.set(remainder, (winners.get(remainder) ?? new Set()).add(winner));
    }
    for (const remainder of [0, 1, 2]) {
      const example = stones.findIndex((stone) => stone % 3 === remainder);
      const after = game.rules.play({ stones, removedSum: 0, toMove: "alice" }, { index: example });
      expect([...(winners.get(remainder) ?? [])]).toEqual([game.solve(after).winner]);
    }
  });

  it("speaks of no stone that is not there", () => {
    const why = (stones: number[]) => game.solve({ stones }).why.join(" ");
    expect(why([1, 1, 1])).toContain("no stone is 0, 3 are 1 and none is 2");
    expect(why([1, 1, 1])).not.toMatch(/stone that is [02]/);
    expect(why([2, 2])).not.toMatch(/stone that is [01]/);
  });

  it("refuses more stones than the search can hold and points to residues", () => {
    const row = (n: number) => ({
      stones: new Array<number>(n).fill(1),
      removedSum: 0,
      toMove: "alice" as const,
    });
    expect(() => game.solve(row(40), { method: "minimax" })).toThrow(/limit.*use method "residues"/);
  });

  it("refuses sums that would not stay exact", () => {
    expect(() => game.solve({ stones: [2 ** 52] })).toThrow(/at most 2\^53 - 1/);
    expect(() => game.solve({ stones: [1], removedSum: 2 ** 52 })).toThrow(/removedSum: expected an integer/);
    expect(game.solve({ stones: [2 ** 52 - 2, 1], removedSum: 2 ** 52 - 1 }).winner).toMatch(/alice|bob/);
  });
});
