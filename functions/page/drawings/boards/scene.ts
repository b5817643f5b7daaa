/** What all boards ask of a scene. */
import type { Scene } from "../picture.ts";
import type { Player } from "../sheet.ts";

/** Who moves now; Alice where she plays alone. */
export const moverOf = (scene: Scene): Player =>
  (scene.now as { readonly toMove?: Player } | null)?.toMove ?? "alice";

/** As many legal moves as a scene holds at most. */
const FULL = 100;

/** Those of some moves that are legal. */
export function legalIn<M>({ legal, isLegal }: Scene, moves: readonly M[]): M[] {
  if (legal.length >= FULL && isLegal !== undefined) return moves.filter(isLegal);
  const known = new Set(legal.map((move) => JSON.stringify(move)));
  return moves.filter((move) => known.has(JSON.stringify(move)));
}
