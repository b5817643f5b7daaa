/** Why a position of Stone Game IX is won, in words. */
import { nameOf, otherPlayer } from "../game.ts";
import { type Counts, less, remainderOf, safeRemovals, winnerAfter } from "./residues.ts";
import type { RemovalPosition } from "./rules.ts";
import { isLost } from "./rules.ts";

export function explain(position: RemovalPosition, counts: Counts): string[] {
  const { stones, removedSum, toMove } = position;
  const mover = nameOf(toMove);
  const other = nameOf(otherPlayer(toMove));
  if (isLost(position)) {
    return [`The last removal made the removed sum a multiple of 3, so ${other}, who made it, has lost.`];
  }
  if (stones.length === 0) return ["No stones are left, and then Bob wins."];
  const [c0, c1, c2] = counts;
  const stock = `By remainder modulo 3 the stones are ${c0} of remainder 0, ${c1} of 1 and ${c2} of 2.`;
  const remainder = remainderOf(removedSum);
  if (remainder !== 0) {
    return [
      stock,
      `The removed sum has remainder ${remainder}, so stones of remainder 1 and 2 can only be removed safely in the order ${remainder}, ${3 - remainder}, ${remainder}, …, and those of remainder 0 at any time.`,
      outcome(safeRemovals(counts, remainder), stones.length, mover, other),
    ];
  }
  if (c1 === 0 && c2 === 0) {
    return [`Every stone is a multiple of 3, so ${mover} loses with the first removal, whichever it is.`];
  }
  const openings = ([1, 2] as const)
    .filter((first) => counts[first] > 0)
    .map((first) => {
      const winner = nameOf(winnerAfter(counts, 0, first, toMove));
      const safe = safeRemovals(less(counts, first), first);
      return `If ${mover} starts with remainder ${first}, ${safe} more safe removal${safe === 1 ? " follows" : "s follow"} and ${
        safe === stones.length - 1 ? "no stone is left" : `${safe % 2 === 0 ? other : mover} has to lose`
      }, so ${winner} wins.`;
    });
  return [stock, `Starting with remainder 0 loses at once.`, ...openings];
}

/** What comes after the safe removals, with `mover` making the first of them. */
function outcome(safe: number, left: number, mover: string, other: string): string {
  if (safe === left)
    return `All ${left} stones can be removed safely, whatever the players do, and then Bob wins.`;
  if (safe === 0) return `There is no safe removal, so ${mover} loses.`;
  const loser = safe % 2 === 0 ? mover : other;
  return `That makes ${safe} safe removal${safe === 1 ? "" : "s"}, whatever the players do; then ${loser} is to move and loses.`;
}
