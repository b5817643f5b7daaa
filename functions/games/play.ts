/**
 * A game played move by move: each move checked, and judged by what it did to the value of the whole game. The moves are
 * walked through twice, to check them and to tell what was better, so that no position but the current one is held.
 */
import type { Game, JudgedPly, Playing, PlayOptions, RankedMove, RankOptions, Review, Step } from "./game.ts";
import { signOf, winnerByDifference } from "./game.ts";
import type { Made, MovePointer, Replay } from "./replay.ts";
import { type Language, spoken } from "./sentence.ts";
import { type Asked, asked, type Solver } from "./solving.ts";

export function playerOf<P, M, I>(
  solver: Solver<P, M, I>,
  { walk, review: reviewed, losses: lossesOf, better, why }: Replay<P, M>,
): Game<P, M, I>["play"] {
  const { rules, accept, outcomeOf, text, solve, rank } = solver;

  function play(input: I, moves: readonly M[], options: PlayOptions = {}): Playing<P, M> {
    const { review = true, reply = false } = options;
    const ask = asked(options);
    const { budget, at, language } = ask;
    const left = budget.left;
    const start = accept(input, at.position);
    const pointer: MovePointer = (ply) => `${at.options}/moves${ply === undefined ? "" : `/${ply}`}`;
    const { made, now } = walk(budget, start, moves, pointer, review ? 2 : 1);

    // a position that came about by moves is one, and solved within the same budget
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
      ? judged(ask, start, made, reviewed(budget, start, moves, pointer), firstNow)
      : made.map((step) => unjudged(step, language));
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

  /** @param firstNow the first of the ranked moves after the last ply; undefined when the game is over */
  function judged(
    ask: Asked,
    start: P,
    made: readonly Made<M>[],
    review: Review<P, M>,
    firstNow: () => Step<M> | undefined,
  ): JudgedPly<M>[] {
    const { values } = review;
    const alone = rules.objective === "total";
    const scored = rules.objective !== "outcome";
    const losses = lossesOf(made, values);
    const betters = bettersOf(ask, start, made, losses, review);
    const answerTo = (k: number): Step<M> | undefined =>
      k + 1 === made.length ? firstNow() : (betters[k + 1] ?? made[k + 1]);
    let collected = 0; // Alice's points minus Bob's
    return made.map((step, k) => {
      const before = collected + values[k];
      collected += scored ? signOf(step.player) * step.points : 0;
      const value = collected + values[k + 1];
      const instead = betters[k];
      return {
        ...unjudged(step, ask.language),
        winner: alone ? null : winnerByDifference(value),
        difference: scored ? value + 0 : null,
        best: losses[k] === 0,
        loss: scored ? losses[k] : null,
        better: instead?.move ?? null,
        why:
          instead === undefined ? null : spoken(why(step, instead, value, before, answerTo(k)), ask.language),
      };
    });
  }

  /** What was better than each move that lost something. */
  function bettersOf(
    ask: RankOptions,
    start: P,
    made: readonly Made<M>[],
    losses: readonly number[],
    review: Review<P, M>,
  ): (Step<M> | undefined)[] {
    const last = losses.findLastIndex((loss) => loss > 0);
    const betters: (Step<M> | undefined)[] = [];
    let position = start;
    for (let k = 0; k <= last; k++) {
      if (losses[k] > 0) betters[k] = better(ask, review, k, position);
      position = rules.play(position, made[k].move);
    }
    return betters;
  }

  const unjudged = (step: Made<M>, language: Language): JudgedPly<M> => ({
    ...step,
    text: text(step.player, step, language),
    winner: null,
    difference: null,
    best: null,
    loss: null,
    better: null,
    why: null,
  });

  return play;
}
