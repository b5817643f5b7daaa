/**
 * Stone Game V: branch and bound (search.ts, with the bound and its proof) on the row without its zeros (compact-row.ts),
 * and the table of all intervals (interval-table.ts) for rows on which that would take too long.
 *
 * How long the search takes depends on the numbers, not only on how many they are: near O(n) on ordinary rows, but
 * O(n^2) parts where a few huge stones stand among many small ones, since then the many ways to divide the small ones
 * are all within the bound. It therefore counts its operations. A row short enough for the table gets a quarter of the
 * table's cost, and then the table: at most 1.25 times the table's time in any case. A longer row gets four fifths of what
 * a request may cost, as reading it may take the rest; if that is not enough it is refused from within, the only refusal
 * in this package that is not known from the size alone.
 *
 * Time O(n) to O(n^2), space likewise. Source: our own; the published methods are O(n^2) and O(n^3).
 */
import { BUDGET, largestWithin } from "../define-game.ts";
import type { Finding, ValuedMoves } from "../game.ts";
import { GameError } from "../game-error.ts";
import { type CompactRow, compact } from "./compact-row.ts";
import { findingFrom, type WorthOfPart } from "./finding.ts";
import { intervalCost, intervalTable } from "./interval-table.ts";
import type { SplitMove, SplitPosition } from "./rules.ts";
import { Search, SearchLimit } from "./search.ts";

/** Operations for the values of any row; reading the row and writing the answer, 60 a stone, have the rest of the budget. */
const HARD_ROW = 800_000_000;

/** Operations that the search may use before the table takes over; enough for any row of a few dozen stones. */
const searchLimit = (n: number): number => intervalCost(n) / 4 + 200_000;

const worstCase = (n: number): number => searchLimit(n) + intervalCost(n);

/** How many stones above 0 a row may have to be solved whatever they are. */
export const LARGEST_CERTAIN = largestWithin((n) => worstCase(n) + (BUDGET - HARD_ROW));

/** Operations for n stones, at most: no row, however hard, takes more. */
export const branchAndBoundCost = (n: number): number => 60 * n + Math.min(HARD_ROW, worstCase(n));

export function solve({ stoneValue }: SplitPosition, plies: number): Finding<SplitMove> {
  const row = compact(stoneValue);
  return withValues("branch-and-bound", row, (worth) => findingFrom(stoneValue, row, worth, plies));
}

/** Every split with every part that may be kept: the part's sum and what it is worth in turn. */
export function valueMoves({ stoneValue }: SplitPosition): ValuedMoves<SplitMove> {
  const row = compact(stoneValue);
  return withValues("valuing every split", row, (worth) => movesFrom(stoneValue.length, row, worth));
}

/** Does some work with the values of a row's parts, which come from the search or, when that takes too long, the table. */
function withValues<T>(what: string, { count, prefix }: CompactRow, work: (worth: WorthOfPart) => T): T {
  const short = count <= LARGEST_CERTAIN;
  const search = new Search(prefix, short ? searchLimit(count) : HARD_ROW);
  try {
    return work((l, r, need) => search.value(l, r, need));
  } catch (error) {
    if (!(error instanceof SearchLimit)) throw error;
  }
  if (!short) {
    const [stones, limit, certain] = [count, HARD_ROW, LARGEST_CERTAIN].map((n) => n.toLocaleString("en"));
    const detail =
      `${what} did not end within ${limit} basic operations on this row of ${stones} stones above 0; how much is needed ` +
      `depends on the stones, and ${certain} of them are always few enough`;
    throw new GameError("over-budget", [{ pointer: "", detail }]);
  }
  const value = intervalTable(prefix);
  return work((l, r) => (r - l < 2 ? 0 : value(l, r - 1)));
}

/** In the order of the rules: by where the row is split, the left part before the right one when both may be kept. */
function movesFrom(
  n: number,
  { count, prefix, places, unit }: CompactRow,
  worth: WorthOfPart,
): ValuedMoves<SplitMove> {
  const capacity = Math.max(0, 2 * (n - 1));
  const codes = new Int32Array(capacity); // 2 split, and 1 more for the right part
  const points = new Float64Array(capacity);
  const values = new Float64Array(capacity);
  const total = prefix[count];
  let moves = 0;
  let before = 0; // stones that are not zero left of the split
  let leftRest = 0;
  let rightRest = 0;
  for (let split = 1; split < n; split++) {
    const moved = before < count && places[before] < split;
    if (moved) before++;
    const twice = 2 * prefix[before];
    if (twice <= total) {
      if (moved || split === 1) leftRest = worth(0, before, -1);
      codes[moves] = 2 * split;
      points[moves] = prefix[before] * unit;
      values[moves++] = (prefix[before] + leftRest) * unit;
    }
    if (twice >= total) {
      if (moved || split === 1) rightRest = worth(before, count, -1);
      const sum = total - prefix[before];
      codes[moves] = 2 * split + 1;
      points[moves] = sum * unit;
      values[moves++] = (sum + rightRest) * unit;
    }
  }
  return {
    count: moves,
    move: (i) => ({ split: codes[i] >> 1, keep: codes[i] % 2 === 0 ? "left" : "right" }),
    points: (i) => points[i],
    value: (i) => values[i],
  };
}
