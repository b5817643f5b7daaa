import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GameError, games } from "../../functions/games/index.ts";
import { expectOracleAgrees, rowsUpTo } from "../kit/exhaustive.ts";
import { generator, integers } from "../kit/random.ts";

const game = games["stone-game-vii"];
const solve = (stones: readonly number[], method = "fusion") => game.solve({ stones }, { method });

function* positions(values: readonly number[], length: number) {
  for (const stones of rowsUpTo(values, length)) {
    yield { stones, toMove: "alice" };
    yield { stones, toMove: "bob" };
  }
}

/** Takes a line's stones off a row from its ends, without copying the row: who scored what, move by move. */
function replay(stones: readonly number[], line: ReturnType<typeof solve>["line"]): void {
  let first = 0;
  let last = stones.length - 1;
  let remaining = stones.reduce((sum, stone) => sum + stone, 0);
  for (const { move, points } of line) {
    remaining -= move.take === "left" ? stones[first++] : stones[last--];
    if (points !== remaining) expect.fail(`${points} points where ${remaining} remain`);
  }
}

describe("stone-game-vii", () => {
  it("agrees with the oracle on every row of up to 6 stones from -2 to 2", () => {
    expect(expectOracleAgrees(game, positions([-2, -1, 0, 1, 2], 6))).toBe(39_062);
  });

  it("agrees with the oracle on every row of up to 8 stones of 0, 1 and 5 in which ties abound", () => {
    expect(expectOracleAgrees(game, positions([0, 1, 5], 8))).toBe(19_682);
  });

  it("gives the interval DP's difference by fusion on rows of hundreds of stones", () => {
    const row = (least: number, greatest: number) =>
      fc.array(fc.integer({ min: least, max: greatest }), { maxLength: 300 });
    fc.assert(
      fc.property(fc.oneof(row(0, 3), row(-1000, 1000), row(1, 1_000_000)), (stones) => {
        expect(solve(stones).difference).toBe(solve(stones, "interval-dp").difference);
      }),
      { numRuns: 150 },
    );
  });

  it("is worth half of the sum and of Stone Game on the negated stones", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 60 }), (stones) => {
        const negated = games["stone-game"].solve({ piles: stones.map((stone) => -stone) });
        const total = stones.reduce((sum, stone) => sum + stone, 0);
        expect(solve(stones).difference).toBe((total + Number(negated.difference)) / 2);
      }),
    );
  });

  it("makes the difference what the second player removes, and says so of both lines of a tie", () => {
    // 1, 100, 1: both ends are equally good, and both lines leave the middle stone for the last move
    const { moves, difference } = game.rank({ stones: [1, 100, 1] });
    expect(moves.map(({ best }) => best)).toEqual([true, true]);
    expect(difference).toBe(1);
  });

  it("scores nothing for the last stone, whatever it is worth", () => {
    expect(game.solve({ stones: [-7] }, { line: 5 })).toMatchObject({
      winner: "tie",
      scores: { alice: 0, bob: 0 },
      line: [{ move: { take: "left" }, points: 0 }],
    });
  });

  it("turns every sign of the difference when Bob moves first", () => {
    const asBob = game.solve({ stones: [5, 3, 1, 4, 2], toMove: "bob" });
    expect(asBob).toMatchObject({ winner: "bob", difference: -6, scores: { alice: 12, bob: 18 } });
  });

  it("plays a million rising stones from the cheap end to the last one", () => {
    const n = 1_000_000;
    const stones = Array.from({ length: n }, (_, i) => Math.floor(i / 1000));
    const { line, difference, scores } = game.solve({ stones }, { line: n });
    // both always remove the left stone, so Bob removes half of the stones of each value from 0 to 999
    expect(line.every(({ move }, i) => i === n - 1 || move.take === "left")).toBe(true);
    expect(difference).toBe(500 * ((999 * 1000) / 2));
    replay(stones, line);
    expect(scores?.bob).toBe(
      line.reduce((sum, { player, points }) => sum + (player === "bob" ? points : 0), 0),
    );
  });

  it("gives a line of 1,000 plies of a million random stones whose start is as good as the whole", () => {
    const stones = integers(1_000_000, 0, 999, generator(7));
    const { line, difference } = game.solve({ stones }, { line: 1000 });
    expect(line).toHaveLength(1000);
    replay(stones, line);
    // what 1,000 optimal plies brought and what is left then must add up to the value
    const lefts = line.filter(({ move }) => move.take === "left").length;
    const rest = stones.slice(lefts, stones.length - (1000 - lefts));
    const soFar = line.reduce((sum, { player, points }) => sum + (player === "alice" ? points : -points), 0);
    expect(soFar + Number(solve(rest).difference)).toBe(difference);
  });

  it("refuses a row too long for a table or for the search and points to fusion", () => {
    const stones = new Array<number>(20_000).fill(1);
    for (const method of ["interval-dp", "minimax"]) {
      expect(() => solve(stones, method)).toThrow(GameError);
      expect(() => solve(stones, method)).toThrow(/limit.*"fusion"/);
    }
  });

  it("refuses stones whose points would not stay exact and takes those whose would", () => {
    const large = 2 ** 50;
    expect(solve([large, large, large]).scores).toEqual({ alice: 2 * large, bob: large });
    expect(() => solve([large, large, large, large])).toThrow(/at most 2\^53 - 1/);
  });
});
