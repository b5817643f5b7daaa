/** A position as the reader pastes it into a cell. */
import { type AnyGame, type PositionOf, readPosition } from "@optimal-play/games";

/**
 * Reads a position in every form that the page takes: `piles = [5, 3, 4, 5]`, `[5,3,4,5]`, LeetCode's box.
 * @param most how many stones, or characters, a figure below can show
 * @throws {GameError} where the text cannot be read, with the place in it: `character 7: expected …`
 * @throws {RangeError} where the position is larger
 */
export function pasted<G extends AnyGame>(
  game: G,
  text: string,
  most = Number.POSITIVE_INFINITY,
): PositionOf<G> {
  const position = readPosition(game, text) as PositionOf<G>;
  for (const [name, value] of Object.entries(position as object)) {
    const size = typeof value === "number" && name === "n" ? value : Object(value).length;
    if (size > most && (Array.isArray(value) || name === "num" || name === "n"))
      throw new RangeError(
        `${name}: expected at most ${most}, as the figures below show all of it; got ${size}. game.solve takes more.`,
      );
  }
  return position;
}
