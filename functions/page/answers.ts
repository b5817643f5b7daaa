/** What the API would answer, by its own response functions; the worker runs this. */
import type { AnyGame, AskOptions, Claim } from "../games/game.ts";
import { type Fault, GameError, type GameErrorCode } from "../games/game-error.ts";
import type { Language } from "../games/sentence.ts";
import { problemOf } from "../http/problem.ts";
import { checkBody, playingBody, rankingBody, solutionBody, tableBody } from "../http/response-bodies.ts";

export const kinds = ["solve", "moves", "play", "check", "table"] as const;
export type Kind = (typeof kinds)[number];

/** A request's body as the API takes it. */
export type Asked = Readonly<Record<string, unknown>> & { readonly position: unknown };

export interface Answered {
  readonly status: number;
  /** As the API's, problems included. */
  readonly body: unknown;
  /** What a problem says, before it is said in a language. */
  readonly refusal?: Refusal;
}

/** Why there is no answer: what a game refuses, before it is said in a language, or what went wrong here. */
export type Refusal = { readonly code: GameErrorCode; readonly faults: readonly Fault[] } | string;

const at = { position: "/position", options: "" };

/** How the reasons are said. */
type Ask = Pick<AskOptions, "at" | "language">;

const answers: Readonly<Record<Kind, (game: AnyGame, asked: Asked, ask: Ask) => unknown>> = {
  solve: (game, { position, ...options }, ask) =>
    solutionBody(game, game.solve(position, { ...ask, ...options })),
  moves: (game, { position, limit = 100 }, ask) =>
    rankingBody(game, game.rank(position, { ...ask, limit: Number(limit) })),
  play: (game, { position, moves, ...options }, ask) =>
    playingBody(game, game.play(position, (moves ?? []) as readonly unknown[], { ...ask, ...options })),
  check: (game, { position, claim }, ask) =>
    checkBody(game, game.check(position, claim as Claim<unknown>, ask)),
  table: (game, { position, method }, ask) =>
    tableBody(game, game.table(position, method as string | undefined, ask)),
};

export function answer(game: AnyGame, kind: Kind, asked: Asked, language: Language): Answered {
  try {
    return { status: 200, body: answers[kind](game, asked, { at, language }) };
  } catch (error) {
    const problem = problemOf(error, "in this browser");
    if (problem.status >= 500) console.error(error);
    const refused = error instanceof GameError ? { refusal: { code: error.code, faults: error.faults } } : {};
    return { status: problem.status, body: problem, ...refused };
  }
}
