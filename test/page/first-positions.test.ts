/** The positions with which games begin on the page. */
import { expect, it } from "vitest";
import { games } from "../../functions/games/index.ts";
import { firstPositionOf } from "../../functions/page/first-positions.ts";
import { slugs } from "../../functions/page/statements.ts";

/** What is asked of a game here, whichever it is. */
interface Ranks {
  readonly moves: (
    position: unknown,
  ) => readonly { readonly best: boolean; readonly winner: string | null }[];
}

it.each(slugs)("%s can be won by Alice, or collected from, but not by every move", (slug) => {
  const moves = (games[slug] as unknown as Ranks).moves(firstPositionOf(slug));
  if (slug !== "stone-game-v") expect(moves.some(({ winner }) => winner === "alice")).toBe(true);
  expect(moves.some(({ best }) => !best)).toBe(true);
});
