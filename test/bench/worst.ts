/**
 * The kinds of position on which each method is known to do worst, at the largest size that its cost lets through.
 * A method without a kind of its own is tried on ordinary positions.
 */
import { type AnyGame, BUDGET } from "../../functions/games/index.ts";
import { LARGEST_CERTAIN } from "../../functions/games/stone-game-v/branch-and-bound.ts";
import { generator, integers } from "../kit/random.ts";
import { type AnyMethod, accepted, allGames, largestOf } from "./catalogue.ts";
import { ordinary, SEED } from "./inputs.ts";

export interface Family {
  readonly name: string;
  make(n: number): unknown;
  /** The result as `numberOf` gives it, where it is known beforehand. */
  readonly expected?: (n: number) => number;
  /** Whether the method may find out on the way that its budget is not enough. */
  readonly mayRefuse?: true;
}

/** One thing to solve in a process of its own. */
export interface Case {
  readonly slug: string;
  readonly method: string;
  readonly family: string;
}

/** The name under which valuing all moves stands among the methods. */
export const MOVES = "(all moves)";

const random = (n: number, low: number, high: number) => integers(n, low, high, generator(SEED));
/** Too wide for small integers, for radix passes and for 32-bit cells; their sum is still exact, also times the length. */
const wide = (n: number, exact = 2 ** 52) =>
  random(n, 0, 2 ** 31).map((value) => Math.floor((value / 2 ** 31) * (exact / Math.max(1, n))));
const rising = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const ones = (n: number): number => (n === 0 ? 0 : (n % 2) + ones(Math.floor(n / 2)));

const equalStones: Family = {
  name: "equal stones",
  make: (n) => ({ stoneValue: new Array(n).fill(7) }),
  expected: (n) => 7 * (n - ones(n)),
};

/** Among stones so small beside them, all the ways to divide those are nearly equally good. */
function eightPeaks(n: number) {
  const stoneValue = random(n, 1, 10);
  for (let k = 0; k < 8 && n >= 8; k++) stoneValue[Math.floor(((2 * k + 1) * n) / 16)] = 1_000_000_000;
  return { stoneValue };
}

const families: Readonly<Record<string, Readonly<Record<string, readonly Family[]>>>> = {
  "sum-game": {
    "*": [
      // as many in either half: in balance, so Bob, who answers, wins
      { name: "question marks only", make: (n) => ({ num: "?".repeat(n - (n % 2)) }), expected: () => -1 },
    ],
  },
  "stone-game": { "*": [{ name: "wide values", make: (n) => ({ piles: wide(n) }) }] },
  "stone-game-ii": {
    // sums past 31 bits take cells of eight bytes
    "column-minima": [
      { name: "rising piles", make: (n) => ({ piles: rising(n) }) },
      { name: "wide values", make: (n) => ({ piles: wide(n) }) },
    ],
    "*": [{ name: "rising piles", make: (n) => ({ piles: rising(n) }) }],
  },
  "stone-game-iii": {
    rolling: [
      { name: "three at most", make: (n) => ({ stoneValue: wide(n) }) },
      { name: "half the row at most", make: (n) => ({ stoneValue: wide(n), maxTake: Math.max(1, n >> 1) }) },
    ],
  },
  "stone-game-v": {
    "branch-and-bound": [
      equalStones,
      { name: "eight huge peaks", make: eightPeaks, mayRefuse: true },
      { name: "eight huge peaks, always solved", make: (n) => eightPeaks(Math.min(n, LARGEST_CERTAIN)) },
    ],
    minimax: [
      {
        name: "two huge ends",
        make: (n) => ({ stoneValue: [1_000_000, ...new Array(Math.max(0, n - 2)).fill(1), 1_000_000] }),
      },
    ],
    "*": [equalStones],
  },
  "stone-game-vi": {
    "*": [
      {
        name: "wide values",
        make: (n) => ({ aliceValues: wide(n, 2 ** 51), bobValues: wide(n, 2 ** 51).reverse() }),
      },
    ],
  },
  "stone-game-vii": {
    "*": [{ name: "wide values", make: (n) => ({ stones: wide(n, 2 ** 52 / Math.max(1, n)) }) }],
  },
  "stone-game-viii": {
    // every stone is a record of the line
    "*": [{ name: "wide values", make: (n) => ({ stones: wide(n, 2 ** 52 / Math.max(1, n)) }) }],
  },
};

export function familiesOf(slug: string, method: string): readonly Family[] {
  const ofGame = families[slug] ?? {};
  return ofGame[method] ?? ofGame["*"] ?? [{ name: "ordinary", make: (n) => ordinary(slug, n) }];
}

export const cases = (): readonly Case[] =>
  allGames.flatMap(({ slug, methods }) =>
    [...methods.map(({ name }) => name), MOVES].flatMap((method) =>
      familiesOf(slug, method).map((family) => ({ slug, method, family: family.name })),
    ),
  );

/** The greatest position of a family whose cost is within the budget; no longer than any that the method names. */
export function largestAllowed(
  game: AnyGame,
  method: Pick<AnyMethod, "name" | "cost">,
  { make }: Family,
): unknown {
  const positionOf = (n: number) => accepted(game, make(n));
  let high = largestOf(game, method);
  let low = 0;
  let largest = positionOf(high);
  if (method.cost(largest) <= BUDGET) return largest;
  while (high - low > Math.max(1, low >> 7)) {
    const middle = (low + high) >> 1;
    const position = positionOf(middle);
    if (method.cost(position) <= BUDGET) {
      low = middle;
      largest = position;
    } else high = middle;
  }
  return largest;
}
