/**
 * The table that a method fills, as an answer: the method says which cells there are and what may be chosen in each by
 * looking at others (`Filling`), and here they are filled one after the other, with a note of what each has looked at.
 */
import { charge, plain } from "./budget.ts";
import type { AskOptions, Axis, Cell, Filling, Game, Method, Place, Table } from "./game.ts";
import { GameError } from "./game-error.ts";
import { largestSize, sizeOf } from "./size.ts";
import { asked, type Solver, whole } from "./solving.ts";

/** No larger, so that a person can read it and a response can hold it (http/limits.ts). */
const GREATEST_TABLE = { cells: 2_500, looks: 10_000 };

/** Operations for a cell or a look at one: each makes a key and goes through a map. */
const COST_OF_CELL = 1_000;

export function tableOf<P, M, I>(solver: Solver<P, M, I>): Game<P, M, I>["table"] {
  const { rules, methods, methodNamed, accept } = solver;

  function table(input: I, name?: string, options: AskOptions = {}): Table<P, M> {
    const { budget, at } = asked(options);
    const { method, filling } = chosen(name, at.options);
    const position = accept(input, at.position);
    const { cells, looks } = filling.size(position);
    if (!fits({ cells, looks })) throw tooLarge(method, filling, position, at.position);
    const cost = () => COST_OF_CELL * (1 + cells + looks) + 20 * sizeOf(position);
    const work = { name: method, cost, rules, position, methods: [], pointer: at.position };
    const fill = (): { cells: Filled<M>[]; spent?: number } => ({ cells: filled(filling, position) });
    const charged = charge(budget, work, fill);
    return {
      position,
      method,
      recurrence: filling.recurrence,
      axes: axesOf(filling, charged.found.cells),
      here: filling.here(position),
      cells: charged.found.cells.map(told),
      cost: charged.cost,
    };
  }

  function chosen(name: string | undefined, at: string) {
    const withTable = methods.filter((method) => method.table !== undefined);
    const { name: method, table }: Partial<Method<P, M>> =
      name === undefined ? { ...withTable[0] } : methodNamed(name, at);
    if (method !== undefined && table !== undefined) return { method, filling: table };
    const detail =
      withTable.length === 0
        ? `no method of ${rules.slug} has a table`
        : `${name} has no table; the methods that have one are ${withTable.map((other) => other.name).join(", ")}`;
    throw new GameError("invalid-option", [{ pointer: `${at}/method`, detail }]);
  }

  function tooLarge(name: string, { size }: Filling<P, M>, position: P, pointer: string) {
    const { cells, looks } = size(position);
    const what = (some: typeof GREATEST_TABLE) =>
      `${plain(some.cells)} cells that look at ${plain(some.looks)} others`;
    const sizes = Object.entries(largestSize(rules, (one) => (fits(size(one)) ? 0 : 1), 0, position)).map(
      ([field, most]) => `${field} up to ${plain(most)}`,
    );
    const detail = `the table of ${name} would have up to ${what({ cells, looks })} here, and at most ${what(GREATEST_TABLE)} are shown; reduce the position (${name} shows ${sizes.join(", ")})`;
    return new GameError("over-budget", [{ pointer, detail }]);
  }

  const told = ({ at, value, from, choice }: Filled<M>): Cell<M> => ({
    at,
    value: rules.objective !== "outcome" ? whole(value) : value > 0 ? "win" : "lose",
    from,
    choice,
  });

  return table;
}

const fits = ({ cells, looks }: typeof GREATEST_TABLE): boolean =>
  cells <= GREATEST_TABLE.cells && looks <= GREATEST_TABLE.looks;

type Filled<M> = Omit<Cell<M>, "value"> & { readonly value: number };

function filled<P, M>(filling: Filling<P, M>, position: P): Filled<M>[] {
  const cells: Filled<M>[] = [];
  const values = new Map<string, number>();
  const order = filling.order?.(position);
  const choicesAt = filling.choices(position);

  function fill(at: Place): number {
    const from: Place[] = [];
    const look = (...other: Place): number => {
      from.push(other);
      return values.get(String(other)) ?? missing(other);
    };
    const sign = filling.least?.(at) ? -1 : 1;
    const choices = choicesAt(at, look);
    const [choice, value] =
      typeof choices === "number"
        ? [null, choices]
        : choices.reduce((a, b) => (sign * b[1] > sign * a[1] ? b : a));
    values.set(String(at), value);
    cells.push({ at, value, from, choice });
    return value;
  }

  /** A search with a memo fills it now; in a given order it would be a fault of the order. */
  function missing(other: Place): number {
    if (order === undefined) return fill(other);
    throw new RangeError(`cell ${other} is looked at before it is filled`);
  }

  for (const at of order ?? [filling.here(position)]) fill(at);
  return cells;
}

const axesOf = <P, M>({ axes }: Filling<P, M>, cells: readonly Filled<M>[]): Axis[] =>
  axes.map((name, axis) => {
    const coordinates = cells.map(({ at }) => at[axis]);
    return { name, from: Math.min(...coordinates), to: Math.max(...coordinates) };
  });
