/**
 * The tables of Stone Game V as they are shown: over the row as it stands, for leaving out zeros and dividing by a common
 * factor only saves work. The cubic method looks at every part that may be kept, the other one at the two bests.
 */
import type { Filling, Place } from "../game.ts";
import { byRows, overIntervals } from "../rows/interval-table.ts";
import { prefixSums, type Row } from "../rows/row.ts";
import type { Move, Position } from "./rules.ts";

const rowOfStones = ({ stoneValue }: Position): Row => stoneValue;

export const allParts: Filling<Position, Move> = {
  ...overIntervals(rowOfStones),
  recurrence:
    "dp(l, r) = max over the parts l..j and j..r that hold at most half of sum(l, r) of their sum + their dp; dp(l, l) = 0",
  // both parts of a split, if they are equal
  size: ({ stoneValue: { length: n } }) => ({
    cells: Math.max(1, (n * (n + 1)) / 2),
    looks: (n ** 3 - n) / 3,
  }),
  order: ({ stoneValue }) => byRows(stoneValue),
  choices({ stoneValue }) {
    const parts = partsOf(stoneValue);
    return (at, look) => orOver(parts(at).map(({ move, sum, part }) => [move, sum + look(...part)]));
  },
};

export const bestParts: Filling<Position, Move> = {
  ...allParts,
  recurrence:
    "dp(l, r) = max(L, R); dp(l, l) = 0; L is the best sum + dp of the parts l..j that hold at most half of sum(l, r), kept while r grows; R that of the parts j..r, kept while l falls",
  size: overIntervals(rowOfStones).size,
  choices({ stoneValue }) {
    const parts = partsOf(stoneValue);
    const values = new Map<string, number>();
    const worth = ({ sum, part }: Part) => sum + (values.get(String(part)) ?? 0);
    return (at, look) => {
      const bests = (["left", "right"] as const)
        .map((side) => parts(at).filter(({ move }) => move.keep === side))
        .filter((candidates) => candidates.length > 0)
        .map((candidates) => candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a)));
      values.set(String(at), Math.max(0, ...bests.map(worth)));
      return orOver(bests.map(({ move, sum, part }) => [move, sum + look(...part)]));
    };
  },
};

const orOver = (choices: [Move, number][]) => (choices.length > 0 ? choices : 0);

interface Part {
  readonly move: Move;
  readonly sum: number;
  readonly part: Place;
}

/** The parts of an interval that may be kept. */
function partsOf(stoneValue: Row): (at: Place) => Part[] {
  const prefix = prefixSums(stoneValue);
  return ([l, r]) => {
    const parts: Part[] = [];
    for (let j = l; j < r; j++) {
      const left = prefix[j + 1] - prefix[l];
      const right = prefix[r + 1] - prefix[j + 1];
      const split = j + 1 - l;
      if (left <= right) parts.push({ move: { split, keep: "left" }, sum: left, part: [l, j] });
      if (left >= right) parts.push({ move: { split, keep: "right" }, sum: right, part: [j + 1, r] });
    }
    return parts;
  };
}
