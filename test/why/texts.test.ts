/** Sentences that were once wrong or clumsy, as they are read now. */
import { describe, expect, it } from "vitest";
import { type AnyGame, games, minimax } from "../../functions/games/index.ts";
import { rowsUpTo } from "../kit/exhaustive.ts";

const byName: Readonly<Record<string, AnyGame>> = games;

describe("what is said of a position", () => {
  it.each([
    ["stone-game", { piles: [-3, 5, -4] }, "fusing the row leaves a single block (-12)."],
    ["stone-game", { piles: [-3, 5, -4] }, "Taking its piles in turn from the same end is optimal for both"],
    ["stone-game", { piles: [5, 3, 1] }, "The row is already a valley: it never rises."],
    ["stone-game", { piles: [3, 5] }, "The row is already a valley: it never falls."],
    ["stone-game", { piles: [3, 3] }, "The row is already a valley: its two piles are equal."],
    ["stone-game", { piles: [3, 1, 4] }, "The row is already a valley: it falls, then rises."],
    [
      "stone-game-vi",
      { aliceValues: [1], bobValues: [2] },
      "Taking the one stone, Alice collects 1 and Bob 0.",
    ],
    ["stone-game-ix", { stones: [1, 2], removedSum: 2 }, "Both stones can be removed safely, whatever"],
    ["stone-game-ix", { stones: [1, 3] }, "If Alice starts with a stone that is 1, the other stone can be"],
  ])("%s, %j: %s", (slug, position, sentence) => {
    expect(byName[slug].solve(position).why.join(" ")).toContain(sentence);
  });
});

describe("what is said of a claim", () => {
  it.each([
    ["stone-game", { piles: [1, 3] }, { winner: "tie" }, "The claim is a tie, but Alice wins."],
    ["stone-game", { piles: [1, 3] }, { winner: "bob" }, "The claim is that Bob wins, but Alice does."],
    [
      "stone-game",
      { piles: [1, 3] },
      { winner: null },
      "The claim is that there is no winner, but Alice wins.",
    ],
    ["stone-game", { piles: [3, 3] }, { winner: "bob" }, "The claim is that Bob wins, but it is a tie."],
    [
      "stone-game-v",
      { stoneValue: [3] },
      { winner: "tie" },
      "The claim is a tie, but this game has no winner.",
    ],
    [
      "stone-game",
      { piles: [1, 3] },
      { winner: "alice", answer: true },
      "Both parts of the claim are right.",
    ],
  ] as const)("%s, %j, %j: %s", (slug, position, claim, sentence) => {
    expect(byName[slug].check(position, claim).why).toContain(sentence);
  });
});

it("sets a comma before another subject", () => {
  const { plies } = games["stone-game-vii"].play({ stones: [-5, 4, 1, -6] }, [{ take: "left" }]);
  expect(plies[0].why).toBe(
    "Bob removes the rightmost stone and scores 5 and finishes 2 ahead; better: Alice removes the rightmost stone and scores 0, and Bob finishes 1 ahead.",
  );
});

it("Stone Game: is certainly won with an even number of piles and an odd sum, never lost with an even sum", () => {
  const { rules } = games["stone-game"];
  const oracle = minimax(rules);
  const results = new Map<string, Set<number>>();
  for (const piles of rowsUpTo([-2, 0, 1, 3, 9], 6)) {
    const sum = piles.reduce((a, b) => a + b, 0);
    const kind = piles.length % 2 === 1 ? "odd number" : sum % 2 === 0 ? "even sum" : "odd sum";
    const worths = results.get(kind) ?? new Set();
    results.set(kind, worths.add(Math.sign(oracle.value({ piles, toMove: "alice" })) + 0));
  }
  expect(results.get("odd sum")).toEqual(new Set([1]));
  expect(results.get("even sum")).toEqual(new Set([0, 1]));
  expect(results.get("odd number")).toEqual(new Set([-1, 0, 1]));
});
