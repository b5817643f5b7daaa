/**
 * What it takes to find a game that was asked for, without the games. `infra/build.ts` runs this module and puts what it
 * exports in its place.
 */
import { type AnyGame, games } from "../games/index.ts";

export const names = Object.fromEntries(
  Object.values<AnyGame>(games).map(({ slug, leetcode }) => [slug, { slug, leetcode }]),
);
