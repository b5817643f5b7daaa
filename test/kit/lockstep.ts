/**
 * Stone Game II by all its paths: WebAssembly with all cells and with as few as it can, TypeScript, the textbook's table,
 * and the oracle on the tiniest rows. Every cell that play can reach is compared, then lines and valued moves.
 */
import { games, minimax } from "../../functions/games/index.ts";
import { suffixSums } from "../../functions/games/rows/row.ts";
import { columnTotals } from "../../functions/games/stone-game-ii/column-minima.ts";
import { layOut } from "../../functions/games/stone-game-ii/layout.ts";
import { findingFrom } from "../../functions/games/stone-game-ii/line.ts";
import { lockstepTotals, runsInLockstep } from "../../functions/games/stone-game-ii/lockstep.ts";
import { rules } from "../../functions/games/stone-game-ii/rules.ts";
import { backwardTotals } from "../../functions/games/stone-game-ii/suffix-dp.ts";
import { generator, integers } from "./random.ts";

const WIDEST_NARROW = 2 ** 31 - 2;
const game = games["stone-game-ii"];

/** The rest of `sum` goes to the last pile. */
const upTo = (sum: number, row: number[]): number[] => {
  const others = row.slice(1).reduce((total, pile) => total + Math.abs(pile), 0);
  return [...row.slice(1), sum - others];
};

type Next = () => number;
export const kinds: Readonly<Record<string, (n: number, next: Next) => number[]>> = {
  random: (n, next) => integers(n, 0, 1 + (next() % 10_000), next),
  few: (n, next) => integers(n, 0, 1 + (next() % 3), next),
  zeros: (n) => new Array<number>(n).fill(0),
  equal: (n, next) => new Array<number>(n).fill(integers(1, -9, 9, next)[0]),
  negative: (n, next) => integers(n, -1000, 0, next),
  signed: (n, next) => integers(n, -1000, 1000, next),
  "signed, few": (n, next) => integers(n, -1, 1 + (next() % 2), next),
  rising: (n, next) => integers(n, 0, 9, next).map((pile, i) => pile + 10 * i),
  falling: (n, next) => integers(n, 0, 9, next).map((pile, i) => pile + 10 * (n - i)),
  spikes: (n, next) => integers(n, 0, 9, next).map((pile) => (next() % 12 === 0 ? 10_000_000 * pile : pile)),
  "below 2^31": (n, next) => upTo(WIDEST_NARROW, integers(n, 0, Math.floor(WIDEST_NARROW / n), next)),
  "below 2^31, signed": (n, next) =>
    upTo(WIDEST_NARROW, integers(n, 0, Math.floor(WIDEST_NARROW / n), next)).map((pile) =>
      next() % 2 === 0 ? pile : -pile,
    ),
  "2^31": (n, next) => upTo(WIDEST_NARROW + 1, integers(n, 0, 1000, next)),
  "below 2^53": (n, next) => upTo(Number.MAX_SAFE_INTEGER, integers(n, 0, 1000, next)),
};

export interface Compared {
  positions: number;
  cells: number;
  /** By WebAssembly, too. */
  inLockstep: number;
  /** By the oracle, too. */
  byOracle: number;
  /** Lines and moves, too. */
  answers: number;
}

/** @throws {Error} with the first position on which two paths differ */
export function comparePaths(positions: number, seed: number): Compared {
  const next = generator(seed);
  const oracle = minimax(rules, Number.POSITIVE_INFINITY);
  const compared: Compared = { positions: 0, cells: 0, inLockstep: 0, byOracle: 0, answers: 0 };
  const names = Object.keys(kinds);
  for (let k = 0; k < positions; k++) {
    const kind = names[k % names.length];
    const n = 1 + (next() % (k % 50 === 0 ? 400 : k % 5 === 0 ? 130 : k % 2 === 0 ? 40 : 8));
    const m = next() % 2 === 0 ? 1 : 1 + (next() % ((n >> 1) + 2));
    const piles = kinds[kind](n, next);
    const fail = (what: string): never => {
      throw new Error(`${what}: ${kind}, ${JSON.stringify({ piles, m })}`);
    };
    compared.positions++;
    compareTotals(piles, m, compared, fail);
    if (n <= 8) {
      compared.byOracle++;
      const own = totalsHere(piles, m)(0, m);
      const value = oracle.value({ piles, m, toMove: "alice" });
      if (2 * own - suffixSums(piles)[0] !== value) fail(`not the oracle's ${value}`);
    }
    if (runsInLockstep(piles, m)) {
      compared.answers++;
      compareAnswers(piles, m, fail);
    }
  }
  return compared;
}

/** By WebAssembly wherever it can, even on rows that it is not asked about. */
function totalsHere(piles: readonly number[], m: number) {
  const suffix = suffixSums(piles);
  return fitsInLockstep(piles, m) ? lockstepTotals(piles, suffix, m, true) : columnTotals(suffix, m);
}

const fitsInLockstep = (piles: readonly number[], m: number): boolean =>
  2 * m < piles.length && piles.reduce((sum, pile) => sum + Math.abs(pile), 0) <= WIDEST_NARROW;

function compareTotals(
  piles: readonly number[],
  m: number,
  compared: Compared,
  fail: (what: string) => never,
) {
  const n = piles.length;
  const suffix = suffixSums(piles);
  const { first } = layOut(n, m);
  const columns = columnTotals(suffix, m);
  const textbook = n <= 130 ? backwardTotals(piles, m).total : columns;
  const compare = (path: string, total: typeof columns, most: number) => {
    for (let M = m; M <= most; M++) {
      for (let i = first[M] ?? n - 2 * M; i <= n - 2 * M; i++) {
        compared.cells++;
        if (i >= 0 && total(i, M) !== textbook(i, M)) fail(`${path} at (${i}, ${M})`);
      }
    }
  };
  compare("TypeScript", columns, Math.max(m, first.length - 1));
  if (!fitsInLockstep(piles, m)) return;
  compared.inLockstep++;
  compare("WebAssembly", lockstepTotals(piles, suffix, m, true), first.length - 1);
  if (m <= 3)
    compare("WebAssembly, few cells", lockstepTotals(piles, suffix, m, false), Math.min(7, first.length - 1));
}

function compareAnswers(piles: readonly number[], m: number, fail: (what: string) => never) {
  const suffix = suffixSums(piles);
  const totals = { suffix: (i: number) => suffix[i], total: columnTotals(suffix, m) };
  const position = { piles, m, toMove: "alice" } as const;
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  for (const plies of [0, 1000]) {
    const expected = findingFrom(position, plies, totals);
    if (!same(game.methods[0].solve(position, plies), expected)) fail(`solved with ${plies} plies`);
  }
  for (const { move, difference } of game.moves(position)) {
    const others = totals.total(move.take, Math.max(m, move.take));
    if (difference !== suffix[0] - 2 * others) fail(`taking ${move.take}`);
  }
}
