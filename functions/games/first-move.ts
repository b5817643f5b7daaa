/** Why the first move of a line is best in the games that take from the front of a row, Stone Game II and III. */
import type { Player, Step } from "./game.ts";
import { nameOf, otherPlayer } from "./game.ts";

/**
 * @param row what it is made of ("pile"), how many of them, and their sum
 * @param own what the mover collects in all
 */
export function whyFirstMove(
  toMove: Player,
  row: { readonly of: string; readonly length: number; readonly sum: number },
  { move: { take }, points }: Step<{ readonly take: number }>,
  own: number,
): string[] {
  const mover = nameOf(toMove);
  const other = nameOf(otherPlayer(toMove));
  const taking = `${mover} takes the first ${take === 1 ? row.of : `${take} ${row.of}s`} for ${points}`;
  if (take === row.length)
    return [`${taking}, and nothing is left for ${other}; every other first move leaves ${other} 0 or more.`];
  return [
    `${taking}; what is left then sums to ${row.sum - points}, of which ${other} can collect ${row.sum - own} and no more.`,
    `No first move leaves ${other} less, so of all ${row.sum} ${mover} collects ${own}.`,
  ];
}
