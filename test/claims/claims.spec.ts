/** `npm run test:claims`: 100,000 claims, right ones and wrong ones, each judged as the oracle judges it. */
import { expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { judgeClaims } from "../kit/claims.ts";

const all = Object.values<AnyGame>(games);
const each = 20;
const positions = Math.ceil(100_000 / all.length / each);

it.each(all.map((game) => [game.slug, game] as const))("%s", async (_, game) => {
  const { right, known, other } = await judgeClaims(game, { positions, each, seed: 1 });
  expect(right + known + other).toBe(positions * each);
});
