/** A solution of Stone Game IV for a method that knows which numbers are losing. */
import { lineOf } from "../by-the-rules.ts";
import type { Finding } from "../game.ts";
import { otherPlayer } from "../game.ts";
import { say } from "../sentence.ts";
import { type Move, type Position, rules } from "./rules.ts";

export function findingFrom(
  { n, toMove }: Position,
  plies: number,
  isLosing: (n: number) => boolean,
): Finding<Move> {
  // a player who loses may take anything
  const line = lineOf(rules, { n, toMove }, plies, (left) => ({
    take: winningSquare(left.n, isLosing) ?? 1,
  }));
  const square = winningSquare(n, isLosing);
  if (square === undefined) {
    const reason = n === 0 ? say("no-stone-to-take", toMove) : say("every-square-fails", n, toMove);
    return { result: otherPlayer(toMove), line, why: [reason] };
  }
  const reason = square === n ? say("take-all", n, toMove) : say("leave-losing", toMove, square, n - square);
  return { result: toMove, line, why: [reason] };
}

/** The least square that leaves a losing number, if there is one. */
export function winningSquare(n: number, isLosing: (n: number) => boolean): number | undefined {
  for (let root = 1; root * root <= n; root++) if (isLosing(n - root * root)) return root * root;
  return undefined;
}
