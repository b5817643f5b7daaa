/** Positions by chance, the same for the same seed. */
import type { Drawn } from "./state.ts";
import { positionFrom, type Slug } from "./statements.ts";

/** 32 bits of state, for games and not for secrets (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** @param greatest the greatest value of a stone */
export function drawnPosition(slug: Slug, { seed, size }: Drawn, greatest = 9): unknown {
  const below = randomFrom(seed);
  const row = (least: number) => Array.from({ length: size }, () => least + below(greatest - least + 1));
  return positionFrom(slug, fieldsOf[slug]({ size, below, row, greatest }));
}

interface Lot {
  readonly size: number;
  readonly below: (bound: number) => number;
  readonly row: (least: number) => number[];
  readonly greatest: number;
}

const fieldsOf: Readonly<Record<Slug, (lot: Lot) => Record<string, unknown>>> = {
  "sum-game": ({ size, below }) => ({
    num: Array.from({ length: size - (size % 2) }, () => (below(2) === 0 ? "?" : String(below(10)))).join(""),
  }),
  "stone-game": ({ row }) => ({ piles: row(1) }),
  "stone-game-ii": ({ row }) => ({ piles: row(1) }),
  "stone-game-iii": ({ row, greatest }) => ({ stoneValue: row(-greatest) }),
  "stone-game-iv": ({ size }) => ({ n: size }),
  "stone-game-v": ({ row }) => ({ stoneValue: row(1) }),
  "stone-game-vi": ({ row }) => ({ aliceValues: row(1), bobValues: row(1) }),
  "stone-game-vii": ({ row }) => ({ stones: row(1) }),
  "stone-game-viii": ({ row, greatest }) => ({ stones: row(-greatest) }),
  "stone-game-ix": ({ row }) => ({ stones: row(1) }),
};
