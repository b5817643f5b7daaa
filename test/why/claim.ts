/** What a sentence of a `why` is checked against: the position, the oracle and the rules, and no solver but for its scores. */
import { isDeepStrictEqual } from "node:util";
import { type AnyGame, type Oracle, otherPlayer, type Player, signOf } from "../../functions/games/index.ts";

export interface Facts {
  readonly game: AnyGame;
  readonly oracle: Oracle<unknown, unknown>;
  readonly position: Fields;
  readonly mover: Player;
  readonly other: Player;
  /** What the position is worth to the mover: points minus the other's, or 1 for a win and -1 for a loss. */
  readonly worth: number;
  /** The points of the solver's own line, which the contract suite replays. */
  readonly scores: Readonly<Record<Player, number>>;
}

export interface Fields {
  readonly piles: readonly number[];
  readonly stones: readonly number[];
  readonly stoneValue: readonly number[];
  readonly aliceValues: readonly number[];
  readonly num: string;
  readonly n: number;
  readonly m: number;
  readonly maxTake: number;
  readonly maxDigit: number;
  readonly removedSum: number;
}

/** What a sentence must say: its values, and other numbers that its text may hold. */
export interface Claim {
  readonly values: readonly unknown[];
  readonly also?: readonly number[];
}

/** Makes the claim anew from the facts; the values that were said are there to be examined where several would be right. */
// biome-ignore lint/suspicious/noExplicitAny: each key has other kinds of values, which are compared with those expected
export type Claims = Readonly<Record<string, (facts: Facts, ...said: any[]) => Claim>>;

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export function factsOf(
  game: AnyGame,
  oracle: Oracle<unknown, unknown>,
  position: unknown,
  method = game.methods[0].name,
): Facts {
  const mover = game.rules.toMove(position);
  const scores = { alice: 0, bob: 0 };
  for (const { player, points } of game.solve(position, { method, line: Number.POSITIVE_INFINITY }).line)
    scores[player] += points;
  return {
    ...{ game, oracle, position: position as Fields, mover, other: otherPlayer(mover), scores },
    worth: worthOf(game, oracle, position),
  };
}

/** To the player who moves there. */
export const worthOf = (game: AnyGame, oracle: Oracle<unknown, unknown>, position: unknown): number =>
  signOf(game.rules.toMove(position)) * oracle.value(position) + 0;

/** What a move leads to, what it scores, and what it is worth to the mover in all. */
export function move({ game: { rules }, oracle, position, mover }: Facts, asked: unknown) {
  const found = oracle.moves(position).find((candidate) => isDeepStrictEqual(candidate.move, asked));
  if (found === undefined) throw new RangeError(`${JSON.stringify(asked)} is not legal`);
  const after = rules.play(position, asked) as Fields;
  return { after, points: rules.points(position, asked) + 0, worth: signOf(mover) * found.value + 0 };
}

/** What the mover of a position collects where both players together collect a sum that is fixed. */
export const totalOf = (facts: Facts, position: Fields): number =>
  (sum(position.piles ?? position.stoneValue) + worthOf(facts.game, facts.oracle, position)) / 2;

export function require(holds: boolean, what: string): void {
  if (!holds) throw new RangeError(`it is not true that ${what}`);
}
