/** The tables that methods show: their values, what each cell looks at and chooses, their order and their limits. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnyGame,
  BUDGET,
  type Cell,
  GameError,
  games,
  minimax,
  type Oracle,
  signOf,
  type Table,
} from "../../functions/games/index.ts";
import { arbitraryPosition } from "../kit/arbitrary-position.ts";
import { positionsOf } from "../kit/cell-positions.ts";
import { positionOfSize } from "../kit/position-of-size.ts";
import { smallPositions } from "../kit/small-positions.ts";

type AnyTable = Table<unknown, unknown>;

const tables = Object.values<AnyGame>(games).flatMap((game) =>
  game.methods.filter(({ table }) => table !== undefined).map((method) => [game, method.name] as const),
);
const named = tables.map(([game, method]) => [`${game.slug} ${method}`, game, method] as const);

/** Methods that store what the mover collects; the others with points store the mover's points minus the other's. */
const totals = new Set([
  ...["prefix-sum-dp", "two-player-dp", "memo", "suffix-dp", "rolling", "top-down", "bottom-up"],
  ...["interval-dp", "cubic-dp"].map((name) => `stone-game-v ${name}`),
]);

const storesTotals = ({ slug }: AnyGame, method: string): boolean =>
  totals.has(method) || totals.has(`${slug} ${method}`);

const sumOf = (position: object): number =>
  Object.values(position)
    .filter((field) => Array.isArray(field))
    .flat()
    .reduce((a: number, b: number) => a + b, 0);

/** What a cell must hold, by the oracle. */
function expected(
  game: AnyGame,
  method: string,
  oracle: Oracle<unknown, unknown>,
  position: object,
  other: boolean,
) {
  const value = signOf(game.rules.toMove(position)) * oracle.value(position) + 0;
  if (game.objective === "outcome") return value > 0 ? "win" : "lose";
  if (game.objective === "total" || !storesTotals(game, method)) return value;
  return (sumOf(position) + (other ? -value : value)) / 2;
}

/** Positions that differ in nothing that counts: who moves does not, nor an m beyond half of what is left. */
function keyOf({ toMove: _toMove, ...rest }: Readonly<Record<string, unknown>>): string {
  const { m, piles } = rest as { m?: number; piles?: readonly unknown[] };
  const held = m === undefined || piles === undefined ? {} : { m: Math.min(m, (piles.length + 1) >> 1) };
  return JSON.stringify({ ...rest, ...held });
}

const number = (value: Cell<unknown>["value"]): number =>
  typeof value === "number" ? value : value === "win" ? 1 : -1;

function checkTable(game: AnyGame, method: string, input: unknown, oracle: Oracle<unknown, unknown>): void {
  const table = game.table(input, method);
  const { rules } = game;
  const context = `${game.slug} ${method} on ${JSON.stringify(table.position)}`;
  const fail = (at: readonly number[], what: string): never => expect.fail(`${context}, cell ${at}: ${what}`);

  const filled = new Map<string, Cell<unknown>>();
  for (const cell of table.cells) {
    const { at, value, from, choice } = cell;
    if (filled.has(String(at))) fail(at, "filled twice");
    if (at.length !== table.axes.length) fail(at, "not as many coordinates as axes");
    for (const [axis, { from: least, to }] of table.axes.entries())
      if (at[axis] < least || at[axis] > to) fail(at, "outside its axes");
    for (const other of from)
      if (!filled.has(String(other))) fail(at, `looks at ${other} before it is filled`);
    if (new Set(from.map(String)).size !== from.length) fail(at, "looks at a cell twice");
    filled.set(String(at), cell);

    const position = positionsOf[game.slug](table, at);
    if (position === undefined) continue;
    const other = table.axes.some(({ name }, axis) => name === "player" && at[axis] === 1);
    const right = expected(game, method, oracle, position, other);
    if (value !== right) fail(at, `holds ${value}, but ${JSON.stringify(position)} is worth ${right}`);
    checkChoice(position, choice, at);
    checkSource(position, cell, other);
  }
  const here = filled.get(String(table.here)) ?? fail(table.here, "is here, but no cell");
  const { winner, scores, difference } = game.solve(input, { method });
  const mover = rules.toMove(table.position);
  if (game.objective === "outcome") expect(here.value, context).toBe(winner === mover ? "win" : "lose");
  else if (storesTotals(game, method)) expect(here.value, context).toBe(scores?.[mover]);
  else expect(here.value, context).toBe(signOf(mover) * Number(difference) + 0);

  function checkChoice(position: object, choice: unknown, at: readonly number[]): void {
    const isMap = game.slug === "sum-game" && String(at) !== String(table.here);
    if (rules.isOver(position) || isMap) {
      if (choice !== null) fail(at, "a choice where there is none");
      return;
    }
    const asked = game.slug === "sum-game" ? (table.position as object) : position;
    const found = oracle.moves(asked).find(({ move }) => JSON.stringify(move) === JSON.stringify(choice));
    if (found?.value !== oracle.value(asked))
      fail(at, `chooses ${JSON.stringify(choice)}, which is not best`);
  }

  /** The value once more, by the rules, from the cells looked at and from what ends the game. */
  function checkSource(position: object, { at, value, from }: Cell<unknown>, other: boolean): void {
    const sources = from.map((place) => filled.get(String(place)) as Cell<unknown>);
    const keys = new Map(
      sources.map((cell) => [keyOf(positionsOf[game.slug](table, cell.at) as Record<string, unknown>), cell]),
    );
    const candidates: number[] = [];
    for (const move of rules.moves(position)) {
      const after = rules.play(position, move) as Record<string, unknown>;
      const source = keys.get(keyOf(after));
      if (source === undefined && !rules.isOver(after)) continue;
      const rest = source === undefined ? endOf(after) : number(source.value);
      const points = rules.points(position, move);
      if (game.objective === "total") candidates.push(points + rest);
      else if (!storesTotals(game, method)) candidates.push(points - rest);
      else if (table.axes.some(({ name }) => name === "player")) candidates.push((other ? 0 : points) + rest);
      else candidates.push(points + sumOf(after) - rest);
    }
    // who merges further in Stone Game VIII does so as the mover of the next cell
    if (game.slug === "stone-game-viii")
      candidates.push(...sources.filter(({ choice }) => choice !== null).map((cell) => number(cell.value)));
    if (candidates.length === 0) {
      if (from.length > 0) fail(at, "looks at cells that no move leads to");
      return;
    }
    const best = other ? Math.min(...candidates) : Math.max(...candidates);
    if (best !== number(value)) fail(at, `holds ${value}, but what it looked at gives ${best}`);
  }

  /** For the player who would move there. */
  function endOf(over: unknown): number {
    const winner = rules.winnerAtEnd?.(over);
    return winner === undefined ? 0 : winner === rules.toMove(over) ? 1 : -1;
  }
}

describe.each(named)("%s", (_, game, method) => {
  const oracle = minimax(game.rules, Number.POSITIVE_INFINITY);

  it("holds in every cell what the oracle says of its position, from cells filled before", () => {
    let checked = 0;
    for (const position of smallPositions(game.slug)) {
      checkTable(game, method, position, oracle);
      checked++;
    }
    expect(checked).toBeGreaterThan(60);
  });

  it("does so on random positions", () => {
    const small = arbitraryPosition(game, 7, BUDGET / 200);
    fc.assert(
      fc.property(small, (position) => checkTable(game, method, position, oracle)),
      { numRuns: 100 },
    );
  });
});

describe("the order of filling", () => {
  const orders: Readonly<Record<string, readonly [unknown, string]>> = {
    "stone-game difference-dp": [{ piles: [3, 7, 2] }, "2,2 1,1 1,2 0,0 0,1 0,2"],
    "stone-game prefix-sum-dp": [{ piles: [3, 7, 2] }, "2,2 1,1 1,2 0,0 0,1 0,2"],
    "stone-game two-player-dp": [{ piles: [3, 7] }, "0,0,0 0,0,1 1,1,0 1,1,1 0,1,0 0,1,1"],
    "stone-game-ii memo": [{ piles: [2, 7, 9] }, "3,0 2,1 1,1 0,1"],
    "stone-game-ii suffix-dp": [{ piles: [2, 7, 9] }, "3,0 2,1 1,1 0,1 0,2"],
    "stone-game-iii rolling": [{ stoneValue: [1, 2] }, "2 1 0"],
    "stone-game-iii top-down": [{ stoneValue: [1, 2] }, "2,0 1,1 2,1 0,0"],
    "stone-game-iii bottom-up": [{ stoneValue: [1, 2] }, "2,0 2,1 1,0 1,1 0,0 0,1"],
    "stone-game-iv sieve": [{ n: 8 }, "0 1 4 2 3 6 5 7 8"],
    "stone-game-iv dp": [{ n: 5 }, "0 1 2 3 4 5"],
    "stone-game-v interval-dp": [{ stoneValue: [1, 2, 3] }, "2,2 1,1 1,2 0,0 0,1 0,2"],
    "stone-game-v cubic-dp": [{ stoneValue: [1, 2, 3] }, "2,2 1,1 1,2 0,0 0,1 0,2"],
    "stone-game-vi ranking": [{ aliceValues: [1, 3], bobValues: [2, 1] }, "2 1 0"],
    "stone-game-vii interval-dp": [{ stones: [1, 2] }, "1,1 0,0 0,1"],
    "stone-game-viii suffix-max": [{ stones: [1, 2, 3] }, "3 2 1"],
    "stone-game-viii prefix-dp": [{ stones: [1, 2, 3] }, "3 2"],
    "stone-game-ix residues": [{ stones: [1, 1, 2] }, "1,2 1,1 1,0 2,0 0,0"],
    "sum-game formula": [{ num: "?011", maxDigit: 1 }, "-1,-1 -1,0 -1,1 1,-1 1,0 1,1 1,-2"],
  };

  it.each(named)("of %s is the method's own", (name, game, method) => {
    const [position, order] = orders[name];
    expect(
      game
        .table(position, method)
        .cells.map(({ at }) => at.join(","))
        .join(" "),
    ).toBe(order);
  });
});

describe("the largest table", () => {
  /** By method the largest size of the first field, the other fields at their defaults. */
  const largest: Readonly<Record<string, number>> = {
    "sum-game formula": 16,
    "stone-game difference-dp": 70,
    "stone-game prefix-sum-dp": 70,
    "stone-game two-player-dp": 49,
    "stone-game-ii memo": 60,
    "stone-game-ii suffix-dp": 60,
    "stone-game-iii rolling": 2499,
    "stone-game-iii top-down": 1249,
    "stone-game-iii bottom-up": 1249,
    "stone-game-iv sieve": 2499,
    "stone-game-iv dp": 1492,
    "stone-game-v interval-dp": 70,
    "stone-game-v cubic-dp": 40,
    "stone-game-vi ranking": 2499,
    "stone-game-vii interval-dp": 70,
    "stone-game-viii suffix-max": 2500,
    "stone-game-viii prefix-dp": 2500,
    "stone-game-ix residues": 1249,
  };

  it.each(named)("of %s is shown, and one larger is refused with its size", (name, game, method) => {
    const size = largest[name];
    const table = game.table(positionOfSize(game, size), method);
    expect(table.cells.length).toBeLessThanOrEqual(2500);
    const larger = positionOfSize(game, size + (game.slug === "sum-game" ? 2 : 1));
    const [field] = Object.keys(larger);
    expect(() => game.table(larger, method)).toThrow(
      `${method} shows ${field} up to ${size.toLocaleString("en")})`,
    );
    expect(() => game.table(larger, method)).toThrow(
      /has up to (2,[5-9]|[3-9],|\d\d+,).* cells here; at most 2,500 are shown|cells here, which look at others .* at most [\d,]+ looks are shown/,
    );
  });

  it.each(named)("%s has no more cells and looks than it says beforehand", (_, game, method) => {
    const { table } = game.methods.find(({ name }) => name === method) ?? {};
    for (let n = 0; n <= 1500; n = n < 60 ? n + 1 : n + 97) {
      if (game.slug === "sum-game" && n % 2 !== 0) continue;
      const position = game.solve(positionOfSize(game, n)).position;
      const said = table?.size(position) ?? { cells: 0, looks: 0 };
      if (said.cells > 2500 || 8 * said.cells + said.looks > 28_000) continue;
      const { cells } = game.table(position, method);
      expect(cells.length, JSON.stringify(n)).toBeLessThanOrEqual(said.cells);
      expect(cells.flatMap(({ from }) => from).length, `${n}`).toBeLessThanOrEqual(said.looks);
      expect(cells.length, `${n}`).toBeGreaterThan(0);
    }
  });
});

describe("a table that cannot be shown", () => {
  const refusal = (run: () => unknown): Pick<GameError, "code" | "complaints"> => {
    try {
      run();
    } catch (error) {
      if (error instanceof GameError) return error;
      throw error;
    }
    throw new TypeError("it was shown");
  };

  it("is that of a method without one, which names those that have one", () => {
    expect(refusal(() => games["stone-game"].table({ piles: [1] }, "fusion"))).toMatchObject({
      code: "invalid-option",
      complaints: [
        {
          pointer: "/method",
          detail:
            "fusion has no table; the methods that have one are difference-dp, prefix-sum-dp, two-player-dp",
        },
      ],
    });
  });

  it("is that of an unknown method", () => {
    expect(refusal(() => games["stone-game"].table({ piles: [1] }, "guess")).code).toBe("unknown-method");
  });

  it("is one over the budget, which is charged for the others", () => {
    expect(
      refusal(() => games["stone-game"].table({ piles: [1] }, "difference-dp", { budget: 5 })).code,
    ).toBe("over-budget");
    const small: AnyTable = games["stone-game"].table({ piles: [1, 2] });
    expect(small.cost).toBeGreaterThan(0);
    expect(small.method).toBe("difference-dp");
  });
});
