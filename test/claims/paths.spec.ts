/** 100,000 positions of all games, of a dozen kinds, by all paths that lead to an answer. */
import { expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { comparePaths } from "../kit/paths.ts";

const all = Object.values<AnyGame>(games);
const each = Math.ceil(100_000 / all.length);

it.each(all.map((game) => [game.slug, game] as const))("%s is the same by every path", (_, game) => {
  const { positions, pairs, byOracle, moves } = comparePaths(game, each, 1);
  expect(positions).toBe(each);
  expect(pairs).toBeGreaterThan(each / 2);
  expect(byOracle).toBeGreaterThan(each / 4);
  expect(moves).toBeGreaterThan(each);
});
