/** (a) The default method against each published one, in TypeScript and as the articles' own algorithm in C++. */
import type { AnyGame } from "../../functions/games/index.ts";
import {
  type AnyMethod,
  accepted,
  agree,
  allGames,
  gameCalled,
  numberOf,
  sizeFor,
  textbookMethods,
} from "./catalogue.ts";
import { ordinary } from "./inputs.ts";
import { compare, type Side, timed } from "./measure.ts";
import { nativeSide } from "./native.ts";
import { type Bench, type Bound, type Job, rowOf, type Table } from "./table.ts";

/** Pairs at a size of their own, and their targets; other pairs run where the slower one still takes little. */
const inTypeScript: readonly (Bound & { slug: string; method: string; n: number })[] = [
  {
    slug: "stone-game",
    method: "difference-dp",
    n: 6000,
    work: "stone-game, n = 6,000, against difference-dp",
    atLeast: 300,
  },
  {
    slug: "stone-game",
    method: "prefix-sum-dp",
    n: 16_000,
    work: "stone-game, n = 16,000, against the interval DP in TypeScript",
    atLeast: 1000,
  },
  {
    slug: "stone-game-vii",
    method: "interval-dp",
    n: 16_000,
    work: "stone-game-vii, n = 16,000, against the interval DP in TypeScript",
    atLeast: 1000,
  },
  {
    slug: "stone-game-ii",
    method: "suffix-dp",
    n: 320,
    work: "stone-game-ii, n = 320, against the O(n³) recurrence",
    atLeast: 40,
  },
  {
    slug: "stone-game-ii",
    method: "memo",
    n: 1500,
    work: "stone-game-ii, n = 1,500, against memoised search",
    atLeast: 200,
  },
  {
    slug: "stone-game-iii",
    method: "bottom-up",
    n: 10_000_000,
    work: "stone-game-iii, n = 10^7, K = 3, against the article's table",
    atLeast: 4,
  },
  {
    slug: "stone-game-iv",
    method: "dp",
    n: 10_000_000,
    work: "stone-game-iv, n = 10^7, against DP",
    atLeast: 15,
  },
  {
    slug: "stone-game-v",
    method: "cubic-dp",
    n: 800,
    work: "stone-game-v, n = 800, against O(n³)",
    atLeast: 30,
  },
];

interface InCpp {
  readonly slug: string;
  readonly algorithm: string;
  readonly what: string;
  readonly n: number;
  readonly bound?: Bound;
}

const inCpp: readonly InCpp[] = [
  { slug: "sum-game", algorithm: "sum-game", what: "article 000", n: 4_000_000 },
  { slug: "stone-game", algorithm: "stone-game-tables", what: "article 002, square tables", n: 6000 },
  {
    slug: "stone-game",
    algorithm: "stone-game-row",
    what: "article 001's recurrence in one row",
    n: 16_000,
    bound: { work: "stone-game, n = 16,000, against the interval DP in C++", atLeast: 150 },
  },
  { slug: "stone-game-ii", algorithm: "stone-game-ii", what: "article 002, memoised search", n: 1500 },
  { slug: "stone-game-iii", algorithm: "stone-game-iii", what: "article 003, dp[l][player]", n: 1_000_000 },
  { slug: "stone-game-iv", algorithm: "stone-game-iv", what: "DP", n: 1_000_000 },
  { slug: "stone-game-v", algorithm: "stone-game-v", what: "O(n³)", n: 800 },
  { slug: "stone-game-vi", algorithm: "stone-game-vi", what: "std::sort of indices", n: 1_000_000 },
  {
    slug: "stone-game-vii",
    algorithm: "stone-game-vii-row",
    what: "interval DP in one row",
    n: 16_000,
    bound: { work: "stone-game-vii, n = 16,000, against the interval DP in C++", atLeast: 150 },
  },
  { slug: "stone-game-viii", algorithm: "stone-game-viii", what: "prefix DP", n: 1_000_000 },
  { slug: "stone-game-ix", algorithm: "stone-game-ix", what: "three counts", n: 1_000_000 },
];

export const speed: Table = {
  title: "Default method against the published ones (ratio: how many times faster)",
  jobs: (bench) => [
    ...allGames.flatMap((game) => textbookMethods(game).map((method) => typeScriptJob(bench, game, method))),
    ...inCpp.flatMap((row) => cppJob(bench, row)),
    ...comparatorSort(bench),
    ...randomStones(),
  ],
};

const solving = (method: AnyMethod, position: unknown) => timed(() => numberOf(method.solve(position, 0)));

function typeScriptJob({ effort }: Bench, game: AnyGame, method: AnyMethod): Job {
  const special = inTypeScript.find((row) => row.slug === game.slug && row.method === method.name);
  return {
    title: `${game.slug} against ${method.name}`,
    run() {
      const n = special?.n ?? sizeFor(game, method, 1 / 8);
      const position = accepted(game, ordinary(game.slug, n));
      const ours = solving(game.methods[0], position);
      const theirs = solving(method, position);
      const comparison = compare(ours, theirs, effort);
      agree(this.title, ours.result(), theirs.result());
      const named = { game: game.slug, against: `${method.name}, TypeScript`, n };
      return rowOf(named, ["ours", "theirs"], comparison, special);
    },
  };
}

function cppJob(bench: Bench, { slug, algorithm, what, n, bound }: InCpp): Job[] {
  const game = gameCalled(slug);
  if (game === undefined) return [];
  return [
    {
      title: `${slug} against ${what} in C++`,
      run() {
        const named = { game: slug, against: `${what}, C++ -O2`, n };
        return againstNative(bench, game, algorithm, n, (ours, theirs) =>
          rowOf(named, ["ours", "theirs"], compare(ours, theirs, bench.effort), bound),
        );
      },
    },
  ];
}

function againstNative<R>(
  { native }: Bench,
  game: AnyGame,
  algorithm: string,
  n: number,
  measured: (ours: Side, theirs: Side) => R,
): R {
  if (native === null) throw new Error("no g++ here");
  const ours = solving(game.methods[0], accepted(game, ordinary(game.slug, n)));
  const theirs = nativeSide(native, algorithm, game.slug, n);
  agree(algorithm, ours.result(), theirs.result);
  return measured(ours, theirs.side);
}

function comparatorSort({ effort }: Bench): Job[] {
  const game = gameCalled("stone-game-vi");
  if (game === undefined) return [];
  const n = 1_000_000;
  return [
    {
      title: "stone-game-vi, n = 10^6, against a comparator sort of objects",
      run() {
        const position = accepted(game, ordinary(game.slug, n));
        const { aliceValues, bobValues } = position as Readonly<Record<string, readonly number[]>>;
        const theirs = timed(() => {
          const stones = aliceValues.map((alice, i) => ({ alice, bob: bobValues[i] }));
          stones.sort((s, t) => t.alice + t.bob - s.alice - s.bob);
          return stones.reduce((sum, { alice, bob }, i) => sum + (i % 2 === 0 ? alice : -bob), 0);
        });
        const ours = solving(game.methods[0], position);
        const comparison = compare(ours, theirs, effort);
        agree(this.title, ours.result(), theirs.result());
        const named = { game: game.slug, against: "comparator sort of objects, TypeScript", n };
        const bound = { work: this.title, atLeast: 4 };
        return rowOf(named, ["ours", "theirs"], comparison, bound);
      },
    },
  ];
}

/** The one target that is a time: it is held against a second of this machine. */
function randomStones(): Job[] {
  const game = gameCalled("stone-game-v");
  if (game === undefined) return [];
  const n = 100_000;
  return [
    {
      title: "stone-game-v, 100,000 random stones, against a second",
      run() {
        const position = accepted(game, ordinary(game.slug, n));
        const ours = timed(() => game.methods[0].solve(position, 0).result);
        const comparison = compare(() => 1000, ours, { time: 0, least: 3, most: 3 });
        const named = { game: game.slug, against: "a second (ratio: ours / a second)", n };
        return rowOf(named, ["theirs", "ours"], comparison, { work: this.title, atMost: 1 });
      },
    },
  ];
}
