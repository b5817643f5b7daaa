import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games, limitsOf } from "../../functions/games/index.ts";
import { fuse } from "../../functions/games/stone-game/fuse.ts";
import { valueOfRow } from "../../functions/games/stone-game/fusion.ts";
import { expectOracleAgrees, rowsUpTo } from "../kit/exhaustive.ts";

const game = games["stone-game"];
const solve = (piles: readonly number[], method = "fusion") => game.solve({ piles }, { method });
const textbook = ["difference-dp", "prefix-sum-dp", "two-player-dp"];

function* positions(values: readonly number[], length: number) {
  for (const piles of rowsUpTo(values, length)) {
    yield { piles, toMove: "alice" };
    yield { piles, toMove: "bob" };
  }
}

/** V(l, r) of a whole row by the recurrence, the last interval first. */
function recurrence(piles: readonly number[]): number {
  const values = new Float64Array(piles.length + 1);
  for (let length = 1; length <= piles.length; length++) {
    for (let l = 0, r = length - 1; r < piles.length; l++, r++) {
      values[l] = length === 1 ? piles[l] : Math.max(piles[l] - values[l + 1], piles[r] - values[l]);
    }
  }
  return values[0];
}

/** Takes a line's piles off a row from its ends: who collects what, and which piles are left. */
function replay(piles: readonly number[], line: ReturnType<typeof solve>["line"]) {
  const collected = { alice: 0, bob: 0 };
  let first = 0;
  let last = piles.length - 1;
  for (const { player, move, points } of line) {
    const pile = move.take === "left" ? piles[first++] : piles[last--];
    if (pile !== points) expect.fail(`${points} points for a pile of ${pile}`);
    collected[player] += pile;
  }
  return { ...collected, left: piles.slice(first, last + 1) };
}

const scrambled = (length: number) =>
  Array.from({ length }, (_, i) => ((i * 7919 + (i >> 4) * 131) % 2001) - 1000);

describe("stone-game", () => {
  it("agrees with the oracle on every row of up to 6 piles from -2 to 2", () => {
    expect(expectOracleAgrees(game, positions([-2, -1, 0, 1, 2], 6))).toBe(39_062);
  });

  it("agrees with the oracle on every row of up to 8 piles of 0, 1 and 5, in which ties abound", () => {
    expect(expectOracleAgrees(game, positions([0, 1, 5], 8))).toBe(19_682);
  });

  it("plays only best moves, to the end, on every row of up to 7 piles of -1, 0, 2 and 3", () => {
    for (const piles of rowsUpTo([-1, 0, 2, 3], 7)) {
      const { line } = game.solve({ piles }, { line: 1000 });
      let rest = piles;
      for (const { move } of line) {
        const value = recurrence(rest);
        const taken = move.take === "left" ? rest[0] : rest[rest.length - 1];
        rest = move.take === "left" ? rest.slice(1) : rest.slice(0, -1);
        if (taken - recurrence(rest) !== value) {
          expect.fail(`${JSON.stringify(line.map((ply) => ply.move.take))} on ${JSON.stringify(piles)}`);
        }
      }
      if (rest.length > 0) expect.fail(`the line ends early on ${JSON.stringify(piles)}`);
    }
  });

  it("keeps the value when three neighbours with the greatest in the middle are fused", () => {
    const side = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 12 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: -20, max: 20 }),
        fc.nat(9),
        fc.nat(9),
        (x, y, b, less, few) => {
          const row = [...x, b - less, b, b - few, ...y];
          expect(recurrence([...x, b - less - few, ...y])).toBe(recurrence(row));
        },
      ),
    );
  });

  it("changes by d at most when one pile changes by d", () => {
    const row = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(row, fc.nat(), fc.integer({ min: -20, max: 20 }), (piles, place, d) => {
        const changed = piles.with(place % piles.length, piles[place % piles.length] + d);
        expect(Math.abs(recurrence(changed) - recurrence(piles))).toBeLessThanOrEqual(Math.abs(d));
      }),
    );
  });

  it("is worth the rest of the larger end block plus or minus what follows, however much of the block is gone", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 40 }), (piles) => {
        const { count, values, starts } = fuse(piles);
        if (values[0] < values[count - 1]) return;
        const end = count === 1 ? piles.length : starts[1];
        const after = recurrence(piles.slice(end));
        for (let gone = 0; gone <= end; gone++) {
          const rest = piles.slice(gone, end);
          const alternating = rest.reduce((sum, pile, i) => sum + (i % 2 === 0 ? pile : -pile), 0);
          expect(recurrence(piles.slice(gone))).toBe(alternating + (rest.length % 2 === 0 ? after : -after));
        }
      }),
    );
  });

  it("leaves a valley by fusing, whose blocks are odd and have their value as alternating sum", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 60 }), (piles) => {
        const { count, values, starts } = fuse(piles);
        for (let k = 1; k < count - 1; k++) {
          expect(values[k - 1] <= values[k] && values[k] >= values[k + 1]).toBe(false);
        }
        for (let k = 0; k < count; k++) {
          const block = piles.slice(starts[k], k + 1 < count ? starts[k + 1] : piles.length);
          expect(block.length % 2).toBe(1);
          expect(block.reduce((sum, pile, i) => sum + (i % 2 === 0 ? pile : -pile), 0)).toBe(values[k]);
        }
      }),
    );
  });

  it("gives the three tables' scores by fusion on rows of hundreds of piles", () => {
    const row = (least: number, most: number) =>
      fc.array(fc.integer({ min: least, max: most }), { maxLength: 250 });
    fc.assert(
      fc.property(fc.oneof(row(0, 2), row(-1000, 1000), row(1, 1_000_000_000)), (piles) => {
        const { scores } = solve(piles);
        for (const method of textbook) expect(solve(piles, method).scores, method).toEqual(scores);
      }),
      { numRuns: 150 },
    );
  });

  it("collects the scores that it promises on whole lines, by every method", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 150 }), (piles) => {
        for (const method of ["fusion", ...textbook]) {
          const { line, scores } = game.solve({ piles }, { method, line: 1000 });
          expect(replay(piles, line)).toEqual({ ...scores, left: [] });
        }
      }),
      { numRuns: 100 },
    );
  });

  it("finds both moves best where the end blocks differ: 8, 6, 3, 8, 5", () => {
    const { moves, difference } = game.rank({ piles: [8, 6, 3, 8, 5] });
    expect(difference).toBe(2);
    expect(moves.map(({ best }) => best)).toEqual([true, true]);
  });

  it("never lets the first player lose an even number of piles, and shows that odd and even sums differ", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { minLength: 1, maxLength: 40 }), (pairs) => {
        expect(solve(pairs.flat()).winner).not.toBe("bob");
      }),
    );
    expect(solve([5, 3, 4, 5])).toMatchObject({ winner: "alice", answer: true });
    expect(solve([1, 3, 1])).toMatchObject({ winner: "bob", answer: false });
    expect(solve([1, 1])).toMatchObject({ winner: "tie", answer: false });
  });

  it("knows the empty row, one pile and two", () => {
    expect(solve([])).toMatchObject({ winner: "tie", scores: { alice: 0, bob: 0 }, line: [] });
    for (const method of ["fusion", ...textbook, "minimax"]) {
      expect(solve([-4], method)).toMatchObject({ winner: "bob", scores: { alice: -4, bob: 0 } });
      expect(solve([2, 9], method).scores).toEqual({ alice: 9, bob: 2 });
    }
    expect(game.moves({ piles: [7] }).map(({ move }) => move)).toEqual([{ take: "left" }]);
  });

  it("solves a million piles that fall and rise as an alternating sum, and equal ones as a tie", () => {
    const half = Array.from({ length: 500_000 }, (_, i) => 2 * i);
    // 999,999, 999,998, ... 0 between them: the odd ones on the left, falling, the even ones rising
    const valley = [...half.map((value) => value + 1).reverse(), ...half];
    expect(solve(valley).difference).toBe(500_000);
    expect(solve(new Array<number>(1_000_000).fill(7)).winner).toBe("tie");
    expect(solve(new Array<number>(999_999).fill(7)).difference).toBe(7);
  });

  it("keeps a million piles fused into one: 0, 1, 0, 1, ..., 0", () => {
    const piles = Array.from({ length: 999_999 }, (_, i) => i % 2);
    expect(fuse(piles).count).toBe(1);
    expect(solve(piles).difference).toBe(-499_999);
  });

  it("plays 1,000 best plies on a million piles", () => {
    const piles = scrambled(1_000_000);
    const { line, difference } = game.solve({ piles }, { line: 1000 });
    expect(line).toHaveLength(1000);
    const { alice, bob, left } = replay(piles, line);
    expect(alice - bob + valueOfRow(left)).toBe(difference);
    const { moves } = game.rank({ piles });
    expect(moves[0].difference).toBe(difference);
    expect(
      Math.max(piles[0] - valueOfRow(piles, 1), Number(piles.at(-1)) - valueOfRow(piles, 0, 999_999)),
    ).toBe(difference);
  });

  it("does not overflow the stack at the greatest size that the top-down table takes", () => {
    const deep = scrambled(limitsOf(game)["difference-dp"]["piles"]);
    expect(solve(deep, "difference-dp").scores).toEqual(solve(deep).scores);
  });

  it("names the players, whoever moves", () => {
    for (const [toMove, words] of [
      ["alice", "to Alice, going right"],
      ["bob", "to Bob, going right"],
    ] as const) {
      for (const name of textbook) {
        const { why } = game.solve({ piles: [3, 7, 2, 3], toMove }, { method: name });
        expect(why.join(" "), name).toContain(words);
      }
    }
    for (const { name } of game.methods) {
      const { why } = game.solve({ piles: [3, 7, 2, 3] }, { method: name });
      expect(why.join(" "), name).not.toMatch(/the mover|the other's/);
    }
  });

  it("refuses over-budget sizes before any work and names a method that can", () => {
    const piles = new Array<number>(20_000).fill(1);
    for (const method of [...textbook, "minimax"]) {
      expect(() => solve(piles, method)).toThrow(/would need .*use method "fusion"/);
    }
  });
});
