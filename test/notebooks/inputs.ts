/** The inputs of notebooks, and others to put in their place: one pile, two, ties, negative ones, other lengths. */
import type { Cell } from "../../notebooks/tools/notebook.ts";

/** By game, in forms that people paste; each line is one run of a notebook. At most 7 stones, which every notebook can show. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "sum-game": ["??", '"6104"', "num = ?9??1?", "num = 1?4?, maxDigit = 4"],
  "stone-game": ["[7]", "piles = [2, 2]", '{"piles": [6, -1, -4, 6, 0]}', "[5 1 5 1 5 1 5]"],
  "stone-game-ii": ["[7]", "piles = [2, 2]", "[6, 1, 4, 6, 0]", "[5 1 5 1 5 1 5]"],
  "stone-game-iii": ["[7]", "stoneValue = [-2, -2]", "[6, -1, -4, 6, 0]", "[5 1 5 1 5 1 5]"],
  "stone-game-iv": ["1", "n = 2", "n = 12", "7"],
  "stone-game-v": ["[7]", "stoneValue = [2, 2]", "[6, 1, 4, 6, 3]", "[5 1 5 1 5 1 5]"],
  "stone-game-vi": ["[7] [3]", "[2,2], [2,2]", "[6, 1, 4]\n[4, 6, 0]", "[5 1 5 1 5] [1 5 1 5 1]"],
  "stone-game-vii": ["[7]", "stones = [2, 2]", "[6, 1, 4, 6, 0]", "[5 1 5 1 5 1 5]"],
  "stone-game-viii": ["[7, 1]", "stones = [-2, 2]", "[6, -1, -4, 6, 0]", "[5 1 5 1 5 1 5]"],
  "stone-game-ix": ["[7]", "stones = [2, 2]", "[6, 1, 4, 6, 9]", "[5 1 5 1 5 1 5]"],
};

/** How many other inputs there are for each game. */
export const RUNS = 4;

const CALL = /(\bpasted\(\s*games\["([\w-]+)"\],\s*)(["'`])((?:\\.|(?!\3)[\s\S])*)\3/g;

export interface Input {
  readonly slug: string;
  /** As it is pasted. */
  readonly text: string;
}

/** What the reader may change. */
export const inputsOf = (cells: readonly Cell[]): Input[] =>
  cells.flatMap(({ kind, source }) =>
    kind === "code" ? Array.from(source.matchAll(CALL), ([, , slug, , text]) => ({ slug, text })) : [],
  );

/** Constants that the reader is told to change: `const c = 8; // try 9, 10`. */
const TRY = /^(const \w+ = ).+(; \/\/ try (.+))$/gm;

/** @param run from 0, below RUNS */
export const withOtherInputs = (cells: readonly Cell[], run: number): Cell[] =>
  cells.map((cell) =>
    cell.kind === "code"
      ? {
          ...cell,
          source: cell.source
            .replace(TRY, (_, before: string, after: string, values: string) => {
              const others = values.split(", ");
              return before + others[run % others.length] + after;
            })
            .replace(CALL, (_, before: string, slug: string) => {
              const other = OTHERS[slug]?.[run];
              if (other === undefined) throw new Error(`there is no other input for ${slug}`);
              return before + JSON.stringify(other);
            }),
        }
      : cell,
  );
