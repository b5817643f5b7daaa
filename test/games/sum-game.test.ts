import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUDGET, GameError, games } from "../../functions/games/index.ts";
import { expectOracleAgrees } from "../kit/exhaustive.ts";

const game = games["sum-game"];
const solve = (num: string, maxDigit = 9, toMove: "alice" | "bob" = "alice") =>
  game.solve({ num, maxDigit, toMove });

/** Every string of `length` question marks and digits up to `maxDigit`, with either player to move. */
function* positions(length: number, maxDigit: number) {
  const characters = ["?", ...Array.from({ length: maxDigit + 1 }, (_, digit) => String(digit))];
  let strings = [""];
  for (let i = 0; i < length; i++) strings = strings.flatMap((text) => characters.map((one) => text + one));
  for (const num of strings) {
    yield { num, maxDigit, toMove: "alice" };
    yield { num, maxDigit, toMove: "bob" };
  }
}

const refusal = (position: unknown): GameError => {
  try {
    game.solve(position as { num: string });
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  return expect.fail(`${JSON.stringify(position)} must be refused`);
};

const halfSums = (num: string): [number, number] => {
  const sum = (half: string) => Array.from(half).reduce((total, digit) => total + Number(digit), 0);
  return [sum(num.slice(0, num.length / 2)), sum(num.slice(num.length / 2))];
};

/** Writes a line into a string, checking that it fills question marks with legal digits. */
function replay(num: string, maxDigit: number, line: ReturnType<typeof solve>["line"]): string {
  const characters = Array.from(num);
  for (const { move } of line) {
    if (characters[move.index] !== "?") expect.fail(`index ${move.index} is not open`);
    if (move.digit < 0 || move.digit > maxDigit) expect.fail(`${move.digit} is not a digit here`);
    characters[move.index] = String(move.digit);
  }
  return characters.join("");
}

describe("sum-game", () => {
  it("agrees with the oracle on every string of up to 6 characters with digits up to 2", () => {
    let checked = 0;
    for (const length of [0, 2, 4, 6]) {
      for (const maxDigit of [0, 1, 2]) checked += expectOracleAgrees(game, positions(length, maxDigit));
    }
    expect(checked).toBe(10_548);
  });

  it("agrees with the oracle on every string of 4 characters with digits up to 3 and 4", () => {
    const checked = [3, 4].map((maxDigit) => expectOracleAgrees(game, positions(4, maxDigit)));
    expect(checked).toEqual([1250, 2592]);
  });

  it("knows every string of 2 characters with decimal digits", () => {
    expect(expectOracleAgrees(game, positions(2, 9))).toBe(242);
  });

  it("gives Alice an odd number of question marks even where the halves are in balance", () => {
    // digits 0 to 2, one question mark on the left counted as 1: D = 0, and yet Alice writes last
    expect(solve("?1", 2).winner).toBe("alice");
    expect(solve("?1", 2, "bob").winner).toBe("bob");
  });

  it("lets Bob win with one digit exactly as far as a digit reaches", () => {
    expect(solve("?9", 9, "bob").winner).toBe("bob");
    expect(solve("9?", 9, "bob").winner).toBe("bob");
    expect(solve("09?0", 9, "bob").winner).toBe("bob");
    expect(solve("19?0", 9, "bob").winner).toBe("alice");
    expect(solve("?3", 4, "bob").winner).toBe("bob");
  });

  it("gives Bob the empty string, which is over with equal halves", () => {
    expect(solve("")).toMatchObject({ winner: "bob", answer: false, line: [] });
    expect(game.moves({ num: "" })).toEqual([]);
  });

  it("lets Bob win whenever 0 is the only digit", () => {
    for (const num of ["00", "?0", "??", "?0??", "??????"]) expect(solve(num, 0).winner).toBe("bob");
  });

  it("states the sums that decide", () => {
    expect(solve("?3295???").why[1]).toContain("the left half comes to 18.5 and the right half to 18.5");
    expect(solve("25??").why[1]).toContain("they differ by 2");
    expect(solve("5023").why[1]).toContain("the left half sums to 5, the right half to 5");
  });

  it("advises no digit where there is no question mark", () => {
    expect(solve("25??").why[2]).toMatch(/^Alice writes 9 in the larger half; /);
    expect(solve("??25").why[2]).toMatch(/^Alice writes 9 in the larger half; /);
    expect(solve("??99").why[2]).toMatch(/^Alice writes 0 in the smaller half; /);
    expect(solve("9?0?").why[2]).toMatch(/^Alice writes 9 in the larger half or 0 in the smaller; /);
  });

  it("plays every line to an end that the winner wanted", () => {
    const character = fc.oneof(fc.constant("?"), fc.constantFrom(..."0123456789"));
    const position = fc.record({
      num: fc.array(fc.tuple(character, character), { maxLength: 60 }).map((pairs) => pairs.flat().join("")),
      toMove: fc.constantFrom("alice" as const, "bob" as const),
    });
    fc.assert(
      fc.property(position, ({ num, toMove }) => {
        const { line, winner } = game.solve({ num, toMove }, { line: 1000 });
        const end = replay(num, 9, line);
        expect(end).not.toContain("?");
        const [left, right] = halfSums(end);
        expect(left === right ? "bob" : "alice").toBe(winner);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps a win after each best move and loses it after any other", () => {
    const num = fc.array(fc.constantFrom(..."???0189"), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(num, fc.constantFrom("alice" as const, "bob" as const), (characters, toMove) => {
        const position = { num: characters.join(""), maxDigit: 9, toMove };
        for (const { move, winner } of game.moves(position)) {
          expect(game.solve(game.rules.play(position, move)).winner).toBe(winner);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("solves four million characters and values all their moves", () => {
    const half = "?12345678?".repeat(200_000);
    const balanced = half + half;
    expect(solve(balanced)).toMatchObject({ winner: "bob" });
    expect(solve(`1${balanced.slice(1)}`, 9, "bob").winner).toBe("bob"); // one digit restores it
    expect(solve(`9${half.slice(1)}${half.slice(0, -2)}00`, 9, "bob").winner).toBe("alice");
    const { line, winner } = game.solve({ num: balanced }, { line: 1000 });
    const end = replay(balanced, 9, line);
    expect(line).toHaveLength(1000);
    expect(solve(end).winner).toBe(winner);

    const ranking = game.rank({ num: `?0${half.slice(2)}${half}` }, { limit: 3 });
    expect(ranking.total).toBe(10 * 800_000);
    expect(ranking.moves.map(({ move }) => move)).toEqual([
      { index: 0, digit: 0 }, // the left half is behind: only 0 there, or 9 on the right, widens the gap enough
      { index: 9, digit: 0 },
      { index: 10, digit: 0 },
    ]);
  });

  it.each([
    ["a full-width question mark", "12\uff1f?", "/num", /"\uff1f" at index 2/],
    ["a NUL byte", "1\u0000", "/num", /"\\u0000" at index 1/],
    ["a letter", "12x?", "/num", /"x" at index 2/],
    ["a full-width digit", "\uff11?", "/num", /index 0/],
    ["half of a surrogate pair", "1\ud83d", "/num", /"\\ud83d" at index 1/],
    ["a line break", "12?\n", "/num", /"\\n" at index 3/],
    ["a sign", "-1", "/num", /"-" at index 0/],
    ["an odd length", "112", "/num", /even number of characters/],
    ["a number", 25, "/num", /expected a string/],
  ])("refuses %s and says where it is", (_, num, pointer, detail) => {
    const { code, complaints } = refusal({ num });
    expect(code).toBe("invalid-position");
    expect(complaints).toEqual([{ pointer, detail: expect.stringMatching(detail) }]);
  });

  it("refuses a digit above maxDigit and says where it is", () => {
    expect(refusal({ num: "0?3?", maxDigit: 2 }).complaints).toEqual([
      { pointer: "/num", detail: "expected digits of at most maxDigit, 2, got 3 at index 2" },
    ]);
  });

  it.each([-1, 10, 1.5, "9"])("refuses %j as the greatest digit", (maxDigit) => {
    expect(refusal({ num: "??", maxDigit }).complaints[0].pointer).toBe("/maxDigit");
  });

  it("refuses to value the moves of a longer string than it can, and says how long it may be", () => {
    const asked = /^valuing all moves would need about [\d,]+ .*takes num up to ([\d,]+)\)$/;
    const [, most] = asked.exec(refusalOfMoves(9_000_000)) ?? [];
    const longest = Number(most.replaceAll(",", ""));
    expect(refusalOfMoves(longest + 2)).toMatch(asked);
    const { moves } = game.methods[0];
    const position = { num: "?".repeat(longest), maxDigit: 9, toMove: "alice" } as const;
    expect(moves?.cost(position, Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(BUDGET);
    expect(game.moves({ num: "?".repeat(4_000_000) }, { limit: 100 })).toHaveLength(100);
  });

  it("refuses minimax for many question marks, not for many digits", () => {
    expect(() => game.solve({ num: "?".repeat(8) }, { method: "minimax" })).toThrow(/over-budget|would need/);
    expect(() => game.solve({ num: "?".repeat(1_000_000) }, { method: "minimax" })).toThrow(/would need/);
    const { winner } = game.solve({ num: `?${"12".repeat(2000)}?` }, { method: "minimax" });
    expect(winner).toBe(solve(`?${"12".repeat(2000)}?`).winner);
  });
});

function refusalOfMoves(length: number): string {
  try {
    game.rank({ num: "?".repeat(length) });
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
  throw new Error("not refused");
}
