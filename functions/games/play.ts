/**
 * A game played move by move: each move checked, and judged by what it did to the value of the whole game. The moves are
 * walked through twice, to check them and to tell what was better, so that no position but the current one is held.
 */
import { type Budget, plain } from "./budget.ts";
import { absoluteValue } from "./by-the-rules.ts";
import { english } from "./english.ts";
import { parse } from "./fields.ts";
import type {
  Game,
  JudgedPly,
  Player,
  Playing,
  PlayOptions,
  RankedMove,
  RankOptions,
  Review,
  Step,
} from "./game.ts";
import { signOf, winnerByDifference } from "./game.ts";
import { GameError } from "./game-error.ts";
import { type Sentence, say, spoken } from "./sentence.ts";
import { sizeOf } from "./size.ts";
import { asked, type Solver } from "./solving.ts";

/** A move as it was made. */
interface Made<M> extends Step<M> {
  readonly player: Player;
}

export function playerOf<P, M, I>(solver: Solver<P, M, I>): Game<P, M, I>["play"] {
  const { rules, methods, accept, outcomeOf, text, solve, rank } = solver;
  const [method] = methods;

  function play(input: I, moves: readonly M[], options: PlayOptions = {}): Playing<P, M> {
    const { review = true, reply = false } = options;
    const { budget, at } = asked(options);
    const left = budget.left;
    const start = accept(input, at.position);
    walkWithin(budget, start, moves.length, `${at.options}/moves`);
    const { made, now } = walk(start, moves, `${at.options}/moves`);

    // a position that came about by moves is one, and solved within the same budget
    const ask = { budget, at };
    const solution = solve(now as unknown as I, ask);
    const over = rules.isOver(now);
    let first: RankedMove<M> | undefined;
    const firstNow = () => {
      if (!over) first ??= rank(now as unknown as I, { ...ask, limit: 1 }).moves[0];
      return first && { ...first, points: rules.points(now, first.move) + 0 };
    };
    const collected = { alice: 0, bob: 0 };
    for (const { player, points } of made) collected[player] += points;
    const { scores } = solution;
    const outcome =
      scores === null
        ? outcomeOf(solution.winner === "alice" ? "alice" : "bob")
        : outcomeOf({ alice: collected.alice + scores.alice, bob: collected.bob + scores.bob });
    const plies = review
      ? judged(ask, start, made, reviewed(budget, start, moves, `${at.options}/moves`), firstNow)
      : made.map(unjudged);
    const answer = reply ? firstNow() : undefined;
    return {
      position: start,
      plies,
      now,
      over,
      collected: scores === null ? null : collected,
      ...outcome,
      reply:
        answer === undefined
          ? null
          : {
              player: rules.toMove(now),
              move: answer.move,
              points: answer.points,
              text: answer.text,
              replies: answer.replies,
            },
      cost: left - budget.left,
    };
  }

  /** Each move, if it may be made. */
  function walk(start: P, moves: readonly M[], at: string) {
    const made: Made<M>[] = [];
    let now = start;
    moves.forEach((asked, ply) => {
      const refuse = (problem: string) => {
        throw new GameError("illegal-move", [{ pointer: `${at}/${ply}`, detail: problem }]);
      };
      if (rules.isOver(now))
        refuse(`the game is over after ${plain(ply)} moves, so there is no move ${plain(ply + 1)}`);
      const parsed = parse(rules.move, asked);
      if ("complaints" in parsed) {
        refuse(`${parsed.complaints.map(({ detail }) => detail).join("; ")}; ${legalMoves(now)}`);
        return;
      }
      const move = parsed.output;
      if (!isLegal(now, move)) refuse(`${JSON.stringify(move)} is not legal here; ${legalMoves(now)}`);
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

  function legalMoves(position: P): string {
    const shown: string[] = [];
    for (const move of rules.moves(position)) {
      if (shown.length === 5) return `legal are ${shown.join(", ")} and others`;
      shown.push(JSON.stringify(move));
    }
    return `legal ${shown.length === 1 ? "is" : "are"} ${shown.join(" and ")}`;
  }

  /** Two walks copy the position twice for each move. @throws {GameError} `over-budget` */
  function walkWithin(budget: Budget, start: P, plies: number, at: string): void {
    const each = 4 * sizeOf(start) + 2000;
    if (plies * each > budget.left) throw tooMany(budget, plies, Math.floor(budget.left / each), "made", at);
    budget.left -= plies * each;
  }

  const tooMany = (budget: Budget, plies: number, possible: number, what: string, at: string) =>
    new GameError("over-budget", [
      {
        pointer: at,
        detail: `${plain(plies)} moves would need more than the ${plain(budget.left)} basic operations that are left; the first ${plain(possible)} of them could be ${what}`,
      },
    ]);

  /** The value of every position of the game, by the default method's own way or one after the other. */
  function reviewed(budget: Budget, start: P, moves: readonly M[], at: string): Review<P, M> {
    const { review } = method;
    if (review === undefined) return { values: oneAfterTheOther(budget, start, moves, at) };
    const cost = (plies: number) => review.cost(start, plies);
    if (cost(moves.length) > budget.left) {
      let possible = moves.length;
      while (possible > 0 && cost(possible) > budget.left) possible >>= 1;
      throw tooMany(budget, moves.length, possible, "judged", at);
    }
    budget.left -= cost(moves.length);
    return review.along(start, moves);
  }

  function oneAfterTheOther(budget: Budget, start: P, moves: readonly M[], at: string): number[] {
    const values: number[] = [];
    let position = start;
    for (let k = 0; ; k++) {
      const cost = method.cost(position);
      if (cost > budget.left) throw tooMany(budget, moves.length, k - 1, "judged", at);
      budget.left -= cost;
      values.push(absoluteValue(method.solve(position, 0)));
      if (k === moves.length) return values;
      position = rules.play(position, moves[k]);
    }
  }

  /** @param firstNow the first of the ranked moves after the last ply; undefined when the game is over */
  function judged(
    ask: RankOptions,
    start: P,
    made: readonly Made<M>[],
    review: Review<P, M>,
    firstNow: () => Step<M> | undefined,
  ): JudgedPly<M>[] {
    const { values } = review;
    const alone = rules.objective === "total";
    const scored = rules.objective !== "outcome";
    const losses = made.map(({ player, points }, k) => {
      const sign = signOf(player);
      return sign * (values[k] - values[k + 1]) - (scored ? points : 0) + 0;
    });
    const betters = bettersOf(ask, start, made, losses, review);
    const answerTo = (k: number): Step<M> | undefined =>
      k + 1 === made.length ? firstNow() : (betters[k + 1] ?? made[k + 1]);
    let collected = 0; // Alice's points minus Bob's
    return made.map((step, k) => {
      const before = collected + values[k];
      collected += scored ? signOf(step.player) * step.points : 0;
      const value = collected + values[k + 1];
      const better = betters[k];
      return {
        ...unjudged(step),
        winner: alone ? null : winnerByDifference(value),
        difference: scored ? value + 0 : null,
        best: losses[k] === 0,
        loss: scored ? losses[k] : null,
        better: better?.move ?? null,
        why: better === undefined ? null : spoken(why(step, better, value, before, answerTo(k)), english),
      };
    });
  }

  /** What was better than each move that lost something. */
  function bettersOf(
    ask: RankOptions,
    start: P,
    made: readonly Made<M>[],
    losses: readonly number[],
    { better }: Review<P, M>,
  ): (Step<M> | undefined)[] {
    const last = losses.findLastIndex((loss) => loss > 0);
    const betters: (Step<M> | undefined)[] = [];
    let position = start;
    for (let k = 0; k <= last; k++) {
      if (losses[k] > 0) {
        const move =
          better?.(k, position) ?? rank(position as unknown as I, { ...ask, limit: 1 }).moves[0].move;
        betters[k] = { move, points: rules.points(position, move) + 0 };
      }
      position = rules.play(position, made[k].move);
    }
    return betters;
  }

  /** @param value of the whole game after the move, and `best` before it: Alice's points minus Bob's */
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

  const unjudged = (step: Made<M>): JudgedPly<M> => ({
    ...step,
    text: text(step.player, step),
    winner: null,
    difference: null,
    best: null,
    loss: null,
    better: null,
    why: null,
  });

  return play;
}
