/** What an algorithm for one game is, and what it finds. */
import type { Player, Scores } from "./player.ts";
import type { Sentence } from "./sentence.ts";

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
  /** Why the result holds. That it holds is said before, for all games alike. */
  readonly why: readonly Sentence[];
  /** Basic operations, where the method counted them and needed fewer than its `cost`. */
  readonly spent?: number;
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
   * Basic operations that `solve` needs at most, estimated from the size of the position before any work is done.
   * One operation is about half a nanosecond of one vCPU (`BUDGET`); a byte of working memory counts as one too, so that
   * a table which would not fit is refused like a computation that would not end.
   */
  cost(position: P): number;
  /** Solves a position that the schema has accepted; `plies` is how much of an optimal line is wanted. */
  solve(position: P, plies: number): Finding<M>;
  /** Values the legal moves, where the method has a better way than to solve what each leads to. The first such method is asked. */
  readonly moves?: {
    cost(position: P, limit: number): number;
    /** @param limit how many are wanted, at least 1: where that is faster no others need to be among what is returned */
    value(position: P, limit: number): ValuedMoves<M>;
  };
  /** Values all positions of a played game, where the method has a better way than to solve each. */
  readonly review?: {
    cost(position: P, plies: number): number;
    along(position: P, moves: readonly M[]): Review<P, M>;
  };
  /** How the table that the method fills is shown. */
  readonly table?: Filling<P, M>;
}

/** The coordinates of a cell. */
export type Place = readonly number[];

/**
 * A method's table for people: the same recurrence, written to be looked at cell by cell on small positions. Worths are
 * the mover's in each cell; in `outcome` games 1 if they win and -1 if not.
 */
export interface Filling<P, M> {
  /** As text. */
  readonly recurrence: string;
  /** What the coordinates are called. */
  readonly axes: readonly string[];
  /** How many cells there are and how many others they look at in all, at most and without looking at any stone. */
  size(position: P): { readonly cells: number; readonly looks: number };
  /** The position's own cell. */
  here(position: P): Place;
  /** The cells in the order of filling. When left out: `here`, before which whatever it looks at is filled, and so on. */
  order?(position: P): Iterable<Place>;
  /** What may be chosen in a cell, with its worth, found by looking at other cells; or what a cell without a choice is worth. */
  choices(position: P): Choices<M>;
  /** Whether the other player chooses there, and the least: where an axis names the player. */
  least?(at: Place): boolean;
}

/** @param look the value of another cell */
export type Choices<M> = (
  at: Place,
  look: (...at: number[]) => number,
) => readonly (readonly [move: M, worth: number])[] | number;

/** What a method knows about a game that was played. */
export interface Review<P, M> {
  /**
   * The value of the position before ply k, the last one after all plies: Alice's points minus Bob's from there on; 1
   * or -1 for the winner in `outcome` games.
   */
  readonly values: ArrayLike<number>;
  /** The first of the ranked moves before ply k; they are ranked when left out. */
  better?(k: number, position: P): M;
}

/**
 * All legal moves of a position, or the best of them, with their values, in the order of `Rules.moves`, held so that a million
 * of them need no object each.
 */
export interface ValuedMoves<M> {
  readonly count: number;
  /** How many legal moves there are, where only the best are here. */
  readonly total?: number;
  move(i: number): M;
  /** The points that move `i` brings its mover. */
  points(i: number): number;
  /** Alice's points minus Bob's from here on when move `i` is played now; in `outcome` games 1 or -1 for the winner. */
  value(i: number): number;
  /** In `outcome` games how the opponent can answer move `i`. */
  replies?(i: number): Replies;
  /** Where all moves of a kind have the same value and the same replies. */
  readonly kinds?: {
    readonly count: number;
    /** The first move from `i` on that is of the kind; `ValuedMoves.count` or more when there is none. */
    next(kind: number, i: number): number;
  };
  /** As in `Finding`. */
  readonly spent?: number;
}

/**
 * How hard a move is to answer: after how many of the opponent's legal answers the opponent wins, of how many there are.
 * Equal stones count separately. 0 of 0 where the move ends the game.
 */
export interface Replies {
  readonly winning: number;
  readonly of: number;
}
