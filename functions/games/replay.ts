/**
 * Moves that somebody made or proposes, from a position on: whether each may be made, what the game is worth along them,
 * and what each has given up. Playing and checking rest on it.
 */
import { type Budget, orRefused } from "./budget.ts";
import { absoluteValue } from "./by-the-rules.ts";
import { parse } from "./fields.ts";
import type { Player, RankOptions, Review, Step } from "./game.ts";
import { signOf } from "./game.ts";
import { GameError, type Problem } from "./game-error.ts";
import { type Sentence, say } from "./sentence.ts";
import { sizeOf } from "./size.ts";
import type { Solver } from "./solving.ts";

/** A move as it was made. */
export interface Made<M> extends Step<M> {
  readonly player: Player;
}

/** A JSON Pointer to the move with this number, from 0; to the list of moves without one. */
export type MovePointer = (ply?: number) => string;

export interface Replay<P, M> {
  /**
   * Each move, if it may be made, and the position after them.
   * @param walks how often the moves are played in all: once more, 2, for a review
   * @throws {GameError} `illegal-move`; `over-budget` where there are too many
   */
  walk(
    budget: Budget,
    start: P,
    moves: readonly M[],
    at: MovePointer,
    walks?: number,
  ): { readonly made: readonly Made<M>[]; readonly now: P };
  /**
   * The value of every position of the game, by the default method's own way or one after the other.
   * @throws {GameError} `over-budget`
   */
  review(budget: Budget, start: P, moves: readonly M[], at: MovePointer): Review<P, M>;
  /** What each move cost its mover, by the values of a review; in `outcome` games 0 where it gave nothing up. */
  losses(made: readonly Made<M>[], values: Review<P, M>["values"]): number[];
  /** The first of the ranked moves at ply k of a review. */
  better(ask: RankOptions, review: Review<P, M>, k: number, position: P): Step<M>;
  /**
   * What a move that was not best gave up and how it is answered.
   * @param value of the whole game after the move, and `best` before it: Alice's points minus Bob's
   */
  why(made: Made<M>, better: Step<M>, value: number, best: number, answer: Step<M> | undefined): Sentence;
}

/** Operations for an element of a position that a move copies, the page of memory that it comes to stand on included. */
const COPY = 15;

export function replayOf<P, M, I>({ rules, methods, rank }: Solver<P, M, I>): Replay<P, M> {
  const [method] = methods;

  function walk(budget: Budget, start: P, moves: readonly M[], at: MovePointer, walks = 2) {
    // what comes after the moves is solved, too
    const cost = method.cost(start);
    const reserved = cost <= budget.left ? cost : 0;
    const made: Made<M>[] = [];
    let now = start;
    moves.forEach((asked, ply) => {
      const refuse = (problem: Problem) => {
        throw new GameError("illegal-move", [{ pointer: at(ply), problem }]);
      };
      if (rules.isOver(now)) refuse(say("is-over"));
      const each = walks * (COPY * sizeOf(now) + 2000);
      if (budget.left - each < reserved) throw tooMany(budget, moves.length, ply, at(), false);
      budget.left -= each;
      const parsed = parse(rules.move, asked);
      if ("faults" in parsed) {
        const problems = parsed.faults.map(({ problem }) => problem);
        refuse(say("not-a-move", problems, ...legalMoves(now)));
        return;
      }
      const move = parsed.output;
      if (!isLegal(now, move)) refuse(say("not-legal", JSON.stringify(move), ...legalMoves(now)));
      made.push({ player: rules.toMove(now), move, points: rules.points(now, move) + 0 });
      now = rules.play(now, move);
    });
    return { made, now };
  }

  function isLegal(position: P, move: M): boolean {
    if (rules.isLegal !== undefined) return rules.isLegal(position, move);
    const wanted = JSON.stringify(move);
    for (const legal of rules.moves(position)) if (JSON.stringify(legal) === wanted) return true;
    return false;
  }

  /** The first ones, and whether they are all. */
  function legalMoves(position: P): [shown: string[], areAll: boolean] {
    const shown: string[] = [];
    for (const move of rules.moves(position)) {
      if (shown.length === 5) return [shown, false];
      shown.push(JSON.stringify(move));
    }
    return [shown, true];
  }

  function tooMany(budget: Budget, plies: number, possible: number, pointer: string, toJudge = true) {
    const problem = say("too-many-moves", plies, budget.left, possible, toJudge);
    return new GameError("over-budget", [{ pointer, problem }]);
  }

  function review(budget: Budget, start: P, moves: readonly M[], at: MovePointer): Review<P, M> {
    const along = method.review;
    if (along === undefined) return { values: oneAfterTheOther(budget, start, moves, at()) };
    const cost = (plies: number) => along.cost(start, plies);
    if (cost(moves.length) > budget.left) {
      let possible = moves.length;
      while (possible > 0 && cost(possible) > budget.left) possible >>= 1;
      throw tooMany(budget, moves.length, possible, at());
    }
    budget.left -= cost(moves.length);
    return orRefused(at(), () => along.along(start, moves));
  }

  function oneAfterTheOther(budget: Budget, start: P, moves: readonly M[], at: string): number[] {
    const values: number[] = [];
    let position = start;
    for (let k = 0; ; k++) {
      const cost = method.cost(position);
      if (cost > budget.left) throw tooMany(budget, moves.length, Math.max(0, k - 1), at);
      budget.left -= cost;
      values.push(absoluteValue(method.solve(position, 0)));
      if (k === moves.length) return values;
      position = rules.play(position, moves[k]);
    }
  }

  function losses(made: readonly Made<M>[], values: Review<P, M>["values"]): number[] {
    return made.map(({ player, points }, k) => {
      const sign = signOf(player);
      // What the move is worth is a value of the position itself, so within 2^53, and so is the position's: both are
      // exact. So is their difference, though it may reach 2^54: where both players together collect a fixed sum (I, II,
      // III) all values of a position are odd or all are even, so that it is even; in the other games what can enter a
      // loss is itself within 2^53 (`sumFactor`).
      const worth = sign * values[k + 1] + (rules.objective === "outcome" ? 0 : points);
      return sign * values[k] - worth + 0;
    });
  }

  function better(ask: RankOptions, review: Review<P, M>, k: number, position: P): Step<M> {
    const move =
      review.better?.(k, position) ?? rank(position as unknown as I, { ...ask, limit: 1 }).moves[0].move;
    return { move, points: rules.points(position, move) + 0 };
  }

  function why(
    { player }: Made<M>,
    better: Step<M>,
    value: number,
    best: number,
    answer: Step<M> | undefined,
  ): Sentence {
    const instead = rules.tell(better.move, better.points);
    const then = answer && rules.tell(answer.move, answer.points);
    if (rules.objective === "total") return say("gave-up-total", player, value, instead, best);
    if (rules.objective === "outcome") return say("gave-up-win", player, then, instead);
    return say("gave-up-points", player, then, value, instead, best);
  }

  return { walk, review, losses, better, why };
}
