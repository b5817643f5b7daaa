/** How the time of the default methods grows: at n, 2n, 4n, 8n, and the exponent e of n^e that fits. */
import { accepted, allGames, methodOf, solving, usualSize } from "./games.ts";
import { ordinary } from "./inputs.ts";
import { samplesOf, spread } from "./measure.ts";
import type { Row } from "./table.ts";

const most: Readonly<Record<string, number>> = { "stone-game-vi": 1.05 };

export const growth: readonly Row[] = allGames.map((game) => {
  const sizes = [8, 4, 2, 1].map((part) => Math.floor(usualSize(game) / part));
  return {
    work: `${game.slug}, n = ${sizes[0].toLocaleString("en")} to ${sizes[3].toLocaleString("en")}: e of n^e`,
    ...(game.slug in most && { atMost: most[game.slug] }),
    async run({ effort }) {
      const sides = sizes.map((n) => solving(methodOf(game), accepted(game, ordinary(game.slug, n))));
      const rounds = await samplesOf(sides, effort);
      const exponents = rounds[0].map((_, round) =>
        slope(
          sizes.map(Math.log),
          rounds.map((times) => Math.log(times[round])),
        ),
      );
      return { base: spread(rounds[0]), other: spread(rounds[3]), ratio: spread(exponents) };
    },
  };
});

/** Of the line of least squares. */
function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  return mean(xs.map((xi, i) => (xi - x) * (ys[i] - y))) / mean(xs.map((xi) => (xi - x) ** 2));
}
