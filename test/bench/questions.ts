/** What the other questions cost, in solves of the same position: moves, lines, a whole game's values; and the first long row. */
import { spawnSync } from "node:child_process";
import { type AnyGame, BUDGET } from "../../functions/games/index.ts";
import { generator } from "../kit/random.ts";
import { accepted, allGames, gameCalled, methodOf, solving, usualSize } from "./games.ts";
import { ordinary } from "./inputs.ts";
import { compare, processorTime, spread, timed } from "./measure.ts";
import type { Row } from "./table.ts";

const MILLION = 1_000_000;
const unlimited = { budget: Number.POSITIVE_INFINITY };
const rising = Array.from({ length: MILLION }, (_, i) => i + 1);

/** VIII adds up all prefix sums: a million of these still stay exact. */
const slowly = rising.map((value) => Math.ceil(value / 200));

/** Positions on which listing moves is hard, or solving easy. */
const hard: readonly (readonly [slug: string, kind: string, make: () => unknown])[] = [
  ["sum-game", "question marks", () => ({ num: "?".repeat(4 * MILLION) })],
  [
    "sum-game",
    "one on the right",
    () => ({ num: `${"?".repeat(2 * MILLION)}${"0".repeat(2 * MILLION - 1)}?` }),
  ],
  [
    "stone-game-vi",
    "equal",
    () => ({ aliceValues: new Array(MILLION).fill(1), bobValues: new Array(MILLION).fill(1) }),
  ],
  ["stone-game-vi", "rising to 2·10^6", () => ({ aliceValues: rising, bobValues: rising })],
  ["stone-game-viii", "rising", () => ({ stones: slowly })],
  ["stone-game-viii", "falling below 0", () => ({ stones: slowly.map((value) => -value) })],
  [
    "stone-game-ix",
    "one of remainder 1, at the end",
    () => ({ stones: rising.map((_, i) => (i === MILLION - 1 ? 1 : 3)) }),
  ],
];

const movesRow = (game: AnyGame, kind: string, make: () => unknown): Row => ({
  work: `${game.slug}, ${kind}: moves, limit 100, over solve`,
  atMost: 4,
  run({ effort }) {
    const position = make();
    const solve = timed(() => game.solve(position, unlimited).cost);
    const moves = timed(() => game.rank(position, { limit: 100, ...unlimited }).total);
    return compare(solve, moves, effort);
  },
});

const lineRow = (game: AnyGame): Row => ({
  work: `${game.slug}: line = 1,000 over solve`,
  atMost: 1.8,
  run({ effort }) {
    const position = ordinary(game.slug, usualSize(game));
    const [solve, line] = [0, 1000].map((plies) =>
      timed(() => game.solve(position, { line: plies, ...unlimited }).cost),
    );
    return compare(solve, line, effort);
  },
});

const wholeGame: Row = {
  work: "stone-game: values of all 1,000,000 plies of a game over one solve",
  atMost: 12,
  run({ effort }) {
    const game = gameCalled("stone-game");
    const position = accepted(game, ordinary("stone-game", MILLION));
    const next = generator(3);
    const moves = Array.from({ length: MILLION }, () => ({ take: next() % 2 === 0 ? "left" : "right" }));
    const review = timed(() => methodOf(game).review?.along(position, moves).values[0]);
    return compare(solving(methodOf(game), position), review, effort);
  },
};

const bestSplits: Row = {
  work: "stone-game-v, n = 1,000,000: moves, limit 100, as a part of the budget",
  atMost: 1,
  run() {
    const { cost } = gameCalled("stone-game-v").rank(ordinary("stone-game-v", MILLION), { limit: 100 });
    return { ratio: spread([cost / BUDGET]) };
  },
};

/** In a process that has solved nothing, or many short rows: milliseconds of the third long one. */
export function longRow(slug: string, after: string): number {
  const game = gameCalled(slug);
  const position = accepted(game, ordinary(slug, MILLION));
  const short = accepted(game, ordinary(slug, 500));
  for (let k = 0; after === "short" && k < 300; k++) methodOf(game).solve(short, 0);
  for (let k = 0; k < 2; k++) methodOf(game).solve(position, 0);
  const start = processorTime();
  methodOf(game).solve(position, 0);
  return processorTime() - start;
}

const firstLong: Row = {
  work: "stone-game-viii: long rows of a process that began with them, over those after short ones",
  atMost: 1.25,
  run({ program, quick }) {
    const inProcess = (after: string) => () =>
      Number(
        spawnSync(process.execPath, [program, "long-row", "stone-game-viii", after], { encoding: "utf8" })
          .stdout,
      );
    const most = quick ? 5 : 21;
    return compare(inProcess("short"), inProcess("nothing"), { time: 0, least: most, most });
  },
};

export const questions: readonly Row[] = [
  ...allGames
    .filter(({ slug }) => slug !== "stone-game-v")
    .map((game) => movesRow(game, "ordinary", () => ordinary(game.slug, usualSize(game)))),
  ...hard.map(([slug, kind, make]) => movesRow(gameCalled(slug), kind, make)),
  bestSplits,
  ...allGames.map(lineRow),
  wholeGame,
  firstLong,
];
