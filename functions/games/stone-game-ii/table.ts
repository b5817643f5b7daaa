/**
 * What the two published methods for Stone Game II share. Both hold g(i, M), what the mover still collects:
 *
 *     g(i, M) = S(i) - min over 1 <= X <= min(2M, n - i) of g(i + X, max(M, X)).
 *
 * An M above half of what is left, rounded up, allows everything and nothing more, so it is held there: with r piles
 * left, M runs up to ceil(r / 2). (Left alone it passes ceil(n / 2) at n = 2, 6, 14, 30.) Both are O(n^3) in time and
 * O(n^2) in space.
 */
import type { Filling, Method } from "../game.ts";
import { frontChoices, twoBest } from "../rows/front.ts";
import { type Row, suffixSums } from "../rows/row.ts";
import { type Sentence, say } from "../sentence.ts";
import { findingFrom, type Totals } from "./line.ts";
import type { Move, Position } from "./rules.ts";

/** The greatest M that matters with so many piles left. */
export const half = (left: number): number => (left + 1) >> 1;

function whyByCells({ piles: { length: n }, m, toMove }: Position, { suffix, total }: Totals): Sentence[] {
  const cell = (take: number) => {
    const M = Math.min(Math.max(m, take), half(n - take));
    return { take, i: take, M, total: total(take, M) };
  };
  const [best, next] = twoBest(Math.min(2 * m, n), (take) => -cell(take).total);
  return [
    say("totals-table", toMove, cell(best), next === undefined ? next : cell(next)),
    say("rest-of-sum", toMove, suffix(0), cell(best).total),
  ];
}

/** @param table g(i, M) at i (half(n) + 1) + M */
export function totalsFrom(suffix: Float64Array, table: Float64Array): Totals {
  const n = suffix.length - 1;
  const width = half(n) + 1;
  return {
    suffix: (i) => suffix[i],
    total: (i, M) => table[i * width + Math.min(M, half(n - i))],
  };
}

interface TableMethod
  extends Pick<Method<Position, Move>, "name" | "source">,
    Pick<Filling<Position, Move>, "order"> {
  /** @param t n - 2m, or 0: how many piles have a choice of M */
  cost(n: number, m: number, t: number): number;
  totals(piles: Row, m: number): Totals;
}

export const tableMethod = ({
  name,
  source,
  cost,
  totals,
  ...shown
}: TableMethod): Method<Position, Move> => ({
  name,
  time: "O(n³)",
  space: "O(n²)",
  source,
  cost: ({ piles: { length: n }, m }) => cost(n, m, Math.max(0, n - 2 * m)),
  solve(position, plies) {
    const held = totals(position.piles, position.m);
    const finding = findingFrom(position, plies, held);
    return position.piles.length === 0 ? finding : { ...finding, why: whyByCells(position, held) };
  },
  table: { ...filling, ...shown },
});

const filling: Filling<Position, Move> = {
  recurrence:
    "g(i, M) = S(i) - min over 1 <= X <= min(2M, n - i) of g(i+X, max(M, X)), S(i) the sum of the piles from i on; an M above half of what is left, rounded up, counts as that",
  axes: ["i", "M"],
  // one cell a pile, and where M has a choice up to half of what is left
  size({ piles: { length: n }, m }) {
    const t = Math.max(0, n - 2 * m);
    const cells = n + 1 + Math.floor((t + 1) ** 2 / 4);
    return { cells, looks: Math.ceil((n * (n + 3)) / 2 + (n ** 3 - (n - t) ** 3) / 12) };
  },
  here: ({ piles: { length: n }, m }) => [0, Math.min(m, half(n))],
  choices({ piles }) {
    const suffix = suffixSums(piles);
    return ([i, M], look) =>
      frontChoices(
        Math.min(2 * M, piles.length - i),
        (X) => suffix[i] - look(i + X, Math.min(Math.max(M, X), half(piles.length - i - X))),
      );
  },
};
