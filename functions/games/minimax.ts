/**
 * The oracle: solves any game from its rules alone by exhaustive search with a memo, so that every other method can
 * be held against it. It knows no game and takes no short cut; it is as slow as it is easy to believe.
 *
 * Time and space: one entry for every position that can be reached, each visited once and expanded over its moves.
 * The search keeps its own stack, so deep games do not overflow the engine's.
 */
import { lineOf } from "./by-the-rules.ts";
import type { Finding, Method, Rules, Statement, Step } from "./game.ts";
import { scoresFrom, signOf } from "./game.ts";
import { say } from "./sentence.ts";
import { sizeOf } from "./size.ts";

export interface Oracle<P, M> {
  /** Alice's points minus Bob's from here on (one player alone: their points); 1 or -1 for the winner where there are no points. */
  value(position: P): number;
  /** Every legal move with the value the position has once it is played, its own points included. */
  moves(position: P): { readonly move: M; readonly value: number }[];
  /** The first best move again and again: an optimal line of at most `plies` moves. */
  line(position: P, plies: number): Step<M>[];
  /** How many different positions have been looked at so far. */
  positions(): number;
}

/**
 * @param nodes how many different positions the oracle may hold before it gives up
 * @throws {RangeError} when that many are not enough
 */
export function minimax<P, M>(rules: Rules<P, M>, nodes = 1_000_000): Oracle<P, M> {
  const memo = new Map<string, number>();
  const keyOf = (position: P): string => JSON.stringify(position);

  const finalValue = (position: P): number => {
    const winner = rules.winnerAtEnd?.(position);
    return winner === undefined ? 0 : signOf(winner);
  };

  const remember = (key: string, value: number): void => {
    if (memo.size >= nodes) throw new RangeError(`minimax: more than ${nodes} positions`);
    memo.set(key, value);
  };

  interface Frame {
    readonly key: string;
    readonly sign: 1 | -1;
    readonly children: readonly { readonly position: P; readonly key: string; readonly gain: number }[];
    next: number;
    best: number;
  }

  const open = (position: P, key: string): Frame => {
    const sign = signOf(rules.toMove(position));
    const children = Array.from(rules.moves(position), (move) => {
      const after = rules.play(position, move);
      return { position: after, key: keyOf(after), gain: sign * rules.points(position, move) };
    });
    return { key, sign, children, next: 0, best: -sign * Number.POSITIVE_INFINITY };
  };

  function value(root: P): number {
    const rootKey = keyOf(root);
    const known = memo.get(rootKey);
    if (known !== undefined) return known;
    if (rules.isOver(root)) return finalValue(root);

    const stack: Frame[] = [open(root, rootKey)];
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const child = frame.children[frame.next];
      if (child === undefined) {
        remember(frame.key, frame.best);
        stack.pop();
        continue;
      }
      let after = memo.get(child.key);
      if (after === undefined) {
        if (!rules.isOver(child.position)) {
          stack.push(open(child.position, child.key));
          continue; // comes back to the same child once it is known
        }
        after = finalValue(child.position);
      }
      const total = child.gain + after;
      frame.best = frame.sign > 0 ? Math.max(frame.best, total) : Math.min(frame.best, total);
      frame.next++;
    }
    return memo.get(rootKey) as number; // the root's frame was the last to be remembered
  }

  const moves = (position: P) => {
    const sign = signOf(rules.toMove(position));
    return Array.from(rules.moves(position), (move) => ({
      move,
      value: sign * rules.points(position, move) + value(rules.play(position, move)),
    }));
  };

  const line = (root: P, plies: number): Step<M>[] =>
    lineOf(rules, root, plies, (position) => {
      const target = value(position);
      const best = moves(position).find((candidate) => candidate.value === target);
      if (best === undefined) throw new TypeError("no move has the value of its position");
      return best.move;
    });

  return { value, moves, line, positions: () => memo.size };
}

/** The oracle as the last of a game's methods. */
export const exhaustive = <P, M>(rules: Statement<P, M, unknown>): Method<P, M> => ({
  name: "minimax",
  time: rules.search.time,
  space: rules.search.space,
  source: "exhaustive search over the rules, with a memo",
  // each move leads to a position that is made, written out as the key of the memo, and looked up
  cost: (position) => 1000 + rules.search.moves(position) * (1400 + 150 * sizeOf(position)),
  solve(position, plies): Finding<M> {
    const oracle = minimax(rules, Number.POSITIVE_INFINITY);
    const value = oracle.value(position);
    const why = [say("searched", Math.max(1, oracle.positions()))];
    if (rules.objective === "outcome") {
      return { result: value > 0 ? "alice" : "bob", line: oracle.line(position, plies), why };
    }
    const whole = oracle.line(position, Number.POSITIVE_INFINITY);
    const handedOut = whole.reduce((sum, step) => sum + step.points, 0);
    return { result: scoresFrom(handedOut, value), line: whole.slice(0, plies), why };
  },
});
