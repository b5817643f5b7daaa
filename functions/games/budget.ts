/** What a question may cost, and what is said where it would cost more. */
import type { AnyGame, Method, Statement } from "./game.ts";
import { GameError } from "./game-error.ts";
import { largestSize } from "./size.ts";

/** Basic operations that a question may cost: about a second of one vCPU. */
export const BUDGET = 1_000_000_000;

/** Operations for some work, and what is left of them. Questions that share a budget together cost no more than one may. */
export class Budget {
  left: number;

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
}

/** Thrown by a method that counts its operations and has come to the end of what it may take; says so. */
export class OutOfOperations extends Error {}

interface Work<P> extends Pick<Method<P, unknown>, "name" | "cost"> {
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
    const found = run();
    const cost = found.spent ?? estimate;
    budget.left -= cost;
    return { found, cost };
  } catch (error) {
    budget.left -= estimate;
    if (!(error instanceof OutOfOperations)) throw error;
    throw new GameError("over-budget", [{ pointer: work.pointer, detail: error.message }]);
  }
}

function refusal<P>(
  { name, cost, rules, position, methods, pointer }: Work<P>,
  estimate: number,
  budget: Budget,
) {
  const others = methods.filter((other) => other.name !== name && other.cost(position) <= budget.left);
  const sizes = Object.entries(largestSize(rules, cost, BUDGET)).map(
    ([field, size]) => `${field} up to ${plain(size)}`,
  );
  const advice = [
    ...(budget.left === BUDGET ? [`reduce the position (${name} takes ${sizes.join(", ")})`] : []),
    ...(others.length > 0 ? [`use method ${others.map((other) => `"${other.name}"`).join(" or ")}`] : []),
    ...(budget.left < budget.total && budget.otherwise !== "" ? [budget.otherwise] : []),
  ];
  const needed = estimate > 1e15 ? `more than ${plain(1e15)}` : `about ${plain(estimate)}`;
  const limit =
    budget.left === budget.total
      ? `the limit is ${plain(budget.total)}`
      : `${plain(budget.left)} of ${plain(budget.total)} are left`;
  const detail = `${name} would need ${needed} basic operations here, ${limit}`;
  return { pointer, detail: advice.length > 0 ? `${detail}; ${advice.join(", or ")}` : detail };
}

/** 1,234,567. The engine's own formatting would load a megabyte of locale data at its first use. */
export const plain = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");

/** By method, the largest position that stays within `BUDGET`, as `{ piles: 5000 }`; optional fields are at their defaults. */
export const limitsOf = ({
  rules,
  methods,
}: AnyGame): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  Object.fromEntries(methods.map(({ name, cost }) => [name, largestSize(rules, cost, BUDGET)]));
