/** The default method against the physical floor: one pass over the same numbers in a typed array. */
import { accepted, allGames, methodOf, solving, usualSize } from "./games.ts";
import { ordinary } from "./inputs.ts";
import { compare, timed } from "./measure.ts";
import type { Row } from "./table.ts";

const most: Readonly<Record<string, number>> = {
  "sum-game": 5,
  "stone-game": 10,
  "stone-game-iii": 10,
  "stone-game-vi": 10,
  "stone-game-vii": 10,
  "stone-game-viii": 8,
  "stone-game-ix": 5,
};

export const passes: readonly Row[] = allGames.map((game) => {
  const n = usualSize(game);
  return {
    work: `${game.slug}, n = ${n.toLocaleString("en")}: passes over the input`,
    ...(game.slug in most && { atMost: most[game.slug] }),
    run({ effort }) {
      const position = accepted(game, ordinary(game.slug, n)) as object;
      const arrays = Object.values(position).flatMap(typed);
      const pass = timed(() =>
        arrays.length === 0 ? upTo(n) : arrays.reduce((sum, array) => sum + total(array), 0),
      );
      return compare(pass, solving(methodOf(game), position), effort);
    },
  };
});

type Typed = Float64Array | Uint8Array;

const typed = (field: unknown): Typed[] =>
  Array.isArray(field)
    ? [Float64Array.from(field)]
    : typeof field === "string" && /^[\d?]/.test(field)
      ? [Buffer.from(field)]
      : [];

function total(values: Typed): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum;
}

/** Where the position is a number: its smaller ones. */
function upTo(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += i;
  return sum;
}
