/**
 * Errors as the client sees them: problem+json (RFC 9457). Whatever is thrown becomes one of these here and nowhere
 * else; an internal error becomes a bare 500, and its stack goes to the log alone.
 */
import { type Complaint, GameError, type GameErrorCode } from "../games/game-error.ts";
import type { Problem } from "./problem-body.ts";
import { sharedDetails, statusTitles } from "./problem-texts.ts";

/** What a handler may answer; the other statuses are the gateway's. */
export type ErrorStatus = Exclude<keyof typeof statusTitles, 401 | 403 | 429 | 504>;

/** A request that cannot be answered, thrown anywhere below the dispatcher. */
export class HttpError extends Error {
  override readonly name = "HttpError";

  constructor(
    readonly status: ErrorStatus,
    readonly detail: string,
    readonly complaints: readonly Complaint[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/** Titles. */
export const gameProblems: Readonly<Record<GameErrorCode, string>> = {
  "invalid-position": "Not a position of this game",
  "invalid-text": "Text that cannot be read",
  "invalid-option": "Invalid option",
  "unknown-method": "Unknown method",
  "illegal-move": "Illegal move",
  "invalid-claim": "Not a claim about this game",
  "over-budget": "Over budget",
};

export const typeOf = <C extends GameErrorCode>(code: C) => `urn:optimal-play:problem:${code}` as const;
export const NO_TYPE = "about:blank";

export function problemOf(error: unknown, instance: string): Problem {
  if (error instanceof GameError) {
    return {
      type: typeOf(error.code),
      title: gameProblems[error.code],
      status: 422,
      detail: error.told(),
      instance,
      errors: [...error.complaints],
    };
  }
  const known = error instanceof HttpError;
  const status = known ? error.status : 500;
  return {
    type: NO_TYPE,
    title: statusTitles[status],
    status,
    detail: known ? error.detail : sharedDetails.fault,
    instance,
    ...(known && error.complaints.length > 0 ? { errors: [...error.complaints] } : {}),
  };
}
