/** Why a position of Stone Game IX is won. */
import { otherPlayer } from "../game.ts";
import { type Sentence, say } from "../sentence.ts";
import { type Counts, less, remainderOf, safeRemovals } from "./remainders.ts";
import type { Position } from "./rules.ts";
import { isLost } from "./rules.ts";

export function explain(position: Position, counts: Counts): Sentence[] {
  const { stones, removedSum, toMove } = position;
  const other = otherPlayer(toMove);
  const n = stones.length;
  if (isLost(position)) return [say("lost-already", other)];
  if (n === 0) return [say("none-left-bob-wins")];
  const remainder = remainderOf(removedSum);
  const stock = say("residues", ...counts, remainder === 0);
  if (remainder !== 0) {
    const safe = safeRemovals(counts, remainder);
    if (safe === n) return [stock, say("safe-order", remainder), say("all-safe", n)];
    if (safe === 0) return [stock, say("safe-order", remainder), say("none-safe", toMove)];
    return [stock, say("safe-order", remainder), say("runs-out", safe, safe % 2 === 0 ? toMove : other)];
  }
  const starts = ([1, 2] as const).filter((first) => counts[first] > 0);
  if (starts.length === 0) return [say("only-multiples-of-3", toMove)];
  return [
    stock,
    ...starts.map((first) => {
      const safe = safeRemovals(less(counts, first), first);
      if (n === 1) return say("start-with", toMove, first, safe, "last-stone");
      if (safe === n - 1) return say("start-with", toMove, first, safe, "none-left");
      return say("start-with", toMove, first, safe, { loser: safe % 2 === 0 ? other : toMove });
    }),
  ];
}
