/**
 * The vocabulary of the project: what a game and its rules are, here; players, methods and results, next to it. What comes
 * out is absolute (Alice's points minus Bob's, players by name), never seen from the mover's side, which only solvers use
 * inside: nobody who reads an answer should have to know whose turn it was.
 */
import type { GenericSchema } from "valibot";
import type { Budget } from "./budget.ts";
import type { Method } from "./method.ts";
import type { Answer, Objective, Outcome, Player } from "./player.ts";
import type { Check, CheckedPart, Claim, Playing, RankedMove, Ranking, Solution, Table } from "./results.ts";
import type { Language, Sentence } from "./sentence.ts";

export * from "./method.ts";
export * from "./player.ts";
export * from "./results.ts";

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
  /**
   * JSON Pointers to where the position, the options and the parts of a claim stand, for errors; "" when left out, for
   * the claim the option "claim".
   */
  readonly at?:
    | { readonly position: string; readonly options: string; readonly claim?: string | undefined }
    | undefined;
  /** The catalogue that sentences are said with; `english` when left out. */
  readonly language?: Language | undefined;
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
