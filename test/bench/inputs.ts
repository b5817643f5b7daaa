/** An ordinary position of each game at any size: what is timed everywhere but at the limits. */
import { type AnyGame, games } from "../../functions/games/index.ts";
import { positionOfSize } from "../kit/position-of-size.ts";
import { generator, integers } from "../kit/random.ts";

export interface Input {
  /** The numbers drawn run from `low` to `high`. */
  readonly low: number;
  readonly high: number;
  /** @param draw that many more numbers */
  make(n: number, draw: (count: number) => number[]): unknown;
}

export const SEED = 20_231_117;

/** What is ordinary in these games; in others it is `usual` numbers in what the schema asks for. */
const inputs: Readonly<Record<string, Input>> = {
  // 10 stands for a question mark
  "sum-game": {
    low: 0,
    high: 10,
    make: (n, draw) => ({ num: draw(n - (n % 2)).reduce((text, digit) => text + "0123456789?"[digit], "") }),
  },
  "stone-game": { low: 1, high: 1000, make: (n, draw) => ({ piles: draw(n) }) },
  "stone-game-ii": { low: 1, high: 10_000, make: (n, draw) => ({ piles: draw(n) }) },
  "stone-game-iii": { low: -1000, high: 1000, make: (n, draw) => ({ stoneValue: draw(n) }) },
  "stone-game-iv": { low: 0, high: 0, make: (n) => ({ n }) },
  "stone-game-v": { low: 1, high: 1_000_000, make: (n, draw) => ({ stoneValue: draw(n) }) },
  "stone-game-vi": {
    low: 1,
    high: 10_000,
    make: (n, draw) => ({ aliceValues: draw(n), bobValues: draw(n) }),
  },
  "stone-game-vii": { low: 1, high: 1000, make: (n, draw) => ({ stones: draw(n) }) },
  "stone-game-viii": { low: -10_000, high: 10_000, make: (n, draw) => ({ stones: draw(n) }) },
  "stone-game-ix": { low: 1, high: 10_000, make: (n, draw) => ({ stones: draw(n) }) },
};

export const inputOf = (slug: string): Input =>
  inputs[slug] ?? usual((games as Record<string, AnyGame>)[slug]);

const usual = (game: AnyGame): Input => ({
  low: 1,
  high: 1000,
  make: (n, draw) =>
    positionOfSize(game, n, (count, min) => draw(count).map((value) => Math.max(min, value))),
});

export function ordinary(slug: string, n: number): unknown {
  const { low, high, make } = inputOf(slug);
  const next = generator(SEED);
  const position = make(n, (count) => integers(count, low, high, next));
  // a string that was built by appending is a tree until somebody reads it whole
  if (slug === "sum-game") return JSON.parse(JSON.stringify(position));
  return position;
}
