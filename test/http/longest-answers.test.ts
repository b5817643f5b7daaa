/** The limit of an answer is for batches: whatever one question asks, its longest answer passes. */
import { describe, expect, it } from "vitest";
import { type AnyGame, GameError, games, limitsOf } from "../../functions/games/index.ts";
import { GREATEST_RESPONSE } from "../../functions/http/limits.ts";
import { ask } from "../kit/bundles.ts";
import { positionOfSize } from "../kit/position-of-size.ts";

/** As many elements as are echoed, each as long as the game's sums allow: plies and moves have long numbers then. */
const ELEMENTS = 1000;

/** The fields that make answers longest where a position of the schema's required fields alone does not. */
const longest: Readonly<Record<string, object>> = {
  "sum-game": { num: "?".repeat(ELEMENTS) },
  "stone-game-iii": { maxTake: ELEMENTS },
};

function positionOf(game: AnyGame, value: number): unknown {
  // a number is a size of its own, which is not echoed element by element: as great as can be solved
  const isNumber = typeof Object.values(Object(game.rules.examples[0]))[0] === "number";
  const share = value / 2 ** 52; // the next try, if this one is refused, is with half of it
  const size = isNumber
    ? Math.ceil(share * Object.values(limitsOf(game)[game.methods[0].name])[0])
    : ELEMENTS;
  const row = (count: number, min: number) => new Array<number>(count).fill(min < 0 ? -value : value);
  return { ...positionOfSize(game, size, row), ...longest[game.slug] };
}

/** Every part wrong but the line, which is as long as it can be: it comes twice, and the refutation with it. */
function claimAbout(game: AnyGame, value: number): object {
  try {
    const line = game.solve(positionOf(game, value), { line: 1000 }).line.map(({ move }) => move);
    return { claim: { winner: null, answer: null, difference: 1, ...(line.length === 0 ? {} : { line }) } };
  } catch (error) {
    if (error instanceof GameError) return { claim: { winner: null } };
    throw error;
  }
}

describe.each(Object.entries<AnyGame>(games))("%s", (slug, game) => {
  it.each(["solve", "moves", "check"])("the longest answer to %s passes", async (what) => {
    for (let value = 2 ** 52; ; value = Math.floor(value / 2)) {
      const body = {
        position: positionOf(game, value),
        ...(what === "solve" ? { line: 1000 } : what === "moves" ? { limit: 1000 } : claimAbout(game, value)),
      };
      const { status, text } = await ask({ resource: `/v1/games/{game}/${what}`, game: slug, body });
      if (status === 422 && value > 1) continue; // the sum of such values would not be exact, or too much to do
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(GREATEST_RESPONSE);
      return;
    }
  });

  const tables = game.methods.filter(({ table }) => table !== undefined).map(({ name }) => name);
  it.each(tables)("the largest table of %s passes", async (method) => {
    for (let value = 2 ** 52; ; value = Math.floor(value / 2)) {
      const body = { method, position: tablePosition(game, largestTable(game, method), value) };
      const { status, text } = await ask({ resource: "/v1/games/{game}/table", game: slug, body });
      if (status === 422 && value > 1) continue; // the sum of such values would not be exact
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(GREATEST_RESPONSE);
      return;
    }
  });
});

/** A row on which most differences are as long as most values. */
const tablePosition = (game: AnyGame, size: number, value: number) =>
  positionOfSize(game, size, (count, min) =>
    Array.from({ length: count }, (_, i) => (i % 3 > 0 ? value : min < 0 ? -value : 1)),
  );

function largestTable(game: AnyGame, method: string): number {
  let [shown, refused] = [0, 10_000];
  while (refused - shown > 1) {
    const middle = (shown + refused) >> 1;
    try {
      game.table(tablePosition(game, middle, 1), method);
      shown = middle;
    } catch {
      refused = middle;
    }
  }
  return shown;
}
