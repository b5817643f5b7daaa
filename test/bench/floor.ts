/** (c) The default method against the physical floor: one plain pass over the same data. */
import { accepted, allGames, sizeFor } from "./catalogue.ts";
import { ordinary } from "./inputs.ts";
import { compare, timed } from "./measure.ts";
import { type Bound, rowOf, type Table } from "./table.ts";

const MILLION = 1_000_000;
const asked: Readonly<Record<string, Bound & { readonly n: number }>> = {
  "stone-game": { n: MILLION, work: "stone-game, n = 10^6, against one plain pass", atMost: 12 },
  "stone-game-vii": { n: MILLION, work: "stone-game-vii, n = 10^6, against one plain pass", atMost: 12 },
  "sum-game": { n: 4 * MILLION, work: "sum-game, 4·10^6 characters, against a plain loop", atMost: 4 },
};

export const floor: Table = {
  title: "Default method against one plain pass over the position (ratio: how many passes)",
  jobs: ({ effort }) =>
    allGames.map((game) => ({
      title: `${game.slug} against one pass`,
      run() {
        const [method] = game.methods;
        const n = asked[game.slug]?.n ?? Math.min(MILLION, sizeFor(game, method));
        const position = accepted(game, ordinary(game.slug, n));
        const named = { game: game.slug, method: method.name, time: method.time, n };
        const pass = timed(() => passOver(position as object));
        const ours = timed(() => method.solve(position, 0).result);
        return rowOf(named, ["pass", "ours"], compare(pass, ours, effort), asked[game.slug]);
      },
    })),
};

/** Looks at every number or character of a position once; at every smaller number where it is one number. */
function passOver(position: object): number {
  let sum = 0;
  for (const field of Object.values(position)) {
    if (Array.isArray(field)) sum += sumOf(field);
    else if (typeof field === "string") sum += sumOfCodes(field);
    else if (Object.keys(position)[0] === "n") sum += sumUpTo(field);
  }
  return sum;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum;
}

function sumOfCodes(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
  return sum;
}

function sumUpTo(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += i;
  return sum;
}
