/** What a question may cost, and what is said where it would cost more. */
import type { AnyGame, Method, Statement } from "./game.ts";
import { type Fault, GameError, type Problem } from "./game-error.ts";
import { say } from "./sentence.ts";
import { largestSize } from "./size.ts";

/**
 * Basic operations that a question may cost. One is a step of Stone Game IV's sieve, 1.7 n^1.2 of which are counted for n
 * stones: about half a nanosecond of one vCPU. `npm run worst` holds all that is charged here against it.
 */
export const BUDGET = 1_000_000_000;

/** Operations for some work, and what is left of them. Questions that share a budget together cost no more than one may. */
export class Budget {
  left: number;
  /** Operations that went into reading the request: no question may have them. */
  #reading = 0;

  constructor(
    readonly total: number = BUDGET,
    /** What else to do where only the questions before have used it up; for the end of a sentence. */
    readonly otherwise: string = "",
  ) {
    this.left = total;
  }

  get spent(): number {
    return this.total - this.left;
  }

  /** Whether no question has used any of it. */
  get isUntouched(): boolean {
    return this.spent === this.#reading;
  }

  read(operations: number): void {
    this.#reading += operations;
    this.left -= operations;
  }

  /** What there is, for a sentence about a question that needs more. */
  limit(needed: number): Problem {
    if (needed > this.total || this.left === this.total) return say("limit", this.total);
    return say("left", Math.max(0, this.left), this.total, this.isUntouched);
  }
}

/** Thrown by a method that counts its operations and has come to the end of what it may take; says so. */
export class OutOfOperations extends Error {
  constructor(readonly problem: Problem) {
    super();
  }
}

interface Work<P> extends Pick<Method<P, unknown>, "cost"> {
  /** The method's, or what is done. */
  readonly name: Problem;
  readonly rules: Statement<P, unknown, unknown>;
  readonly position: P;
  /** What could be used instead. */
  readonly methods: readonly Method<P, unknown>[];
  /** Where the position stands in the request. */
  readonly pointer: string;
}

/**
 * Runs some work if the budget allows for its cost, and takes from the budget what it has cost.
 * @throws {GameError} `over-budget`, which has cost something only where the work had to begin to know
 */
export function charge<P, T extends { readonly spent?: number }>(
  budget: Budget,
  work: Work<P>,
  run: () => T,
): { readonly found: T; readonly cost: number } {
  const estimate = work.cost(work.position);
  if (estimate > budget.left) throw new GameError("over-budget", [refusal(work, estimate, budget)]);
  try {
    const found = orRefused(work.pointer, run);
    const cost = found.spent ?? estimate;
    budget.left -= cost;
    return { found, cost };
  } catch (error) {
    budget.left -= estimate;
    throw error;
  }
}

/**
 * What some work finds that counts its own operations.
 * @throws {GameError} `over-budget`
 */
export function orRefused<T>(pointer: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfOperations)) throw error;
    throw new GameError("over-budget", [{ pointer, problem: error.problem }]);
  }
}

function refusal<P>(
  { name, cost, rules, position, methods, pointer }: Work<P>,
  estimate: number,
  budget: Budget,
): Fault {
  const others = methods.filter((other) => other.name !== name && other.cost(position) <= budget.left);
  const sizes = () =>
    Object.entries(largestWithin(rules, cost)).map(([field, size]) => {
      const { length = Number.POSITIVE_INFINITY } = Object(Object(position)[field]) as {
        readonly length?: number;
      };
      return { field, size, isSmaller: length <= size };
    });
  const isForAll = estimate > budget.total;
  const isLate = !budget.isUntouched && !isForAll && budget.otherwise !== "";
  const advice = {
    sizes: budget.isUntouched || isForAll ? sizes() : [],
    methods: others.map((other) => other.name),
    ...(isLate ? { otherwise: budget.otherwise } : {}),
  };
  return { pointer, problem: say("needs-more", name, estimate, budget.limit(estimate), advice) };
}

const known = new WeakMap<object, Readonly<Record<string, number>>>();

/** Found once for each cost: a batch may be refused a hundred times. */
function largestWithin<P>(rules: Statement<P, unknown, unknown>, cost: (position: P) => number) {
  const sizes = known.get(cost) ?? largestSize(rules, cost, BUDGET);
  known.set(cost, sizes);
  return sizes;
}

/** By method, the largest position that stays within `BUDGET`, as `{ piles: 5000 }`; optional fields are at their defaults. */
export const limitsOf = ({
  rules,
  methods,
}: AnyGame): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  Object.fromEntries(methods.map(({ name, cost }) => [name, largestSize(rules, cost, BUDGET)]));
