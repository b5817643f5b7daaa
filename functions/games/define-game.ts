/**
 * Makes a game out of its parts: checks what comes in, refuses what would cost too much, runs the method asked for
 * and states the result in absolute terms. All games go through here, so all behave alike.
 */
import type { GenericSchema } from "valibot";
import type {
  Answer,
  Game,
  Method,
  Player,
  RankedMove,
  Ranking,
  RankOptions,
  Scores,
  Solution,
  SolveOptions,
  Step,
  ValuedMoves,
  Winner,
} from "./game.ts";
import { nameOf, otherPlayer, signOf, winnerByDifference } from "./game.ts";
import { GameError, shown } from "./game-error.ts";
import { bestFirst } from "./rank.ts";
import { parse } from "./schema.ts";

/** Basic operations that a question may cost: about a second of one vCPU. */
export const BUDGET = 1_000_000_000;

/** The parts of a game that are its own. */
export interface GameParts<P, M, I>
  extends Pick<
    Game<P, M, I>,
    | "slug"
    | "title"
    | "leetcode"
    | "objective"
    | "summary"
    | "rulesInWords"
    | "examples"
    | "rules"
    | "methods"
    | "size"
  > {
  readonly schema: GenericSchema<I, P>;
  /** LeetCode's answer, from the result. */
  answer(outcome: {
    readonly winner: Winner | null;
    readonly scores: Scores | null;
    readonly difference: number | null;
  }): Answer;
  /** What `name` does, as a sentence without its full stop. */
  describe(name: string, step: Step<M>, player: Player): string;
  /** All legal moves valued, with its cost and its largest sizes as those of a method. */
  readonly valuation: Pick<Method<P, M>, "cost" | "largest"> & { run(position: P): ValuedMoves<M> };
}

export function defineGame<P, M, I = P>(parts: GameParts<P, M, I>): Game<P, M, I> {
  const { slug, objective, rules, methods, valuation } = parts;

  const accept = (input: unknown): P => {
    const parsed = parse(parts.schema, input);
    if ("complaints" in parsed) throw new GameError("invalid-position", parsed.complaints);
    return parsed.output;
  };

  const absolute = (result: Player | Scores) => {
    if (typeof result === "string") return { winner: result, scores: null, difference: null };
    const scores = { alice: whole(result.alice), bob: whole(result.bob) };
    const difference = scores.alice - scores.bob;
    return { winner: objective === "total" ? null : winnerByDifference(difference), scores, difference };
  };

  function solve(input: I, options: SolveOptions = {}): Solution<P, M> {
    const method = methodNamed(parts, options.method);
    const plies = count("line", options.line, 0);
    const position = accept(input);
    const cost = withinBudget(method, position, options.budget, methods);
    const finding = charging(cost, () => method.run(position, plies));
    const outcome = absolute(finding.result);
    const alone = objective === "total";
    let player = otherPlayer(rules.toMove(position));
    const line = finding.line.map((step) => {
      player = alone ? rules.toMove(position) : otherPlayer(player);
      return {
        player,
        move: step.move,
        points: step.points + 0,
        text: parts.describe(nameOf(player), step, player),
      };
    });
    return {
      position,
      ...outcome,
      answer: parts.answer(outcome),
      method: method.name,
      cost,
      why: finding.why,
      line,
    };
  }

  function rank(input: I, options: RankOptions = {}): Ranking<P, M> {
    const limit = count("limit", options.limit, Number.POSITIVE_INFINITY);
    const position = accept(input);
    const cost = withinBudget({ ...valuation, name: "valuing all moves" }, position, options.budget);
    const toMove = rules.toMove(position);
    const valued = charging(cost, () => valuation.run(position));
    if (valued.count === 0) {
      const { winner, difference } = absolute(methods[0].run(position, 0).result);
      return { position, winner, difference, total: 0, cost, moves: [] };
    }
    const order = bestFirst(valued, toMove, Math.max(1, limit));
    const top = whole(valued.value(order[0]));
    const moves = order.slice(0, limit).map((i): RankedMove<M> => {
      const value = whole(valued.value(i));
      const step = { move: valued.move(i), points: valued.points(i) };
      return {
        move: step.move,
        best: value === top,
        winner: objective === "total" ? null : winnerByDifference(value),
        difference: objective === "outcome" ? null : value,
        loss: objective === "outcome" ? null : signOf(toMove) * (top - value) + 0,
        text: parts.describe(nameOf(toMove), step, toMove),
      };
    });
    return {
      position,
      winner: objective === "total" ? null : winnerByDifference(top),
      difference: objective === "outcome" ? null : top,
      total: valued.count,
      cost,
      moves,
    };
  }

  const { valuation: _valuation, answer: _answer, describe: _describe, schema, ...shared } = parts;
  return {
    ...shared,
    schema: schema as GenericSchema<unknown, P>,
    solve,
    rank,
    movesCost: valuation.cost,
    moves: (input, options) => rank(input, options).moves,
  };

  function methodNamed(
    game: Pick<GameParts<P, M, I>, "slug" | "methods">,
    name = game.methods[0].name,
  ): Method<P, M> {
    const method = game.methods.find((candidate) => candidate.name === name);
    if (method !== undefined) return method;
    const known = game.methods.map((candidate) => candidate.name).join(", ");
    const detail = `${slug} has no method ${shown(name)}; its methods are ${known}`;
    throw new GameError("unknown-method", [{ pointer: "/method", detail }]);
  }
}

/** A refusal from within the work has cost what the work may cost. */
function charging<T>(cost: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GameError) throw new GameError(error.code, error.complaints, cost);
    throw error;
  }
}

/**
 * A value on its way out: an integer, and 0 rather than the -0 that may have come in with the numbers. Anything else is
 * a solver's fault, and no answer is better than a wrong one.
 */
function whole(value: number): number {
  if (!Number.isInteger(value)) throw new RangeError(`a solver answered ${value}, which is no integer`);
  return value + 0;
}

function count(option: string, value: number | undefined, byDefault: number): number {
  if (value === undefined) return byDefault;
  if (value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && value >= 0)) return value;
  const detail = `expected an integer of 0 or more, got ${shown(value)}`;
  throw new GameError("invalid-option", [{ pointer: `/${option}`, detail }]);
}

/**
 * The cost of some work on this position, or an error that says what would do instead: a smaller position (unless the
 * budget is not the usual one, for which `largest` holds) or one of the methods, where there is a choice of them.
 */
function withinBudget<P, M>(
  work: Pick<Method<P, M>, "name" | "cost" | "largest">,
  position: P,
  budget = BUDGET,
  methods: readonly Method<P, M>[] = [],
): number {
  const cost = Math.ceil(work.cost(position));
  if (cost <= budget) return cost;
  const alternatives = methods.filter((other) => other.name !== work.name && other.cost(position) <= budget);
  const largest = Object.entries(work.largest).map(([field, size]) => `${field} up to ${plain(size)}`);
  const advice = [
    ...(budget === BUDGET && largest.length > 0
      ? [`reduce the position (${work.name} takes ${largest.join(", ")})`]
      : []),
    ...(alternatives.length > 0
      ? [`use method ${alternatives.map(({ name }) => `"${name}"`).join(" or ")}`]
      : []),
  ];
  const needed = cost > 1e15 ? `more than ${plain(1e15)}` : `about ${plain(cost)}`;
  const detail =
    `${work.name} would need ${needed} basic operations here, the limit is ${plain(budget)}` +
    (advice.length > 0 ? `; ${advice.join(", or ")}` : "");
  throw new GameError("over-budget", [{ pointer: "", detail }]);
}

const plain = (value: number): string => value.toLocaleString("en");

/**
 * The greatest n whose cost stays within the budget, for a cost that grows with n. At most `ceiling`, beyond which no
 * request can go.
 */
export function largestWithin(costAt: (n: number) => number, ceiling = 10_000_000): number {
  let low = 0;
  let high = ceiling;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (costAt(middle) <= BUDGET) low = middle;
    else high = middle - 1;
  }
  return low;
}
