/** Where the stones of a position first stood, when moves name them by their place among those that are left. */
import type { Made } from "../picture.ts";
import type { Player } from "../sheet.ts";

export interface Removed {
  /** Who took a stone, by its first place. */
  readonly owners: ReadonlyMap<number, Player>;
  /** The first place of the stone that is now at an index. */
  readonly first: (index: number) => number;
  /** The index now of the stone that first stood at a place. */
  readonly now: (place: number) => number;
}

/** O(k²) for k moves, whatever the number of stones. */
export function removedBy(made: readonly Made[]): Removed {
  const places: number[] = []; // ascending
  const owners = new Map<number, Player>();
  const first = (index: number): number => {
    let place = index;
    for (const removed of places) {
      if (removed > place) break;
      place++;
    }
    return place;
  };
  for (const { player, move } of made) {
    const place = first((move as { readonly index: number }).index);
    owners.set(place, player);
    const at = places.findIndex((other) => other > place);
    places.splice(at < 0 ? places.length : at, 0, place);
  }
  return { owners, first, now: (place) => place - places.filter((removed) => removed < place).length };
}
