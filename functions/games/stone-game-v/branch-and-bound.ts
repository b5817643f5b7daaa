/**
 * Stone Game V: branch and bound (search.ts, with the bound and its proof) on the row without its zeros (compact-row.ts),
 * and the table of all intervals (interval-dp.ts) for rows on which that would take too long.
 *
 * How long the search takes depends on the numbers, not only on how many they are: near O(n) on ordinary rows, but
 * O(n^2) parts where a few huge stones stand among many small ones, since then the many ways to divide the small ones
 * are all within the bound. It therefore counts its operations. A row short enough for the table gets a quarter of the
 * table's cost, and then the table: at most 1.25 times the table's time in any case. A longer row gets what reading it
 * leaves of what a request may cost; if that is not enough it is refused from within, the only refusal in this package
 * that is not known from the size alone.
 */
import { BUDGET, OutOfOperations } from "../budget.ts";
import type { Method } from "../game.ts";
import type { Problem } from "../game-error.ts";
import type { Row } from "../rows/row.ts";
import { say } from "../sentence.ts";
import { plain } from "../text.ts";
import { bestMoves, PART_COST } from "./best-moves.ts";
import { type CompactRow, compact } from "./compact-row.ts";
import { intervalCost, intervalTable } from "./interval-dp.ts";
import { findingFrom, type WorthOfPart } from "./line.ts";
import { reviewOf } from "./review.ts";
import type { Move, Position } from "./rules.ts";
import { Search, SearchLimit } from "./search.ts";

/** Operations for the values of a row of n stones: of the budget, what reading them and writing the answer may take is left. */
const hardRow = (n: number): number => Math.max(0.2 * BUDGET, 0.9 * BUDGET - 170 * n);

/** Operations after which a row counts as hard, and the search begins again with a memo for such. */
const EASY_ROW = 12_000_000;

/** Operations that the search may use before the table takes over; enough for any row of a few dozen stones. */
const searchLimit = (n: number): number => intervalCost(n) / 4 + 200_000;

const worstCase = (n: number): number => EASY_ROW + searchLimit(n) + intervalCost(n);

/** How many stones above 0 a row may have to be solved whatever they are: the root of a quadratic cost, by halving. */
export const LARGEST_CERTAIN = ((): number => {
  let low = 0;
  for (let high = Math.ceil(Math.sqrt(BUDGET / 20)); low < high; ) {
    const middle = (low + high + 1) >> 1;
    if (worstCase(middle) <= hardRow(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
})();

/** Reading n stones and writing the answer. */
const frame = (n: number): number => 60 * n;

/** Operations at most: no row, however hard, takes more. */
const costOf = ({ stoneValue: { length: n } }: Position): number =>
  frame(n) + Math.min(hardRow(n), worstCase(n));

export const branchAndBound: Method<Position, Move> = {
  name: "branch-and-bound",
  time: `near O(n); O(n²) on hard rows (a few equal huge stones among many small ones), which may be refused above ${plain(LARGEST_CERTAIN)} stones`,
  space: "as the time",
  source: "our own; the published methods are O(n²) and O(n³)",
  cost: costOf,
  solve: ({ stoneValue }, plies) =>
    withValues("branch-and-bound", stoneValue, (row, worth) => findingFrom(stoneValue, row, worth, plies)),
  moves: {
    // a short row's splits, two parts each at most, may be tried by both searches and by the table
    cost: (position) =>
      costOf(position) + 6 * PART_COST * Math.min(position.stoneValue.length, LARGEST_CERTAIN),
    value: ({ stoneValue }, limit) =>
      withValues(
        say("every-split"),
        stoneValue,
        (row, worth) => bestMoves(stoneValue.length, row, worth, limit),
        PART_COST,
      ),
  },
  review: {
    // a better split is looked for among all
    cost: (position, plies) => costOf(position) + 200 * position.stoneValue.length * plies,
    along: ({ stoneValue }, moves) =>
      withValues(say("judging"), stoneValue, (row, worth) => reviewOf(stoneValue.length, row, worth, moves)),
  },
};

/**
 * Does some work with the values of a row's parts, which come from the search or, when that takes too long, the table.
 * @param askedCost operations for what the work does with the worth of each part that it asks for
 * @throws {OutOfOperations}
 */
function withValues<T>(
  what: Problem,
  stoneValue: Row,
  work: (row: CompactRow, worth: WorthOfPart) => T,
  askedCost = 0,
): T & { readonly spent: number } {
  const row = compact(stoneValue);
  const { count, prefix } = row;
  const short = count <= LARGEST_CERTAIN;
  const limit = hardRow(stoneValue.length);
  let spent = frame(stoneValue.length);
  let asked = 0;
  for (const isHard of [false, true]) {
    const most = short ? searchLimit(count) : limit;
    const search = new Search(prefix, isHard ? most : EASY_ROW, isHard);
    try {
      const found = work(row, (l, r, need) => {
        asked += askedCost;
        if (!short && search.operations + asked > limit) throw new SearchLimit();
        return search.value(l, r, need);
      });
      return { ...found, spent: spent + asked + search.operations };
    } catch (error) {
      if (!(error instanceof SearchLimit)) throw error;
    }
    spent += search.operations;
  }
  if (!short) {
    throw new OutOfOperations(say("hard-row", what, limit, count, LARGEST_CERTAIN));
  }
  const value = intervalTable(prefix);
  const found = work(row, (l, r) => {
    asked += askedCost;
    return r - l < 2 ? 0 : value(l, r - 1);
  });
  return { ...found, spent: spent + asked + intervalCost(count) };
}
