/** What the tables ask of the catalogue. */
import { parse } from "../../functions/games/fields.ts";
import {
  type AnyGame,
  absoluteValue,
  BUDGET,
  GameError,
  games,
  limitsOf,
  type Method,
} from "../../functions/games/index.ts";
import { ordinary } from "./inputs.ts";

export type AnyMethod = Method<unknown, unknown>;

export const allGames: readonly AnyGame[] = Object.values(games) as unknown as readonly AnyGame[];

export const gameCalled = (slug: string): AnyGame | undefined => allGames.find((game) => game.slug === slug);

/** The methods besides the default: the published ones, or the oracle where there is no other. */
export function textbookMethods(game: AnyGame): readonly AnyMethod[] {
  const [, ...others] = game.methods;
  const published = others.filter(({ name }) => name !== "minimax");
  return published.length > 0 ? published : others;
}

/** A position that the schema has filled in, as `Method.solve` wants it. */
export function accepted(game: AnyGame, position: unknown): unknown {
  const result = parse(game.rules.position, position);
  if ("output" in result) return result.output;
  throw new GameError("invalid-position", result.faults);
}

/** The greatest size the method states, halved until an ordinary position is exact and costs no more than this part of the budget. */
export function sizeFor(game: AnyGame, method: AnyMethod, part = 1): number {
  for (let n = largestOf(game, method); n > 1; n = Math.floor(n / 2)) {
    const result = parse(game.rules.position, ordinary(game.slug, n));
    if ("output" in result && method.cost(result.output) <= BUDGET * part) return n;
  }
  return 1;
}

/** The greatest size that the method takes, by its cost. */
export const largestOf = (game: AnyGame, { name }: Pick<AnyMethod, "name">): number =>
  Object.values(limitsOf(game)[name])[0];

/** One number for what a method found: 1 or -1 for the winner, or the difference. */
export const numberOf = absoluteValue;

/** @throws {Error} when two sides of a ratio do not agree: they would not have done the same work */
export function agree(what: string, ours: number, theirs: number): void {
  if (ours !== theirs) throw new Error(`${what}: ${ours} against ${theirs}`);
}
