/**
 * The table that a method fills, as an answer: the method says which cells there are and what may be chosen in each by
 * looking at others (`Filling`), and here they are filled one after the other, with a note of what each has looked at.
 */
import { charge } from "./budget.ts";
import type { AskOptions, Axis, Cell, Filling, Game, Method, Place, Table } from "./game.ts";
import { GameError } from "./game-error.ts";
import { say } from "./sentence.ts";
import { largestSize, sizeOf } from "./size.ts";
import { asked, type Solver, whole } from "./solving.ts";

/** So that a person can read it and a response can hold it (http/limits.ts): a cell takes as many bytes as 8 looks. */
const GREATEST = { cells: 2_500, cellsAndLooks: 28_000 };
const fits = ({ cells, looks }: { readonly cells: number; readonly looks: number }): boolean =>
  cells <= GREATEST.cells && 8 * cells + looks <= GREATEST.cellsAndLooks;

/** Operations for a cell or a look at one: each makes a key and goes through a map. */
const COST_OF_CELL = 10_000;

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
    const names = withTable.map((other) => other.name);
    const problem = names.length === 0 ? say("no-tables", rules.slug) : say("no-table", String(name), names);
    throw new GameError("invalid-option", [{ pointer: `${at}/method`, problem }]);
  }

  function tooLarge(name: string, { size }: Filling<P, M>, position: P, pointer: string) {
    const { cells, looks } = size(position);
    const largest = largestSize(rules, (one) => (fits(size(one)) ? 0 : 1), 0, position);
    const sizes = Object.entries(largest).map(([field, most]) => ({ field, size: most }));
    const most = { count: looks, most: GREATEST.cellsAndLooks - 8 * cells };
    const tooMany = cells > GREATEST.cells ? undefined : most;
    const problem = say("table-too-large", name, cells, GREATEST.cells, tooMany, sizes);
    return new GameError("over-budget", [{ pointer, problem }]);
  }

  const told = ({ at, value, from, choice }: Filled<M>): Cell<M> => ({
    at,
    value: rules.objective !== "outcome" ? whole(value) : value > 0 ? "win" : "lose",
    from,
    choice,
  });

  return table;
}

type Filled<M> = Omit<Cell<M>, "value"> & { readonly value: number };

/** With its own stack: a search with a memo may go as deep as there are cells. */
function filled<P, M>(filling: Filling<P, M>, position: P): Filled<M>[] {
  const cells: Filled<M>[] = [];
  const values = new Map<string, number>();
  const choicesAt = filling.choices(position);
  const stack: Place[] = [];

  /** Fills the uppermost cell, or puts one on top that has to be filled before. */
  function work(at: Place): void {
    const from: Place[] = [];
    let missing: Place | undefined;
    const look = (...other: Place): number => {
      from.push(other);
      const value = values.get(String(other));
      if (value === undefined) missing ??= other;
      return value ?? Number.NaN;
    };
    const choices = choicesAt(at, look);
    if (missing !== undefined) {
      if (filling.order !== undefined) throw new RangeError(`${at} looks at ${missing} before it is filled`);
      stack.push(missing);
      return;
    }
    const sign = filling.least?.(at) ? -1 : 1;
    const [choice, value] =
      typeof choices === "number"
        ? [null, choices]
        : choices.reduce((a, b) => (sign * b[1] > sign * a[1] ? b : a));
    values.set(String(at), value);
    cells.push({ at, value, from, choice });
    stack.pop();
  }

  for (const at of filling.order?.(position) ?? [filling.here(position)]) {
    stack.push(at);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) work(top);
  }
  return cells;
}

const axesOf = <P, M>({ axes }: Filling<P, M>, cells: readonly Filled<M>[]): Axis[] =>
  axes.map((name, axis) => {
    const coordinates = cells.map(({ at }) => at[axis]);
    return { name, from: Math.min(...coordinates), to: Math.max(...coordinates) };
  });
