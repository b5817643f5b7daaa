/** Small positions with their answers, against which a pasted program is held: the smallest first. */
import type { AnyGame } from "../games/game.ts";
import { randomFrom } from "./random-position.ts";
import type { Slug } from "./statements.ts";

export interface Trial {
  readonly position: Readonly<Record<string, unknown>>;
  /** What the function is called with, in LeetCode's order. */
  readonly given: readonly unknown[];
  readonly answer: unknown;
}

/** Sizes as they are tried, with how many positions of each. */
const SIZES = 12;
const EACH = 30;

export function trials(game: AnyGame): readonly Trial[] {
  const below = randomFrom(game.leetcode);
  const seen = new Set<string>();
  const made: Trial[] = [];
  for (let size = 1; size <= SIZES; size++) {
    for (let i = 0; i < EACH; i++) {
      const position = positions[game.slug as Slug](size, below, i < EACH / 2 ? 3 : 20);
      const key = JSON.stringify(position);
      if (position === undefined || seen.has(key)) continue;
      seen.add(key);
      made.push({ position, given: Object.values(position), answer: game.solve(position).answer });
    }
  }
  return made;
}

type Below = (bound: number) => number;
const row = (length: number, below: Below, least: number, most: number): number[] =>
  Array.from({ length }, () => least + below(most - least + 1));
type Trials = (size: number, below: Below, most: number) => Readonly<Record<string, unknown>> | undefined;

/** Inside what LeetCode promises, so that a program that is right there passes. */
const positions: Readonly<Record<Slug, Trials>> = {
  "sum-game": (size, below) => ({
    num: Array.from({ length: 2 * Math.ceil(size / 2) }, () =>
      below(2) === 0 ? "?" : String(below(10)),
    ).join(""),
  }),
  "stone-game"(size, below, most) {
    if (size % 2 === 1) return undefined;
    const piles = row(size, below, 1, most);
    if (piles.reduce((sum, pile) => sum + pile, 0) % 2 === 0) piles[0]++;
    return { piles };
  },
  "stone-game-ii": (size, below, most) => ({ piles: row(size, below, 1, most) }),
  "stone-game-iii": (size, below, most) => ({ stoneValue: row(size, below, -most, most) }),
  "stone-game-iv": (size, below, most) => ({ n: most === 3 ? size : 1 + below(40 * size) }),
  "stone-game-v": (size, below, most) => ({ stoneValue: row(size, below, 1, most) }),
  "stone-game-vi": (size, below, most) => ({
    aliceValues: row(size, below, 1, most),
    bobValues: row(size, below, 1, most),
  }),
  "stone-game-vii": (size, below, most) => (size < 2 ? undefined : { stones: row(size, below, 1, most) }),
  "stone-game-viii": (size, below, most) =>
    size < 2 ? undefined : { stones: row(size, below, -most, most) },
  "stone-game-ix": (size, below, most) => ({ stones: row(size, below, 1, most) }),
};

/** What LeetCode calls the function. */
export const functionNames: Readonly<Record<Slug, string>> = {
  "sum-game": "sumGame",
  "stone-game": "stoneGame",
  "stone-game-ii": "stoneGameII",
  "stone-game-iii": "stoneGameIII",
  "stone-game-iv": "winnerSquareGame",
  "stone-game-v": "stoneGameV",
  "stone-game-vi": "stoneGameVI",
  "stone-game-vii": "stoneGameVII",
  "stone-game-viii": "stoneGameVIII",
  "stone-game-ix": "stoneGameIX",
};
