/** What programs are asked: within the bounds, small ones first, and each as LeetCode would ask it. */
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../../functions/games/index.ts";
import { complaintAbout } from "../answer.ts";
import { constraints, type Row, sizeOf } from "../constraints.ts";
import { compareRows, growingRows, randomRows, smallRows } from "../rows.ts";
import { simplerRows } from "../simpler-rows.ts";

const all = Object.values<AnyGame>(games).flatMap((game) =>
  (["leetcode", "wide"] as const).map((which) => [game.slug, which, game] as const),
);
/** LeetCode's largest size of each game. */
const largest: Readonly<Record<string, number>> = {
  "sum-game": 100_000,
  "stone-game": 500,
  "stone-game-ii": 100,
  "stone-game-iii": 50_000,
  "stone-game-iv": 100_000,
  "stone-game-v": 500,
  "stone-game-vi": 100_000,
  "stone-game-vii": 1_000,
  "stone-game-viii": 100_000,
  "stone-game-ix": 100_000,
};

describe.each(all)("%s, %s", (slug, which, game) => {
  const ofGame = constraints[slug];
  const bounds = ofGame[which];
  const [least, greatest] = bounds.values;
  const isWithin = (row: Row) =>
    row.length >= bounds.lengths[0] &&
    row.length <= bounds.lengths[1] &&
    row.length % bounds.step === 0 &&
    row.every((value) => Number.isInteger(value) && value >= least && value <= greatest) &&
    (bounds.accepts?.(row) ?? true);
  const growing = [...growingRows(bounds, 1)].flatMap(({ rows }) => rows);

  it("has rows within the bounds, which the game solves with the type of answer that LeetCode wants", () => {
    const asked = [...smallRows(bounds), ...randomRows(bounds, 40, 300, 1), ...growing];
    expect(asked.length).toBeGreaterThan(600);
    for (const row of asked) {
      if (!isWithin(row)) expect.fail(`${JSON.stringify(row).slice(0, 200)} is not within the bounds`);
      const { answer } = game.solve(ofGame.position(row), { budget: Number.POSITIVE_INFINITY });
      if (complaintAbout(JSON.stringify(answer), "driver", answer, ofGame.returns) !== undefined)
        expect.fail(`${answer} is no ${ofGame.returns}`);
    }
  });

  it("grows up to the largest size", () => {
    const sizes = growing.map((row) => sizeOf(ofGame, row));
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(largest[slug]);
    if (which === "leetcode") expect(Math.max(...sizes)).toBe(largest[slug]);
  });

  it("asks short rows first, and those of one length by weight", () => {
    const rows = [...smallRows(bounds)];
    const extremesBegin = rows.findIndex((row, i) => i > 0 && row.length < rows[i - 1].length);
    const small = extremesBegin < 0 ? rows : rows.slice(0, extremesBegin);
    expect(small.length).toBeGreaterThan(100);
    for (let i = 1; i < small.length && small.length > 1; i++) {
      if (bounds.lengths[1] > 1 && compareRows(bounds, small[i - 1], small[i]) >= 0)
        expect.fail(`${small[i - 1]} before ${small[i]}`);
    }
  });

  it("is simplified within the bounds", () => {
    for (const row of randomRows(bounds, 12, 20, 2)) {
      for (const simpler of simplerRows(bounds, row)) if (!isWithin(simpler)) expect.fail(`${simpler}`);
    }
  });
});

it("puts smaller values further left", () => {
  expect([...simplerRows(constraints["stone-game-ii"].leetcode, [2, 1, 3])]).toContainEqual([1, 2, 3]);
});

it("asks LeetCode's parameters in its order", () => {
  expect(constraints["stone-game-vi"].position([1, 2, 3, 4])).toEqual({
    aliceValues: [1, 3],
    bobValues: [2, 4],
  });
  expect(Object.keys(constraints["stone-game-vi"].position([1, 2]))).toEqual(["aliceValues", "bobValues"]);
  expect(constraints["sum-game"].position([0, 1, 2, 3])).toEqual({ num: "09?1" });
});

describe("an answer", () => {
  const wrong = (line: string, source: "driver" | "command", right: boolean | number | string) =>
    complaintAbout(
      line,
      source,
      right,
      typeof right === "number" ? "integer" : (typeof right as "boolean" | "string"),
    );

  it.each([
    ["true", "driver", true],
    ["True", "command", true],
    [" false ", "command", false],
    ["-12", "driver", -12],
    ["4294967296", "command", 2 ** 32],
    ['"Alice"', "driver", "Alice"],
    ["Tie", "command", "Tie"],
  ] as const)("%s of a %s is %s", (line, source, right) => {
    expect(wrong(line, source, right)).toBeUndefined();
  });

  it.each([
    ["1", "driver", true],
    ["True", "driver", true],
    ["alice", "command", "Alice"],
    ['"true"', "command", true],
    ["3.0", "driver", 3],
    ["9007199254740993", "command", 9_007_199_254_740_992],
    ['"3"', "driver", 3],
    ["", "command", 3],
    ["[3]", "command", 3],
    ["null", "driver", 0],
  ] as const)("%s of a %s is not %s", (line, source, right) => {
    expect(wrong(line, source, right)).toBeTypeOf("string");
  });
});
