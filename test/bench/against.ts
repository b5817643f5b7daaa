/** The default method against the published ones: in C++ -O2, and in TypeScript. Both sides must find the same. */
import { accepted, agree, gameCalled, methodOf, solving } from "./games.ts";
import { ordinary } from "./inputs.ts";
import { compare } from "./measure.ts";
import { nativeSide } from "./native.ts";
import { stoneGameII } from "./stone-game-ii.ts";
import type { Row } from "./table.ts";

type Bound = Pick<Row, "atMost" | "atLeast">;

/** Ours over the algorithm in C++. */
const inCpp = (slug: string, n: number, algorithm: string, what: string, bound: Bound = {}): Row => ({
  work: `${slug}, n = ${n.toLocaleString("en")}: over ${what} in C++ -O2`,
  ...bound,
  run({ native, effort }) {
    if (native === null) throw new Error("no g++ here");
    const game = gameCalled(slug);
    const ours = solving(methodOf(game), accepted(game, ordinary(slug, n)));
    const theirs = nativeSide(native, algorithm, slug, n);
    agree(ours.result(), theirs.result);
    return compare(theirs.side, ours, effort);
  },
});

/** The method over ours. */
const inTypeScript = (slug: string, n: number, method: string, atLeast: number): Row => ({
  work: `${slug}, n = ${n.toLocaleString("en")}: ${method} over ours`,
  atLeast,
  run({ effort }) {
    const game = gameCalled(slug);
    const position = accepted(game, ordinary(slug, n));
    const [ours, theirs] = [methodOf(game), methodOf(game, method)].map((one) => solving(one, position));
    agree(ours.result(), theirs.result());
    return compare(ours, theirs, effort);
  },
});

const MILLION = 1_000_000;

export const against: readonly Row[] = [
  inCpp("sum-game", 4 * MILLION, "sum-game", "article 000", { atMost: 1 }),
  inCpp("stone-game", 16_000, "stone-game-row", "article 001's recurrence", { atMost: 1 / 150 }),
  inCpp("stone-game-ii", 1500, "stone-game-ii", "article 002's memoised search"),
  inCpp("stone-game-ii", 1500, "stone-game-ii-column-minima", "the same algorithm", { atMost: 0.35 }),
  inCpp("stone-game-ii", 16_000, "stone-game-ii-column-minima", "the same algorithm", { atMost: 0.35 }),
  inCpp("stone-game-iii", MILLION, "stone-game-iii", "article 003's table"),
  inCpp("stone-game-iv", MILLION, "stone-game-iv", "DP"),
  inCpp("stone-game-v", 800, "stone-game-v", "the O(n³) table"),
  inCpp("stone-game-vi", MILLION, "stone-game-vi", "std::sort"),
  inCpp("stone-game-vii", 16_000, "stone-game-vii-row", "the interval table", { atMost: 1 / 150 }),
  inCpp("stone-game-viii", MILLION, "stone-game-viii", "the prefix table"),
  inCpp("stone-game-ix", MILLION, "stone-game-ix", "three counts"),
  inTypeScript("stone-game", 6000, "difference-dp", 300),
  inTypeScript("stone-game", 16_000, "prefix-sum-dp", 1000),
  inTypeScript("stone-game-ii", 320, "suffix-dp", 40),
  inTypeScript("stone-game-iii", 10 * MILLION, "bottom-up", 4),
  inTypeScript("stone-game-iv", 10 * MILLION, "dp", 15),
  inTypeScript("stone-game-v", 800, "cubic-dp", 30),
  inTypeScript("stone-game-vii", 16_000, "interval-dp", 1000),
  ...stoneGameII,
];
