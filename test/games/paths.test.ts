/** A sample of `npm run test:claims`. */
import { expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { comparePaths } from "../kit/paths.ts";

const each = 60;

it.each(Object.values<AnyGame>(games).map((game) => [game.slug, game] as const))(
  "%s is the same by every path",
  (_, game) => {
    const { positions, byOracle } = comparePaths(game, each, 2);
    expect(positions).toBe(each);
    expect(byOracle).toBeGreaterThan(each / 4);
  },
);
