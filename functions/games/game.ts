/**
 * The vocabulary of the project: what a game, its rules, its methods and its answers are. Types, and a few helpers
 * about players and signs. What comes out is absolute (Alice's points minus Bob's, players by name), never seen from
 * the mover's side, which only solvers use inside: nobody who reads an answer should have to know whose turn it was.
 */
import type { GenericSchema } from "valibot";
import type { Budget } from "./budget.ts";
import type { Sentence } from "./sentence.ts";

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

/** How a game is played and nothing else. The oracle in `minimax.ts` knows only this much. */
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

/** A problem as it is set: what a position and a move are, the rules, and how they are told. It knows no solver. */
export interface Statement<P, M, I = P> extends Rules<P, M> {
  readonly slug: string;
  readonly title: string;
  /** The LeetCode problem's number. */
  readonly leetcode: number;
  readonly objective: Objective;
  /** One sentence. */
  readonly summary: string;
  /** The rules in words, a sentence each. */
  readonly words: readonly string[];
  /** Small positions to try, the first one the shortest to explain. */
  readonly examples: readonly I[];
  /** What a position is; the first field is what it is made of, and its length the position's size. */
  readonly position: GenericSchema<I, P>;
  readonly move: GenericSchema<M, M>;
  /** LeetCode's answer: its type, and how it follows from the outcome. */
  readonly answer: { readonly type: GenericSchema<Answer, Answer>; of(outcome: Outcome): Answer };
  /** Whether a move that the schema has accepted is one of `moves`; looked for among them when left out. */
  isLegal?(position: P, move: M): boolean;
  /** A move in words, after the player's name and without a full stop: "takes 5 from the left". */
  tell(move: M, points: number): Sentence;
  /** What exhaustive search over the rules costs. */
  readonly search: {
    readonly time: string;
    readonly space: string;
    /** The moves of all positions that play can reach from this one, at most. */
    moves(position: P): number;
  };
  /** The first field at size n, where it is neither an array nor a number. */
  ofSize?(n: number): unknown;
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
   * One operation is about a nanosecond of one vCPU; a byte of working memory counts as one too, so that a table
   * which would not fit is refused like a computation that would not end.
   */
  cost(position: P): number;
  /** Solves a position that the schema has accepted; `plies` is how much of an optimal line is wanted. */
  solve(position: P, plies: number): Finding<M>;
  /** Values every legal move, where the method has a better way than to solve what each leads to. The first such method is asked. */
  readonly moves?: {
    cost(position: P): number;
    value(position: P): ValuedMoves<M>;
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
  /** In `outcome` games how the opponent can answer move `i`. */
  replies?(i: number): Replies;
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
  /** What the move costs its mover against the best move: 0 or more; null in `outcome` games. */
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

/** A wrong rule that people are known to follow. */
export interface Misconception<P, M, I = P> {
  /** The same idea has the same name in every game. */
  readonly name: string;
  /** Why the rule is wrong. */
  readonly why: Sentence;
  /** Basic operations that `says` needs at most. */
  cost(position: P): number;
  /** What the rule says of a position, at least what the rest of it follows from; nothing where it does not apply. */
  says(position: P): Omit<Claim<M>, "line">;
  /** Where the rule fails, and in which part of what it says. */
  readonly fails: readonly { readonly position: I; readonly part: Exclude<keyof Claim<M>, "line"> }[];
}

/** What a misconception claims of a position where it fails, and what refutes it. */
export interface KnownClaim<P, M> extends Pick<Check<P, M>, "position" | "why" | "refutation"> {
  readonly name: string;
  /** One part. */
  readonly claim: Claim<M>;
  /** What is true of that part. */
  readonly actual: CheckedPart<M>["actual"];
}

export interface AskOptions {
  /** What the work may take; `BUDGET` operations when left out, `Infinity` for no limit. Several questions can share one. */
  readonly budget?: Budget | number | undefined;
  /** JSON Pointers to where the position and the options stand, for errors; "" when left out. */
  readonly at?: { readonly position: string; readonly options: string } | undefined;
}

export interface SolveOptions extends AskOptions {
  /** One of the game's methods by name; the first one when left out. */
  readonly method?: string | undefined;
  /** The greatest number of plies of an optimal line to return; 0 when left out. */
  readonly line?: number | undefined;
}

export interface RankOptions extends AskOptions {
  /** How many moves to list, the best ones; all when left out. */
  readonly limit?: number | undefined;
}

export interface PlayOptions extends AskOptions {
  /** Whether each ply is judged; true when left out. */
  readonly review?: boolean | undefined;
  /** Whether the perfect reply is wanted; false when left out. */
  readonly reply?: boolean | undefined;
}

/** A game: its rules, its methods and the questions it answers. `I` is a position with optional fields left out. */
export interface Game<P, M, I = P> {
  readonly slug: string;
  readonly title: string;
  readonly leetcode: number;
  readonly objective: Objective;
  readonly summary: string;
  readonly rules: Statement<P, M, I>;
  /** The default first, exhaustive search last. */
  readonly methods: readonly Method<P, M>[];
  /**
   * Who wins, by how much, why, and an optimal line.
   * @throws {GameError} `invalid-position`, `unknown-method`, `invalid-option` or `over-budget`
   */
  solve(position: I, options?: SolveOptions): Solution<P, M>;
  /**
   * The position's value and its legal moves, best first.
   * @throws {GameError} as `solve`
   */
  rank(position: I, options?: RankOptions): Ranking<P, M>;
  /**
   * Every legal move, best first; `rank` without its frame.
   * @throws {GameError} as `solve`
   */
  moves(position: I, options?: RankOptions): readonly RankedMove<M>[];
  /**
   * Plays moves from a position and judges each.
   * @throws {GameError} as `solve`; `illegal-move` with the number of the first move that cannot be played
   */
  play(position: I, moves: readonly M[], options?: PlayOptions): Playing<P, M>;
  /**
   * Whether a claim about a position is true, part by part, and what refutes it if not.
   * @throws {GameError} as `solve`; `invalid-claim`; `illegal-move` where a claimed move cannot be made
   */
  check(position: I, claim: Claim<M>, options?: AskOptions): Check<P, M>;
  /** What the game's known misconceptions claim where they fail. */
  claims(): readonly KnownClaim<P, M>[];
  /**
   * The table that a method fills, cell by cell; of the first method that has one when none is named.
   * @throws {GameError} as `solve`; `invalid-option` where the method has no table
   */
  table(position: I, method?: string, options?: AskOptions): Table<P, M>;
}

/** A game whose position and move types do not matter to the caller. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** The position that a game solves, with all its fields: `PositionOf<(typeof games)["stone-game"]>`. */
export type PositionOf<G extends AnyGame> = ReturnType<G["solve"]>["position"];
export type MoveOf<G extends AnyGame> = ReturnType<G["moves"]>[number]["move"];

export const otherPlayer = (player: Player): Player => (player === "alice" ? "bob" : "alice");

/** +1 for Alice, -1 for Bob: turns a value of the mover's into an absolute one and back. */
export const signOf = (player: Player): 1 | -1 => (player === "alice" ? 1 : -1);

/** Values of the positions of a game, each for the player who moves there, in absolute terms. */
export const absolute = (values: ArrayLike<number>, toMove: Player): Float64Array =>
  Float64Array.from(values, (value, ply) => (ply % 2 === 0 ? signOf(toMove) : -signOf(toMove)) * value);

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
