/** What the questions about a position are answered with. */
import type { Place, Replies } from "./method.ts";
import type { Answer, Outcome, Player, Scores, Winner } from "./player.ts";

export interface Ply<M> {
  readonly player: Player;
  readonly move: M;
  readonly points: number;
  readonly text: string;
}

export interface Solution<P, M> extends Outcome {
  /** The position that was solved, with every optional field filled in. */
  readonly position: P;
  readonly answer: Answer;
  readonly method: string;
  /** What was charged for it, in basic operations. */
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
  /** What the move costs its mover against the best move: 0 or more, exact even past 2^53; null in `outcome` games. */
  readonly loss: number | null;
  /** Null in games with points. */
  readonly replies: Replies | null;
  readonly text: string;
}

export interface Ranking<P, M> {
  readonly position: P;
  readonly winner: Winner | null;
  readonly difference: number | null;
  /** How many legal moves there are, listed or not. */
  readonly total: number;
  /** What was charged for it, in basic operations. */
  readonly cost: number;
  /** Best first; in `outcome` games then the hardest to answer; then in the order of `Rules.moves`. */
  readonly moves: readonly RankedMove<M>[];
}

/** A ply of a played game, judged by the whole game's value; nulls where it was not. */
export interface JudgedPly<M> extends Ply<M> {
  /** Of the whole game, with best play from after the move on. */
  readonly winner: Winner | null;
  readonly difference: number | null;
  readonly best: boolean | null;
  /** What the move cost its mover against the best one; null in `outcome` games. */
  readonly loss: number | null;
  /** The first of the ranked moves, where the one played was not best. */
  readonly better: M | null;
  /** What the move gave up and how it is answered; null for a best move. */
  readonly why: string | null;
}

/** A game as far as it was played; its outcome counts what was collected and what is still to come. */
export interface Playing<P, M> extends Outcome {
  readonly position: P;
  readonly plies: readonly JudgedPly<M>[];
  readonly now: P;
  readonly over: boolean;
  /** Null in `outcome` games. */
  readonly collected: Scores | null;
  /** The first of the ranked moves at `now`; null when not asked for or when the game is over. */
  readonly reply: (Ply<M> & { readonly replies: Replies | null }) | null;
  /** What was charged for it, in basic operations. */
  readonly cost: number;
}

/** What is said of a position, true or not: as much as is there, null like any other value. */
export interface Claim<M> {
  readonly winner?: Winner | null | undefined;
  readonly answer?: Answer | null | undefined;
  readonly difference?: number | null | undefined;
  /** Those of the optimal line that `solve` finds; in some games other optimal lines bring others. */
  readonly scores?: Scores | null | undefined;
  /** A move said to be best; null where there is said to be none. */
  readonly best?: M | null | undefined;
  /** Moves said to be optimal play from the position on: one or more, not necessarily to the end. */
  readonly line?: readonly M[] | undefined;
}

/** A part of a claim, held against what is true. */
export type CheckedPart<M> = {
  [K in keyof Claim<M>]-?: {
    readonly claim: K;
    readonly claimed: Exclude<Claim<M>[K], undefined>;
    readonly actual: Exclude<Claim<M>[K], undefined>;
    readonly holds: boolean;
  };
}[keyof Claim<M>];

export interface Check<P, M> {
  readonly position: P;
  readonly holds: boolean;
  /** In the order of the fields of `Claim`. */
  readonly parts: readonly CheckedPart<M>[];
  /**
   * The first known misconception that would have claimed the same of the first part that fails; null for none. Those that
   * would take more than is left of the budget are not asked.
   */
  readonly like: string | null;
  readonly why: readonly string[];
  /**
   * Optimal play that shows the first failing part to be false: from the position on, or after the first claimed move that
   * is not best. Empty when the claim holds.
   */
  readonly refutation: readonly Ply<M>[];
  /** What was charged for it, in basic operations. */
  readonly cost: number;
}

export interface Axis {
  readonly name: string;
  /** The least and the greatest coordinate of a cell. */
  readonly from: number;
  readonly to: number;
}

export interface Cell<M> {
  readonly at: Place;
  /** For the player who moves there, unless an axis names the player. */
  readonly value: number | "win" | "lose";
  /** The cells that were looked at. */
  readonly from: readonly Place[];
  /** A move that attains the value; null where the game is over, or where the cell is no single position. */
  readonly choice: M | null;
}

export interface Table<P, M> {
  readonly position: P;
  readonly method: string;
  /** As text. */
  readonly recurrence: string;
  readonly axes: readonly Axis[];
  /** The position's own cell. */
  readonly here: Place;
  /** In the order of filling. */
  readonly cells: readonly Cell<M>[];
  /** What was charged for it, in basic operations. */
  readonly cost: number;
}
