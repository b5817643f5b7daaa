/** The limit of an answer is for batches: whatever one question asks, its longest answer passes. */
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { GREATEST_ANSWER } from "../../functions/http/limits.ts";
import { ask } from "./bundles.ts";

/** As many elements as are echoed, each as long as the game's sums allow: plies and moves have long numbers then. */
const ELEMENTS = 1000;
const positions: Readonly<Record<string, (value: number) => unknown>> = {
  "sum-game": () => ({ num: "?".repeat(ELEMENTS) }),
  "stone-game": (value) => ({ piles: row(value) }),
  "stone-game-ii": (value) => ({ piles: row(value) }),
  "stone-game-iii": (value) => ({ stoneValue: row(-value), maxTake: ELEMENTS }),
  "stone-game-iv": () => ({ n: 20_000_000 }),
  "stone-game-v": (value) => ({ stoneValue: row(value) }),
  "stone-game-vi": (value) => ({ aliceValues: row(value), bobValues: row(value) }),
  "stone-game-vii": (value) => ({ stones: row(value) }),
  "stone-game-viii": (value) => ({ stones: row(-value) }),
  "stone-game-ix": (value) => ({ stones: row(value) }),
};
const row = (value: number) => new Array<number>(ELEMENTS).fill(value);

describe.each(Object.values<AnyGame>(games).map(({ slug }) => slug))("%s", (slug) => {
  it.each(["solve", "moves"])("the longest answer to %s passes", async (what) => {
    for (let value = 2 ** 52; ; value = Math.floor(value / 2)) {
      const body = {
        position: positions[slug](value),
        ...(what === "solve" ? { line: 1000 } : { limit: 1000 }),
      };
      const { status, text } = await ask({ resource: `/v1/games/{game}/${what}`, game: slug, body });
      if (status === 422 && value > 1) continue; // the sum of such values would not be exact
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(GREATEST_ANSWER);
      return;
    }
  });
});
