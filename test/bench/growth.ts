/** (b) How the time grows: at n, 2n, 4n, 8n up to the largest practical n, and the exponent that fits. */
import type { AnyGame } from "../../functions/games/index.ts";
import { type AnyMethod, accepted, allGames, sizeFor } from "./catalogue.ts";
import { ordinary } from "./inputs.ts";
import { samplesOf, spread, timed } from "./measure.ts";
import { type Bench, type Cell, significant, type Table } from "./table.ts";

export const growth: Table = {
  title: "Growth: milliseconds at n, 2n, 4n, 8n, and e where the time is as n^e",
  jobs: (bench) =>
    allGames.flatMap((game) =>
      game.methods
        .filter(({ name }) => name !== "minimax")
        .map((method) => ({
          title: `${game.slug}, ${method.name}`,
          run: () => ({ cells: grow(bench, game, method) }),
        })),
    ),
};

function grow({ quick, effort }: Bench, game: AnyGame, method: AnyMethod): Record<string, Cell> {
  // the largest that the budget allows; a part of it where a whole table of them would take long
  const part = (method === game.methods[0] ? 1 : 0.25) / (quick ? 16 : 1);
  const unit = Math.max(2, sizeFor(game, method, part) >> 3);
  const sizes = [1, 2, 4, 8].map((factor) => factor * unit);
  const sides = sizes.map((n) => {
    const position = accepted(game, ordinary(game.slug, n));
    return timed(() => method.solve(position, 0).result);
  });
  const times = samplesOf(sides, { ...effort, most: 9 }).map(spread);
  const exponent = slope(
    sizes.map(Math.log),
    times.map(({ median }) => Math.log(median)),
  );
  return {
    game: game.slug,
    method: method.name,
    stated: method.time.split(/[;,]/)[0],
    n: unit,
    ...Object.fromEntries(times.map((time, k) => [`at ${k === 0 ? "n" : `${2 ** k}n`}`, time])),
    e: significant(exponent),
  };
}

/** Of the line of least squares. */
function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  return mean(xs.map((xi, i) => (xi - x) * (ys[i] - y))) / mean(xs.map((xi) => (xi - x) ** 2));
}
