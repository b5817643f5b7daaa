import type { Player, Statement } from "./game.ts";

/** What most games have in common and need not state. */
type Usual = "toMove" | "points";

/**
 * A statement in which `toMove` may be left out where it is the position's own field (or Alice plays alone), and `points`
 * where there are none.
 */
export const statement = <P, M, I>(
  stated: Omit<Statement<P, M, I>, Usual> & Partial<Pick<Statement<P, M, I>, Usual>>,
): Statement<P, M, I> => ({
  toMove: (position) => (position as { readonly toMove?: Player }).toMove ?? "alice",
  points: () => 0,
  ...stated,
});
