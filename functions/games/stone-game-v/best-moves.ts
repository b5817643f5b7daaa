/**
 * The k best first moves of Stone Game V, without the values of the others.
 *
 * Parts are tried from the half outward, by descending sum h. A part brings h and what it is worth, at most
 * 2h - popcount(h), which does not rise when h falls (search.ts). So each part is asked for no more than whether it comes up to
 * the k-th best move so far, and once the bound falls below that all others do. On ordinary rows that is soon.
 *
 * Splits among zeros divide the other stones alike, so a part stands for all of them: a run of splits with the same value. Of
 * equally good moves the rules' first are listed: by where they split, the left part first.
 *
 * Proof checked by machine: notebooks/proofs/StoneGameV.v, `search_may_stop`, `search_answers` and `without_zeros`.
 */
import type { ValuedMoves } from "../game.ts";
import { type CompactRow, halfway } from "./compact-row.ts";
import type { WorthOfPart } from "./line.ts";
import type { Move } from "./rules.ts";
import { popcount } from "./search.ts";

/** The moves that keep one part: all splits from `first` to `last`. */
interface Run {
  /** What the part brings and is worth, in units. */
  readonly value: number;
  readonly sum: number;
  readonly keep: Move["keep"];
  readonly first: number;
  readonly last: number;
}

/** Operations for a part that is tried, ranked or not, beside what its worth takes. */
export const PART_COST = 2500;

/** @param n stones in the whole row */
export function bestMoves(n: number, row: CompactRow, worth: WorthOfPart, limit: number): ValuedMoves<Move> {
  const { count, prefix, places, unit } = row;
  const total = prefix[count];
  // splits after which `stones` that are not zero stand on the left
  const firstSplit = (stones: number) => (stones === 0 ? 1 : places[stones - 1] + 1);
  const lastSplit = (stones: number) => (stones === count ? n - 1 : places[stones]);
  let end = halfway(prefix, 0, count); // of the next left part
  let start = 2 * prefix[end] === total ? end : end + 1; // of the next right part
  const legal = n < 2 ? 0 : lastSplit(end) + n - firstSplit(start);
  const best = new BestRuns(Math.min(limit, legal));
  while (end >= 0 || start <= count) {
    const left = end < 0 ? -1 : prefix[end];
    const right = start > count ? -1 : total - prefix[start];
    const sum = Math.max(left, right);
    if (2 * sum - popcount(sum) < best.least) break;
    const need = Math.max(-1, best.least - sum - 1);
    const isLeft = left >= right;
    const value = sum + (isLeft ? worth(0, end, need) : worth(start, count, need));
    if (value >= best.least) {
      const stones = isLeft ? end : start;
      const [keep, first, last] = [isLeft ? "left" : "right", firstSplit(stones), lastSplit(stones)] as const;
      best.add({ value, sum, keep, first, last });
    }
    if (isLeft) end--;
    else start++;
  }
  const moves = best.moves();
  return {
    count: moves.length,
    total: legal,
    move: (i) => ({ split: moves[i].split, keep: moves[i].run.keep }),
    points: (i) => moves[i].run.sum * unit,
    value: (i) => moves[i].run.value * unit,
  };
}

/** The runs that hold the best so many moves, and those that are as good as the last of them: their moves may come first. */
class BestRuns {
  /** What a move must come up to: the value of the last of the best; below all while there are fewer. */
  least = Number.NEGATIVE_INFINITY;
  readonly #wanted: number;
  /** By descending value once there are enough moves. */
  readonly #runs: Run[] = [];
  /** Moves of all runs, and how many of both are worth no more than the last. */
  #held = 0;
  #last = { runs: 0, moves: 0 };

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  add(run: Run): void {
    const size = sizeOf(run);
    if (size <= 0) return;
    const runs = this.#runs;
    this.#held += size;
    if (this.least === Number.NEGATIVE_INFINITY) {
      runs.push(run);
      if (this.#held < this.#wanted) return;
      runs.sort((a, b) => b.value - a.value);
      this.#findLast();
    } else {
      let [low, high] = [0, runs.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (runs[middle].value >= run.value) low = middle + 1;
        else high = middle;
      }
      runs.splice(low, 0, run);
      if (run.value === this.least) {
        this.#last.runs++;
        this.#last.moves += size;
      }
    }
    while (this.#held - this.#last.moves >= this.#wanted) {
      runs.length -= this.#last.runs;
      this.#held -= this.#last.moves;
      this.#findLast();
    }
  }

  #findLast(): void {
    const runs = this.#runs;
    this.least = runs[runs.length - 1].value;
    this.#last = { runs: 0, moves: 0 };
    for (let i = runs.length - 1; i >= 0 && runs[i].value === this.least; i--) {
      this.#last.runs++;
      this.#last.moves += sizeOf(runs[i]);
    }
  }

  /** In the order of the rules. */
  moves(): readonly Listed[] {
    const ofRuns = (runs: readonly Run[], most: number): Listed[] =>
      runs.flatMap((run) =>
        Array.from({ length: Math.min(most, sizeOf(run)) }, (_, i) => ({ split: run.first + i, run })),
      );
    const better = this.#runs.slice(0, this.#runs.length - this.#last.runs);
    const found = ofRuns(better, Number.POSITIVE_INFINITY);
    const left = this.#wanted - found.length;
    const last = ofRuns(this.#runs.slice(better.length), left).sort(byRules).slice(0, left);
    return found.concat(last).sort(byRules);
  }
}

interface Listed {
  readonly split: number;
  readonly run: Run;
}

const byRules = (a: Listed, b: Listed): number =>
  a.split - b.split || Number(a.run.keep === "right") - Number(b.run.keep === "right");

const sizeOf = ({ first, last }: Run): number => last - first + 1;
