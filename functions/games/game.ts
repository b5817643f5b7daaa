/**
 * The vocabulary of the project: what a game, its rules, its methods and its answers are. Types, and a
 * few helpers about players and signs. What comes out is absolute (Alice's points minus Bob's, players by name), never
 * seen from the mover's side, which only solvers use within: whoever reads an answer should not have to know whose turn
 * it was.
 */
import type { GenericSchema } from "valibot";

export type Player = "alice" | "bob";
export type Winner = Player | "tie";

/**
 * What is played for. `outcome`: somebody wins, there are no points. `difference`: each player wants his own points
 * minus the other's to be greatest. `total`: one player collects as much as he can.
 */
export type Objective = "outcome" | "difference" | "total";

/** The answer in LeetCode's own form. */
export type Answer = boolean | number | string;
export type Scores = Readonly<Record<Player, number>>;

/** The problem statement and nothing else. Rules know no solver; the oracle in `minimax.ts` knows only rules. */
export interface Rules<P, M> {
  toMove(position: P): Player;
  /** Every legal move, in a fixed order. Lazy where there may be many. */
  moves(position: P): Iterable<M>;
  isOver(position: P): boolean;
  /** The position after a legal move; the one passed in stays as it was. */
  play(position: P, move: M): P;
  /** The points the mover receives for a legal move; 0 in `outcome` games. */
  points(position: P, move: M): number;
  /** Who has won a position that is over; `outcome` games only. */
  winnerAtEnd?(position: P): Player;
}

/** A move of a line with the points it brings its mover. */
export interface Step<M> {
  readonly move: M;
  readonly points: number;
}

/** What a method finds out about a position. */
export interface Finding<M> {
  /** The winner of an `outcome` game, both players' points from here on in any other. */
  readonly result: Player | Scores;
  /** An optimal line from here: as many plies as were asked for, fewer where the game ends before. */
  readonly line: readonly Step<M>[];
  /** Why the result holds, in one or more plain sentences. */
  readonly why: readonly string[];
}

/** An algorithm that solves the positions of one game. */
export interface Method<P, M> {
  readonly name: string;
  /** Asymptotic time and working space, e.g. "O(n)", with the letters explained where they are not n. */
  readonly time: string;
  readonly space: string;
  /** Where the method was published, or that it is our own. */
  readonly source: string;
  /**
   * Basic operations that `run` needs at most, estimated from the size of the position before any work is done.
   * One operation is about a nanosecond of one vCPU; a byte of working memory counts as one too, so that a table
   * which would not fit is refused like a computation that would not end.
   */
  cost(position: P): number;
  /** The largest size within `BUDGET`, by field, e.g. `{ piles: 5000 }`; other fields at their defaults. */
  readonly largest: Readonly<Record<string, number>>;
  /** Solves a position that the schema has accepted; `plies` is how much of an optimal line is wanted. */
  run(position: P, plies: number): Finding<M>;
}

/**
 * All legal moves of a position with their values, in the order of `Rules.moves`, held so that a million of them
 * need no object each.
 */
export interface ValuedMoves<M> {
  readonly count: number;
  move(i: number): M;
  /** The points that move `i` brings its mover. */
  points(i: number): number;
  /** Alice's points minus Bob's from here on when move `i` is played now; in `outcome` games 1 or -1 for the winner. */
  value(i: number): number;
}

export interface Ply<M> {
  readonly player: Player;
  readonly move: M;
  readonly points: number;
  readonly text: string;
}

export interface Solution<P, M> {
  /** The position that was solved, with every optional field filled in. */
  readonly position: P;
  /** Null where one player plays alone. */
  readonly winner: Winner | null;
  /** Points from this position on when both play optimally; null in `outcome` games. */
  readonly scores: Scores | null;
  /** Alice's points minus Bob's from this position on; null in `outcome` games. */
  readonly difference: number | null;
  readonly answer: Answer;
  readonly method: string;
  /** What the method was estimated to cost, in basic operations. */
  readonly cost: number;
  readonly why: readonly string[];
  readonly line: readonly Ply<M>[];
}

export interface RankedMove<M> {
  readonly move: M;
  /** Whether the move attains the position's value. */
  readonly best: boolean;
  /** Who wins after this move when both go on optimally. */
  readonly winner: Winner | null;
  readonly difference: number | null;
  /** What the move costs its mover against the best move: 0 or more; null in `outcome` games. */
  readonly loss: number | null;
  readonly text: string;
}

export interface Ranking<P, M> {
  readonly position: P;
  readonly winner: Winner | null;
  readonly difference: number | null;
  /** How many legal moves there are, listed or not. */
  readonly total: number;
  readonly cost: number;
  /** Best first; among equals in the order of `Rules.moves`. */
  readonly moves: readonly RankedMove<M>[];
}

export interface SolveOptions {
  /** One of the game's methods by name; the first one when left out. */
  readonly method?: string | undefined;
  /** The greatest number of plies of an optimal line to return; 0 when left out. */
  readonly line?: number | undefined;
  /** Basic operations allowed; `BUDGET` when left out, `Infinity` for no limit. */
  readonly budget?: number | undefined;
}

export interface RankOptions {
  /** How many moves to list, the best ones; all when left out. */
  readonly limit?: number | undefined;
  readonly budget?: number | undefined;
}

/** A game: its rules, its methods and the two questions it answers. `I` is a position with optional fields left out. */
export interface Game<P, M, I = P> {
  readonly slug: string;
  readonly title: string;
  /** The LeetCode problem's number. */
  readonly leetcode: number;
  readonly objective: Objective;
  /** One sentence. */
  readonly summary: string;
  /** The rules in words, a sentence each. */
  readonly rulesInWords: readonly string[];
  /** Small positions to try, the first one the shortest to explain. */
  readonly examples: readonly I[];
  readonly schema: GenericSchema<unknown, P>;
  readonly rules: Rules<P, M>;
  readonly methods: readonly Method<P, M>[];
  /** How many elements a position holds: numbers of an array, characters of a string, 1 for a plain number. */
  size(position: P): number;
  /**
   * Who wins, by how much, why, and an optimal line.
   * @throws {GameError} `invalid-position`, `unknown-method`, `invalid-option` or `over-budget`
   */
  solve(position: I, options?: SolveOptions): Solution<P, M>;
  /**
   * Every legal move, best first; `rank` without its frame.
   * @throws {GameError} as `solve`
   */
  moves(position: I, options?: RankOptions): readonly RankedMove<M>[];
  /**
   * The position's value and its legal moves, best first.
   * @throws {GameError} as `solve`
   */
  rank(position: I, options?: RankOptions): Ranking<P, M>;
  /** What `moves` and `rank` are estimated to cost on a position that the schema has accepted, in basic operations. */
  movesCost(position: P): number;
}

/** A game whose position and move types do not matter to the caller. */
export type AnyGame = Game<unknown, unknown, unknown>;

export const otherPlayer = (player: Player): Player => (player === "alice" ? "bob" : "alice");

/** +1 for Alice, -1 for Bob: turns a value of the mover's into an absolute one and back. */
export const signOf = (player: Player): 1 | -1 => (player === "alice" ? 1 : -1);

export const nameOf = (player: Player): string => (player === "alice" ? "Alice" : "Bob");

export const winnerByDifference = (difference: number): Winner =>
  difference > 0 ? "alice" : difference < 0 ? "bob" : "tie";

/** Both players' points from their sum and the difference (Alice minus Bob) of a game that hands out every point. */
export const scoresFrom = (total: number, difference: number): Scores => ({
  alice: (total + difference) / 2,
  bob: (total - difference) / 2,
});
