/** How a game comes out, as the first sentence of every `why`. */
import type { Outcome, Statement } from "./game.ts";
import { type Sentence, say } from "./sentence.ts";

export function verdict<P>(
  rules: Statement<P, unknown, unknown>,
  position: P,
  { winner, scores, difference }: Outcome,
): Sentence {
  const mover = rules.toMove(position);
  const over = rules.isOver(position);
  if (scores === null || difference === null) {
    if (winner !== "alice" && winner !== "bob") throw new TypeError(`${rules.slug}: nobody has won`);
    if (over) return say("has-won", winner);
    return winner === mover ? say("can-win", mover) : say("cannot-win", mover);
  }
  if (over) return say("nothing-left");
  if (winner === null) return say("collect-at-most", mover, difference);
  if (winner === "tie") return say("finish-level", scores.alice);
  const [own, others] = winner === "alice" ? [scores.alice, scores.bob] : [scores.bob, scores.alice];
  return say("finish-ahead", winner, own - others, own, others);
}
