/**
 * The kinds of position on which each method is known to do worst, at the largest size that its cost lets through.
 * A method without a kind of its own is tried on ordinary positions.
 */
import { type AnyGame, BUDGET } from "../../functions/games/index.ts";
import { type AnyMethod, accepted, allGames } from "./catalogue.ts";
import { ordinary, SEED } from "./inputs.ts";
import { generator, integers } from "./random.ts";

export interface Family {
  readonly name: string;
  make(n: number): unknown;
  /** The result as `numberOf` gives it, where it is known beforehand. */
  readonly expected?: (n: number) => number;
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

const families: Readonly<Record<string, Readonly<Record<string, readonly Family[]>>>> = {
  "sum-game": {
    "*": [
      // as many in either half: in balance, so Bob, who answers, wins
      { name: "question marks only", make: (n) => ({ num: "?".repeat(n - (n % 2)) }), expected: () => -1 },
    ],
  },
  "stone-game": { "*": [{ name: "wide values", make: (n) => ({ piles: wide(n) }) }] },
  "stone-game-ii": {
    "*": [
      { name: "rising piles", make: (n) => ({ piles: rising(n) }) },
      { name: "wide values", make: (n) => ({ piles: wide(n) }) },
    ],
  },
  "stone-game-iii": {
    rolling: [
      { name: "three at most", make: (n) => ({ stoneValue: wide(n) }) },
      { name: "half the row at most", make: (n) => ({ stoneValue: wide(n), maxTake: Math.max(1, n >> 1) }) },
    ],
  },
  "stone-game-v": {
    "*": [
      {
        name: "equal stones",
        make: (n) => ({ stoneValue: new Array(n).fill(7) }),
        expected: (n) => 7 * (n - ones(n)),
      },
      {
        name: "eight huge peaks",
        make: (n) => {
          const stoneValue = random(n, 1, 10);
          for (let k = 0; k < 8 && n >= 8; k++)
            stoneValue[Math.floor(((2 * k + 1) * n) / 16)] = 1_000_000_000;
          return { stoneValue };
        },
      },
    ],
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
export function largestAllowed(game: AnyGame, method: Pick<AnyMethod, "cost" | "largest">, { make }: Family) {
  const positionOf = (n: number) => accepted(game, make(n));
  const fits = (n: number) => method.cost(positionOf(n)) <= BUDGET;
  let high = Object.values(method.largest)[0];
  if (fits(high)) return { n: high, position: positionOf(high) };
  let low = 0;
  while (high - low > Math.max(1, low >> 7)) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return { n: low, position: positionOf(low) };
}
