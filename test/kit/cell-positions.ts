/**
 * Which position a cell of a table stands for, so that a test can ask the oracle and the rules about it. Who moves in a
 * cell makes no difference to its value, so all positions here have Alice to move where the table does not say.
 */
import { type AnyGame, games, type Table } from "../../functions/games/index.ts";

type AnyTable = Table<unknown, unknown>;
type At = readonly number[];
/** Undefined where no position has the cell's coordinates. */
type PositionOf = (table: AnyTable, at: At) => object | undefined;

const fieldsOf = ({ position }: AnyTable) => position as Readonly<Record<string, readonly number[]>>;
const alice = { toMove: "alice" } as const;
const slice = (field: string, rest: object): PositionOf => {
  return (table, [l, r]) => ({ [field]: fieldsOf(table)[field].slice(l, r + 1), ...rest });
};
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const positionsOf: Readonly<Record<string, PositionOf>> = {
  "sum-game": mapped,
  "stone-game": slice("piles", alice),
  "stone-game-ii": (table, [i, M]) => ({
    piles: fieldsOf(table)["piles"].slice(i),
    m: Math.max(1, M),
    ...alice,
  }),
  "stone-game-iii": (table, [i]) => ({
    ...Object(table.position),
    stoneValue: fieldsOf(table)["stoneValue"].slice(i),
  }),
  "stone-game-iv": (_, [n]) => ({ n, ...alice }),
  "stone-game-v": slice("stoneValue", {}),
  "stone-game-vi": alongChoices,
  "stone-game-vii": slice("stones", alice),
  "stone-game-viii"(table, [i]) {
    const { stones } = fieldsOf(table);
    const merged = table.method === "prefix-dp" ? i - 1 : i;
    if (stones.length < 2) return { stones, ...alice };
    return { stones: [sum(stones.slice(0, merged)), ...stones.slice(merged)], ...alice };
  },
  "stone-game-ix": alongChoices,
};

/** Digits that make up the gap after as many question marks as the half has. */
function mapped({ position }: AnyTable, [difference, gap]: At) {
  const { num, maxDigit, toMove } = position as { num: string; maxDigit: number; toMove: string };
  const marks = num.split("?").length - 1;
  if (maxDigit === 0 && gap !== 0) return undefined;
  const digits = (total: number): string =>
    total <= 0 ? "" : Math.min(total, maxDigit) + digits(total - Math.min(total, maxDigit));
  const halves = [
    "?".repeat((marks + difference) / 2) + digits(gap),
    "?".repeat((marks - difference) / 2) + digits(-gap),
  ];
  const length = Math.max(...halves.map((half) => half.length));
  return { num: halves.map((half) => half.padEnd(length, "0")).join(""), maxDigit, toMove };
}

/** The last coordinate counts the moves, each cell's choice, that lead there from `here`, or from a separate start. */
function alongChoices(table: AnyTable, at: At): object {
  const { rules }: AnyGame = table.method === "ranking" ? games["stone-game-vi"] : games["stone-game-ix"];
  const step = at[at.length - 1];
  if (String(at) === String(table.here)) return table.position as object;
  if (step > 0) {
    const before = [...at.slice(0, -1), step - 1];
    const cell = table.cells.find((other) => String(other.at) === String(before));
    return rules.play(alongChoices(table, before), cell?.choice) as object;
  }
  const { stones } = fieldsOf(table);
  const index = stones.findIndex((stone) => ((stone % 3) + 3) % 3 === at[0]);
  return rules.play(table.position, { index }) as object;
}
