/**
 * Many small positions against the oracle, quicker than the contract suite does it: one memo for all positions, and
 * one expectation for the first position that fails.
 */
import { expect } from "vitest";
import type { AnyGame, Method } from "../../functions/games/index.ts";
import { BUDGET, minimax } from "../../functions/games/index.ts";

/** Every row of exactly `length` of these values. */
export function* rows(values: readonly number[], length: number): Generator<number[]> {
  const digits = new Array<number>(length).fill(0);
  for (;;) {
    yield digits.map((digit) => values[digit]);
    let place = length - 1;
    while (place >= 0 && digits[place] === values.length - 1) digits[place--] = 0;
    if (place < 0) return;
    digits[place]++;
  }
}

/** Every row of these values with up to `length` of them. */
export function* rowsUpTo(values: readonly number[], length: number): Generator<number[]> {
  for (let n = 0; n <= length; n++) yield* rows(values, n);
}

/**
 * Expects every method but the oracle itself to find the oracle's value, and the valued moves to be the oracle's.
 * @returns how many positions were checked
 */
export function expectOracleAgrees(game: AnyGame, positions: Iterable<unknown>): number {
  const oracle = minimax(game.rules, Number.POSITIVE_INFINITY);
  const methods = game.methods.filter(({ name }) => name !== "minimax");
  let checked = 0;
  for (const position of positions) {
    checked++;
    const value = oracle.value(position);
    for (const method of methods) {
      if (method.cost(position) > BUDGET) continue;
      if (valueBy(method, position) !== value) {
        expect.fail(
          `${method.name} on ${JSON.stringify(position)}: ${valueBy(method, position)}, not ${value}`,
        );
      }
    }
    const expected = new Map(oracle.moves(position).map(({ move, value: worth }) => [key(move), worth]));
    const ranking = game.rank(position);
    const right = ranking.moves.every(
      ({ move, difference, winner }) =>
        (difference ?? (winner === "alice" ? 1 : -1)) === expected.get(key(move)),
    );
    if (!right || ranking.total !== expected.size) {
      expect(ranking.moves, `moves of ${JSON.stringify(position)}`).toEqual([...expected]);
    }
  }
  return checked;
}

const key = (move: unknown): string => JSON.stringify(move);

function valueBy(method: Method<unknown, unknown>, position: unknown): number {
  const { result } = method.solve(position, 0);
  if (typeof result === "string") return result === "alice" ? 1 : -1;
  return result.alice - result.bob;
}
