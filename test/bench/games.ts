/** What the rows ask of the catalogue. */
import { parse } from "../../functions/games/fields.ts";
import {
  type AnyGame,
  absoluteValue,
  BUDGET,
  GameError,
  games,
  type Method,
} from "../../functions/games/index.ts";
import { ordinary } from "./inputs.ts";
import { type TimedWork, timed } from "./measure.ts";

export type AnyMethod = Method<unknown, unknown>;

export const allGames: readonly AnyGame[] = Object.values<AnyGame>(games);

export function gameCalled(slug: string): AnyGame {
  const game = allGames.find((one) => one.slug === slug);
  if (game === undefined) throw new TypeError(`There is no game ${slug}.`);
  return game;
}

export function methodOf(game: AnyGame, name?: string): AnyMethod {
  const method = name === undefined ? game.methods[0] : game.methods.find((one) => one.name === name);
  if (method === undefined) throw new TypeError(`${game.slug} has no method ${name}.`);
  return method;
}

/** A position that the schema has filled in, as `Method.solve` wants it. */
export function accepted(game: AnyGame, position: unknown): unknown {
  const result = parse(game.rules.position, position);
  if ("output" in result) return result.output;
  throw new GameError("invalid-position", result.faults);
}

const MILLION = 1_000_000;

/** What a game is timed at: a million, or what the default method may take of the budget. */
export function usualSize(game: AnyGame): number {
  let n = game.slug === "sum-game" ? 4 * MILLION : MILLION;
  while (methodOf(game).cost(accepted(game, ordinary(game.slug, n))) > BUDGET) n = Math.floor(n / 2);
  return n;
}

/** A method on a position that has been accepted; its result is one number. */
export const solving = (method: AnyMethod, position: unknown, plies = 0): TimedWork<number> =>
  timed(() => absoluteValue(method.solve(position, plies)));

/** @throws {Error} when two sides of a ratio do not agree: they would not have done the same work */
export function agree(ours: number, theirs: number): void {
  if (ours !== theirs) throw new Error(`${ours} against ${theirs}`);
}
