/** Games played by the rules alone, by no solver's advice. */
import type { Statement } from "../../functions/games/index.ts";

type Rules<P, M> = Pick<Statement<P, M, never>, "moves" | "play" | "isOver" | "toMove" | "points">;

/**
 * A game in which each choice is the number of a legal move, modulo how many there are, until the game or the choices end.
 * @returns the moves, and the positions before and after them: one more
 */
export function playout<P, M>(rules: Rules<P, M>, start: P, choices: Iterable<number>) {
  const positions = [start];
  const moves: M[] = [];
  let now = start;
  for (const choice of choices) {
    if (rules.isOver(now)) break;
    const legal = Array.from(rules.moves(now));
    moves.push(legal[choice % legal.length]);
    now = rules.play(now, moves[moves.length - 1]);
    positions.push(now);
  }
  return { positions, moves, now };
}

/**
 * Moves made from a position on.
 * @returns the position after them and what each player has collected
 * @throws {Error} at a move that is not legal
 */
export function replayed<P, M>(rules: Rules<P, M>, start: P, moves: readonly M[]) {
  const collected = { alice: 0, bob: 0 };
  let now = start;
  for (const move of moves) {
    const wanted = JSON.stringify(move);
    if (!Array.from(rules.moves(now), (legal) => JSON.stringify(legal)).includes(wanted))
      throw new Error(`${wanted} is not legal at ${JSON.stringify(now)}`);
    collected[rules.toMove(now)] += rules.points(now, move);
    now = rules.play(now, move);
  }
  return { now, collected };
}
