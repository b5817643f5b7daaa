/** The known answers of all games, and a program that has to find them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "../../functions/games/index.ts";
import { root } from "../../infra/build.ts";

interface Known {
  readonly position: unknown;
  readonly winner: string | null;
  readonly difference: number | null;
  readonly answer: unknown;
}
export const knownIn = (file: string): Known[] => JSON.parse(readFileSync(join(root, file), "utf8"));
const known = Object.keys(games).flatMap((slug) =>
  knownIn(`test/known-answers/${slug}.json`).map((answer) => ({ ...answer, slug })),
);
export const answers = known.map(({ winner, difference, answer }) => ({ winner, difference, answer }));

/** A program that solves every known position and prints what comes out. */
export const solvingAll = (load: string) => `${load}
const known = ${JSON.stringify(known.map(({ slug, position }) => ({ slug, position })))};
console.log(JSON.stringify(known.map(({ slug, position }) => {
  const { winner, difference, answer } = games[slug].solve(position);
  return { winner, difference, answer };
})));
`;
