/** Players, what they play for and how a game comes out; a few helpers about signs. */

export type Player = "alice" | "bob";
export type Winner = Player | "tie";

/**
 * What is played for. `outcome`: somebody wins, there are no points. `difference`: each player maximises their own
 * points minus the other's. `total`: one player collects as much as possible.
 */
export type Objective = "outcome" | "difference" | "total";

/** The answer in LeetCode's own form. */
export type Answer = boolean | number | string;
export type Scores = Readonly<Record<Player, number>>;

/** How a game comes out, in absolute terms. */
export interface Outcome {
  /** Null where one player plays alone. */
  readonly winner: Winner | null;
  /** Points from the position on; null in `outcome` games. */
  readonly scores: Scores | null;
  /** Alice's points minus Bob's from the position on; null in `outcome` games. */
  readonly difference: number | null;
}

export const otherPlayer = (player: Player): Player => (player === "alice" ? "bob" : "alice");

/** +1 for Alice, -1 for Bob: turns a value of the mover's into an absolute one and back. */
export const signOf = (player: Player): 1 | -1 => (player === "alice" ? 1 : -1);

/**
 * Values of the positions of a game, each for the player who moves there, in absolute terms.
 * @param into where they are put; may be `values` itself
 */
export function absolute(
  values: ArrayLike<number>,
  toMove: Player,
  into: Float64Array = new Float64Array(values.length),
): Float64Array {
  const sign = signOf(toMove);
  for (let ply = 0; ply < values.length; ply++)
    into[ply] = ply % 2 === 0 ? sign * values[ply] : -sign * values[ply];
  return into;
}

export const winnerByDifference = (difference: number): Winner =>
  difference > 0 ? "alice" : difference < 0 ? "bob" : "tie";

/** Both players' points from their sum and the difference (Alice minus Bob) of a game that hands out every point. */
export const scoresFrom = (total: number, difference: number): Scores => ({
  alice: (total + difference) / 2,
  bob: (total - difference) / 2,
});

/** Both players' points from the mover's and the other's. */
export const scoresOf = (toMove: Player, own: number, others: number): Scores =>
  toMove === "alice" ? { alice: own, bob: others } : { alice: others, bob: own };
