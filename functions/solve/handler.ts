/** Lambda: solves positions, ranks moves, answers batches. A game's own code is loaded with the first question about it. */
import type { AnyGame } from "../games/game.ts";
import { names } from "./built-names.ts";
import { solveHandler } from "./solve-handler.ts";

export const handler = solveHandler(names, async (slug) => {
  const exported: readonly AnyGame[] = Object.values(await import(`../games/${slug}/index.ts`));
  const game = exported.find((one) => one.slug === slug);
  if (game === undefined) throw new TypeError(`functions/games/${slug}/index.ts does not export ${slug}`);
  return game;
});
