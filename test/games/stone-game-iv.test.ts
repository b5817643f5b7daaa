import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games, limitsOf } from "../../functions/games/index.ts";
import { winningTable } from "../../functions/games/stone-game-iv/dp.ts";
import { losingNumbers } from "../../functions/games/stone-game-iv/sieve.ts";
import { expectOracleAgrees } from "../kit/exhaustive.ts";

const game = games["stone-game-iv"];

function* piles(upTo: number) {
  for (let n = 0; n <= upTo; n++) {
    yield { n, toMove: "alice" };
    yield { n, toMove: "bob" };
  }
}

describe("stone-game-iv", () => {
  it("agrees with the oracle on every pile of up to 700 stones, whoever moves", () => {
    expect(expectOracleAgrees(game, piles(700))).toBe(1402);
  });

  it("finds the losing numbers below 60", () => {
    expect([...losingNumbers(59)]).toEqual([0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57]);
    expect([...losingNumbers(0)]).toEqual([0]);
  });

  it("marks by the sieve exactly what the DP finds winning, over several segments and at their edges", () => {
    const upTo = 400_000;
    const wins = winningTable(upTo);
    const losing = losingNumbers(upTo);
    const fromTable = [...wins.keys()].filter((n) => wins[n] === 0);
    expect([...losing]).toEqual(fromTable);
    for (const edge of [131_071, 131_072, 131_073, 262_144]) {
      expect([...losingNumbers(edge)]).toEqual(fromTable.filter((n) => n <= edge));
    }
  });

  it("solves twenty million stones and plays a line on which only the winner leaves losing numbers", () => {
    const n = 20_000_000;
    const losing = new Set(losingNumbers(n));
    const { winner, line, why } = game.solve({ n }, { line: 1000 });
    expect(winner).toBe(losing.has(n) ? "bob" : "alice");
    expect(why.join()).toMatch(/force a win/);
    let left = n;
    for (const { player, move } of line) {
      expect(Number.isInteger(Math.sqrt(move.take))).toBe(true);
      left -= move.take;
      // the winner always leaves a losing number, the loser never can
      expect(losing.has(left)).toBe(player === winner);
    }
    expect(left).toBeGreaterThanOrEqual(0);
  });

  it("knows how rare losing numbers are: 69,489 up to ten million, no two a square apart", () => {
    const losing = losingNumbers(10_000_000);
    expect(losing).toHaveLength(69_489);
    const members = new Set(losing);
    fc.assert(
      fc.property(fc.nat(losing.length - 1), fc.integer({ min: 1, max: 3162 }), (i, root) => {
        expect(members.has(losing[i] + root * root)).toBe(false);
      }),
    );
  });

  it("lists all squares of a losing pile as best: its mover cannot do better", () => {
    const { moves, total } = game.rank({ n: 17 });
    expect(total).toBe(4);
    expect(moves.every(({ best, winner }) => best && winner === "bob")).toBe(true);
  });

  it("counts a square pile as won at once, and an empty one as lost for whoever moves", () => {
    expect(game.solve({ n: 8 }, { line: 1 }).line[0].move).toEqual({ take: 1 });
    expect(game.rank({ n: 9 }).moves[0]).toMatchObject({ move: { take: 9 }, best: true });
    expect(game.solve({ n: 0 })).toMatchObject({ winner: "bob", answer: false });
    expect(game.solve({ n: 0, toMove: "bob" })).toMatchObject({ winner: "alice", answer: true, line: [] });
  });

  it("takes piles of 20 million and refuses over budget what a method cannot finish", () => {
    expect(limitsOf(game)["sieve"]["n"]).toBeGreaterThanOrEqual(20_000_000);
    expect(() => game.solve({ n: 5_000_000 }, { method: "dp" })).toThrow(/limit.*use method "sieve"/);
    expect(() => game.rank({ n: 2 ** 40 })).toThrow(/limit/);
  });

  it.each([
    [67_108_865 ** 2, true],
    [67_108_865 ** 2 - 1, false],
    [94_906_265 ** 2, true],
    [94_906_265 ** 2 - 1, false],
    [94_906_265 ** 2 + 1, false],
    [2 ** 53 - 1, false],
  ])("tells of %j stones whether they are a square, where roots round: %j", (take, legal) => {
    const position = { n: 2 ** 53 - 1, toMove: "alice" as const };
    expect(game.rules.isLegal?.(position, { take })).toBe(legal);
    const play = () => game.play(position, [{ take }], { budget: 1e6 });
    expect(play).toThrow(legal ? /basic operations/ : /is not legal here/);
  });

  it.each([[-1], [2.5], [2 ** 53], ["7"]])("refuses %j as a number of stones", (n) => {
    expect(() => game.solve({ n: n as number })).toThrow(/expected an integer from 0/);
  });
});
