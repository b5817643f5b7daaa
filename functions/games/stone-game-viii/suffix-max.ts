/**
 * Stone Game VIII in one pass from the right.
 *
 * However the first i stones were merged, together they are worth the prefix sum P(i), and merging up to stone j scores
 * P(j). A position is thus the number i of stones merged into the first, and with f(i) the mover's points minus the
 * other's
 *
 *   f(n) = 0,   f(i) = max over j > i of P(j) - f(j),
 *
 * the answer is f(1), and move x is worth P(x) - f(x). The maximum runs over a suffix: f(i) is the greatest of the
 * candidates P(j) - f(j) seen so far when j comes down from n, one number of memory.
 *
 * The line needs no search. Call j a record when its candidate is at least all those to its right. From i the best
 * move with the smallest j goes to the first record after i, and the move after that to the first record after j: an
 * optimal line visits every record in turn, from left to right. So the points add up in the same pass: the player
 * who moves to record j scores P(j) and then is the other on the rest.
 *
 * Proof checked by machine: notebooks/proofs/StoneGameVIII.v, `only_prefix_sums`, `one_pass` and `first_record`.
 */
import type { Method, Step } from "../game.ts";
import { absolute, scoresOf, signOf } from "../game.ts";
import { PART, prefixSums, type Row, sumOf } from "../rows/row.ts";
import type { Move, Position } from "./rules.ts";
import { merged } from "./table.ts";
import { whyFirstMerge, whyOver } from "./why.ts";

export const suffixMax: Method<Position, Move> = {
  name: "suffix-max",
  time: "O(n)",
  space: "O(1), O(n) for a line",
  source: "published for LeetCode 1872, in constant memory; the line by records is our own",
  // a pass over the row; the records that a line needs take up to 16 bytes a stone
  cost: ({ stones }) => 40 * stones.length,
  solve(position, plies) {
    const { stones, toMove } = position;
    const n = stones.length;
    if (n < 2) return { result: scoresOf(toMove, 0, 0), line: [], why: whyOver(position) };

    const records: number[] = [];
    const { best, first, own, other } = fromTheRight(stones, plies > 0 ? records : undefined);
    return {
      result: scoresOf(toMove, own, other),
      line: lineThrough(records, stones, plies),
      why: whyFirstMerge(position, first, best),
    };
  },
  moves: {
    // two passes that keep every prefix sum and value, and one that compares the values
    cost: ({ stones }) => 120 * stones.length,
    // every merge: its prefix sum, less what is then left to the other
    value({ stones, toMove }) {
      const n = stones.length;
      const sign = signOf(toMove);
      const prefix = prefixSums(stones);
      const values = new Float64Array(n + 1);
      let best = Number.NEGATIVE_INFINITY;
      for (let j = n; j >= 2; j--) {
        const candidate = j === n ? prefix[n] : prefix[j] - best;
        values[j] = sign * candidate;
        if (candidate > best) best = candidate;
      }
      return {
        count: Math.max(0, n - 1),
        move: (i) => ({ take: i + 2 }),
        points: (i) => prefix[i + 2],
        value: (i) => values[i + 2],
      };
    },
  },
  review: {
    // a better merge is looked for among all
    cost: ({ stones }, plies) => 80 * stones.length + plies * (20 + 2 * stones.length),
    // every position is a number of stones merged into the first
    along({ stones, toMove }, moves) {
      const n = stones.length;
      const prefix = prefixSums(stones);
      const f = new Float64Array(n + 1);
      for (let i = n - 1, best = Number.NEGATIVE_INFINITY; i >= 1; i--) {
        best = Math.max(best, prefix[i + 1] - f[i + 1]);
        f[i] = best;
      }
      const merged = [Math.min(1, n)];
      for (const { take } of moves) merged.push(merged[merged.length - 1] + take - 1);
      return {
        values: absolute(
          merged.map((i) => f[i]),
          toMove,
        ),
        better(ply) {
          const i = merged[ply];
          let take = 2;
          while (prefix[i + take - 1] - f[i + take - 1] !== f[i]) take++;
          return { take };
        },
      };
    },
  },
  table: merged,
};

/** What is known of the stones passed over so far. */
interface Passed {
  /** The sum of all stones before them. */
  prefix: number;
  best: number;
  /** The leftmost record. */
  first: number;
  /** What the mover and the other collect from there on. */
  own: number;
  other: number;
}

/** The pass, a part after the other. */
function fromTheRight(stones: Row, records?: number[]): Passed {
  const n = stones.length;
  const prefix = sumOf(stones);
  const passed = { prefix: prefix - stones[n - 1], best: prefix, first: n, own: prefix, other: 0 };
  records?.push(n);
  for (let j = n - 1; j >= 2; j -= PART) passPart(stones, j, Math.max(2, j - PART + 1), passed, records);
  return passed;
}

/** Candidates `from` down to `to`. */
function passPart(stones: Row, from: number, to: number, passed: Passed, records?: number[]): void {
  let { prefix, best, first, own, other } = passed;
  for (let j = from; j >= to; j--) {
    const candidate = prefix - best;
    if (candidate >= best) {
      best = candidate;
      first = j;
      const mover = prefix + other;
      other = own;
      own = mover;
      records?.push(j);
    }
    prefix -= stones[j - 1];
  }
  Object.assign(passed, { prefix, best, first, own, other });
}

/** The moves to the records (listed from the right): each merges the one merged stone and those up to the record. */
function lineThrough(records: readonly number[], stones: Row, plies: number): Step<Move>[] {
  const line: Step<Move>[] = [];
  let merged = 1;
  let prefix = stones[0];
  for (let k = records.length - 1; k >= 0 && line.length < plies; k--) {
    const to = records[k];
    for (let i = merged; i < to; i++) prefix += stones[i];
    line.push({ move: { take: to - merged + 1 }, points: prefix });
    merged = to;
  }
  return line;
}
