/**
 * The two questions that every other one rests on, what a position is worth and what its moves are: checks what comes in,
 * refuses what would cost too much, runs the method asked for and states the result in absolute terms. All games go
 * through here, so all behave alike and speak alike.
 */
import { Budget, charge } from "./budget.ts";
import { oneByOne } from "./by-the-rules.ts";
import { english } from "./english.ts";
import { parse } from "./fields.ts";
import type {
  AskOptions,
  Game,
  Method,
  Outcome,
  Player,
  RankedMove,
  Ranking,
  RankOptions,
  Scores,
  Solution,
  SolveOptions,
  Statement,
  Step,
} from "./game.ts";
import { otherPlayer, signOf, winnerByDifference } from "./game.ts";
import { GameError, unexpected } from "./game-error.ts";
import { bestFirst } from "./rank.ts";
import { type Language, say, spoken } from "./sentence.ts";
import { verdict } from "./verdict.ts";

/** Operations for a ply of a line: the move, the points, what is said, and its part of the response. */
const TOLD_PLY = 3000;

/** A game before it is whole: what its questions are answered with. */
export interface Solver<P, M, I> {
  readonly rules: Statement<P, M, I>;
  readonly methods: readonly Method<P, M>[];
  /** @throws {GameError} `unknown-method` */
  methodNamed(name: string | undefined, at: string): Method<P, M>;
  /** @throws {GameError} `invalid-position` */
  accept(input: unknown, at: string): P;
  outcomeOf(result: Player | Scores): Outcome;
  /** What a player does, in words. */
  text(player: Player, step: Step<M>, language: Language): string;
  solve: Game<P, M, I>["solve"];
  rank: Game<P, M, I>["rank"];
}

export function solverOf<P, M, I>(
  rules: Statement<P, M, I>,
  methods: readonly Method<P, M>[],
): Solver<P, M, I> {
  const { slug, objective } = rules;
  const valuation =
    methods.find((method) => method.moves !== undefined)?.moves ?? oneByOne(rules, methods[0]);
  const alone = objective === "total";

  function solve(input: I, options: SolveOptions = {}): Solution<P, M> {
    const { budget, at, language } = asked(options);
    const method = methodNamed(options.method, at.options);
    const plies = count("line", options.line, 0, at.options);
    const position = accept(input, at.position);
    const work = { name: method.name, cost: method.cost, rules, position, methods, pointer: at.position };
    const { found, cost } = charge(budget, work, () => method.solve(position, plies));
    budget.left -= TOLD_PLY * found.line.length;
    const outcome = outcomeOf(found.result);
    const why = [verdict(rules, position, outcome), ...found.why];
    return {
      position,
      ...outcome,
      answer: rules.answer.of(outcome),
      method: method.name,
      cost,
      why: why.map((sentence) => spoken(sentence, language)),
      line: told(position, found.line, language),
    };
  }

  function rank(input: I, options: RankOptions = {}): Ranking<P, M> {
    const { budget, at, language } = asked(options);
    const limit = count("limit", options.limit, Number.POSITIVE_INFINITY, at.options);
    const position = accept(input, at.position);
    const wanted = Math.max(1, limit);
    const work = {
      name: say("all-moves"),
      cost: (at: P) => valuation.cost(at, wanted),
      rules,
      position,
      methods: [],
      pointer: at.position,
    };
    const { found, cost } = charge(budget, work, () => valuation.value(position, wanted));
    const toMove = rules.toMove(position);
    if (found.count === 0) {
      const { winner, difference } = outcomeOf(methods[0].solve(position, 0).result);
      return { position, winner, difference, total: 0, cost, moves: [] };
    }
    // losses are exact though they may pass 2^53: why is in `losses` of replay.ts
    const order = bestFirst(found, toMove, wanted);
    const top = whole(found.value(order[0]));
    const valued = (value: number) => ({
      winner: alone ? null : winnerByDifference(value),
      difference: objective === "outcome" ? null : value,
    });
    const moves = order.slice(0, limit).map((i): RankedMove<M> => {
      const value = whole(found.value(i));
      const move = found.move(i);
      return {
        move,
        best: value === top,
        ...valued(value),
        loss: objective === "outcome" ? null : signOf(toMove) * (top - value) + 0,
        replies: found.replies?.(i) ?? null,
        text: text(toMove, { move, points: found.points(i) }, language),
      };
    });
    return { position, ...valued(top), total: found.total ?? found.count, cost, moves };
  }

  function methodNamed(name = methods[0].name, at = ""): Method<P, M> {
    const method = methods.find((candidate) => candidate.name === name);
    if (method !== undefined) return method;
    const known = methods.map((candidate) => candidate.name);
    const called = name.length > 40 ? undefined : JSON.stringify(name);
    const problem = say("no-method", slug, called, known);
    throw new GameError("unknown-method", [{ pointer: `${at}/method`, problem }]);
  }

  function accept(input: unknown, at: string): P {
    const parsed = parse(rules.position, input, at);
    if ("faults" in parsed) throw new GameError("invalid-position", parsed.faults);
    return parsed.output;
  }

  function outcomeOf(result: Player | Scores): Outcome {
    if (typeof result === "string") return { winner: result, scores: null, difference: null };
    const scores = { alice: whole(result.alice), bob: whole(result.bob) };
    const difference = scores.alice - scores.bob;
    return { winner: alone ? null : winnerByDifference(difference), scores, difference };
  }

  function told(position: P, line: readonly Step<M>[], language: Language) {
    let player = rules.toMove(position);
    return line.map(({ move, points }, ply) => {
      if (ply > 0 && !alone) player = otherPlayer(player);
      return { player, move, points: points + 0, text: text(player, { move, points }, language) };
    });
  }

  const text = (player: Player, { move, points }: Step<M>, language: Language): string =>
    language["player-moves"](player, spoken(rules.tell(move, points + 0), language));

  return { rules, methods, methodNamed, accept, outcomeOf, text, solve, rank };
}

/** Options with what is left out filled in. */
export interface Asked {
  readonly budget: Budget;
  readonly at: NonNullable<AskOptions["at"]>;
  readonly language: Language;
}

export const asked = ({
  budget,
  at = { position: "", options: "" },
  language = english,
}: AskOptions): Asked => ({
  budget: budget instanceof Budget ? budget : new Budget(budget),
  at,
  language,
});

/**
 * A value on its way out: an integer, and 0 rather than the -0 that may have come in with the numbers. Anything else is
 * a solver's fault, and no answer is better than a wrong one.
 */
export function whole(value: number): number {
  if (!Number.isInteger(value)) throw new RangeError(`a solver answered ${value}, which is no integer`);
  return value + 0;
}

function count(option: string, value: number | undefined, byDefault: number, at: string): number {
  if (value === undefined) return byDefault;
  if (value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && value >= 0)) return value;
  const problem = unexpected(say("integer-from-0"), value);
  throw new GameError("invalid-option", [{ pointer: `${at}/${option}`, problem }]);
}
