/**
 * LeetCode's side of each game: what its method is called, what it takes, and within which bounds. A position is a row of
 * integers here, so that one generator and one shrinker serve all games. `wide` loosens the bounds to what a program
 * might meet elsewhere: odd lengths, ties, zeros, longer rows and sums beyond 32 bits.
 */
export type Row = readonly number[];

export interface Bounds {
  /** The numbers of a row, at least and at most; multiples of `step`. */
  readonly lengths: readonly [number, number];
  readonly step: 1 | 2;
  /** Each number, at least and at most. */
  readonly values: readonly [number, number];
  /** What else must be true of a row. */
  accepts?(row: Row): boolean;
}

export interface Constraints {
  /** LeetCode's name of the method, or of the function. */
  readonly method: string;
  readonly returns: "boolean" | "integer" | "string";
  readonly leetcode: Bounds;
  readonly wide: Bounds;
  /** LeetCode's parameters by name, in their order; what LeetCode does not have is at its default. */
  position(row: Row): Readonly<Record<string, unknown>>;
}

const GREATEST = 2 ** 31 - 1; // the greatest element that LeetCode's C++ form can take

const bounds = (
  lengths: readonly [number, number],
  values: readonly [number, number],
  step: 1 | 2 = 1,
): Bounds => ({ lengths, values, step });

/** The first of each two numbers, or the second. */
const half = (row: Row, which: 0 | 1): number[] => row.filter((_, i) => i % 2 === which);

/** By code, those first that make the most trouble. */
const characters = "0?912345678";

export const constraints: Readonly<Record<string, Constraints>> = {
  "sum-game": {
    method: "sumGame",
    returns: "boolean",
    leetcode: bounds([2, 100_000], [0, 10], 2),
    wide: bounds([2, 400_000], [0, 10], 2),
    position: (row) => ({
      num: [...half(row, 0), ...half(row, 1)].map((code) => characters[code]).join(""),
    }),
  },
  "stone-game": {
    method: "stoneGame",
    returns: "boolean",
    leetcode: {
      ...bounds([2, 500], [1, 500], 2),
      accepts: (row) => row.reduce((sum, value) => sum + value, 0) % 2 === 1,
    },
    wide: bounds([1, 2_000], [0, GREATEST]),
    position: (piles) => ({ piles }),
  },
  "stone-game-ii": {
    method: "stoneGameII",
    returns: "integer",
    leetcode: bounds([1, 100], [1, 10_000]),
    wide: bounds([1, 200], [0, GREATEST]),
    position: (piles) => ({ piles }),
  },
  "stone-game-iii": {
    method: "stoneGameIII",
    returns: "string",
    leetcode: bounds([1, 50_000], [-1_000, 1_000]),
    wide: bounds([1, 200_000], [-GREATEST, GREATEST]),
    position: (stoneValue) => ({ stoneValue }),
  },
  "stone-game-iv": {
    method: "winnerSquareGame",
    returns: "boolean",
    leetcode: bounds([1, 1], [1, 100_000]),
    wide: bounds([1, 1], [0, 1_000_000]),
    position: ([n]) => ({ n }),
  },
  "stone-game-v": {
    method: "stoneGameV",
    returns: "integer",
    leetcode: bounds([1, 500], [1, 1_000_000]),
    wide: bounds([1, 1_000], [0, GREATEST]),
    position: (stoneValue) => ({ stoneValue }),
  },
  "stone-game-vi": {
    method: "stoneGameVI",
    returns: "integer",
    leetcode: bounds([2, 200_000], [1, 100], 2),
    wide: bounds([2, 400_000], [0, GREATEST], 2),
    position: (row) => ({ aliceValues: half(row, 0), bobValues: half(row, 1) }),
  },
  "stone-game-vii": {
    method: "stoneGameVII",
    returns: "integer",
    leetcode: bounds([2, 1_000], [1, 1_000]),
    wide: bounds([1, 2_000], [0, GREATEST]),
    position: (stones) => ({ stones }),
  },
  "stone-game-viii": {
    method: "stoneGameVIII",
    returns: "integer",
    leetcode: bounds([2, 100_000], [-10_000, 10_000]),
    wide: bounds([1, 100_000], [-500_000, 500_000]),
    position: (stones) => ({ stones }),
  },
  "stone-game-ix": {
    method: "stoneGameIX",
    returns: "boolean",
    leetcode: bounds([1, 100_000], [1, 10_000]),
    wide: bounds([1, 200_000], [0, GREATEST]),
    position: (stones) => ({ stones }),
  },
};

/** The size that people speak of: how long the first parameter is, or the number itself. */
export function sizeOf({ position }: Constraints, row: Row): number {
  const [first] = Object.values(position(row));
  return typeof first === "number" ? first : (first as string | Row).length;
}
