/**
 * What article 000, "1927-求和游戏", gets wrong.
 * Each test writes the article's own algorithm down as it is published, in our code, and shows it going wrong; then our
 * method of that name gets it right. Articles are numbered as in the notebooks.
 */
import { describe, expect, it } from "vitest";
import { games } from "../../../functions/games/index.ts";

const sumGame = games["sum-game"];

describe("article 000, Sum Game", () => {
  const halves = (num: string, left: number, right: number) =>
    [num.slice(0, left), num.slice(right)].map((half) => ({
      sum: Array.from(half).reduce((sum, one) => sum + (one === "?" ? 0 : Number(one)), 0),
      marks: Array.from(half).filter((one) => one === "?").length,
    }));
  const formula = ([half0, half1]: ReturnType<typeof halves>, quotient: (x: number) => number) =>
    (half0.marks + half1.marks) % 2 === 1 ||
    half0.sum - half1.sum !== quotient((half1.marks - half0.marks) * 9);
  /** The C++ program takes n/2 characters from place n/2 on, so it drops the last of an odd number. */
  const cpp = (num: string) => {
    const half = Math.floor(num.length / 2);
    return formula(halves(num.slice(0, 2 * half), half, half), (x) => Math.trunc(x / 2));
  };
  /** The Python program takes all from place n/2 on. */
  const python = (num: string) => {
    const half = Math.floor(num.length / 2);
    return formula(halves(num, half, half), (x) => Math.floor(x / 2));
  };

  it('has two programs that disagree on the odd length of "112"; we refuse it', () => {
    expect([cpp("112"), python("112")]).toEqual([false, true]);
    expect(() => sumGame.solve({ num: "112" })).toThrow(/even number of characters/);
  });

  it('prints the bound 10^5 on the length as "105"; we take that many and far more', () => {
    for (const length of [106, 100_000, 400_000]) {
      expect(sumGame.solve({ num: "?".repeat(length) }).answer).toBe(cpp("?".repeat(length)));
    }
  });

  it('garbles formula (1) as "n0 - n1 = 9/2}(q1 - q0)": read as 9 / (2 (q1 - q0)) it is wrong on "90??"', () => {
    const garbled = (num: string) => {
      const [half0, half1] = halves(num, num.length / 2, num.length / 2);
      return half0.sum - half1.sum !== 9 / (2 * (half1.marks - half0.marks));
    };
    expect(garbled("90??")).toBe(true);
    expect(cpp("90??")).toBe(false);
    expect(sumGame.solve({ num: "90??" }).answer).toBe(false);
  });

  it('speaks of "another right question mark" in the induction: there is none in the base case "?0?0"', () => {
    // Alice fills the only one on the right; Bob must answer d by d on the left, not by 9 - d on the right
    const after = sumGame.rules.play(sumGame.solve({ num: "?0?0" }).position, { index: 2, digit: 4 });
    expect(sumGame.moves(after).filter(({ best }) => best)).toMatchObject([
      { move: { index: 0, digit: 4 }, winner: "bob" },
    ]);
    // in the step, q0 + q1 = 4 with q0 <= q1, two are on the right, and either answer keeps the balance
    const four = sumGame.rules.play(sumGame.solve({ num: "????" }).position, { index: 2, digit: 4 });
    expect(
      sumGame
        .moves(four)
        .filter(({ best }) => best)
        .map(({ move }) => move),
    ).toEqual([
      { index: 0, digit: 4 },
      { index: 1, digit: 4 },
      { index: 3, digit: 5 },
    ]);
  });

  it("has Alice strive for equal halves as well, which only Bob wants: she does not in ?0", () => {
    // "the best strategies of Alice and Bob make their sums equal": with a free hand Alice takes them apart
    const { winner, line } = sumGame.solve({ num: "?0" }, { line: 1 });
    expect(winner).toBe("alice");
    expect(line[0].move.digit).not.toBe(0);
  });
});
