/**
 * Errors as the client sees them: problem+json (RFC 9457). Whatever is thrown becomes one of these here and nowhere
 * else; a fault of ours becomes a bare 500, its stack goes to the log alone.
 */
import { type Complaint, GameError, type GameErrorCode } from "../games/game-error.ts";
import { statusTitles } from "./headers-and-titles.ts";

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The request's id, to be quoted when asking about it. */
  readonly instance: string;
  /** Where in the request, as JSON Pointers (RFC 6901), and what is wrong there. */
  readonly errors?: readonly Complaint[];
}

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

const gameProblems: Readonly<Record<GameErrorCode, { readonly title: string; readonly detail: string }>> = {
  "invalid-position": { title: "Not a position of this game", detail: "The position cannot be solved" },
  "invalid-option": { title: "Invalid option", detail: "The request cannot be answered" },
  "unknown-method": { title: "Unknown method", detail: "The game has no such method" },
  "over-budget": { title: "Over budget", detail: "The question would cost too much" },
};

export function problemOf(error: unknown, instance: string): Problem {
  if (error instanceof GameError) {
    const { title, detail } = gameProblems[error.code];
    const sentences = error.complaints.map((complaint) => complaint.detail).join("; ");
    return {
      type: `urn:optimal-play:problem:${error.code}`,
      title,
      status: 422,
      detail: `${detail}: ${sentences}.`,
      instance,
      errors: error.complaints,
    };
  }
  const known = error instanceof HttpError;
  const status = known ? error.status : 500;
  return {
    type: "about:blank",
    title: statusTitles[status],
    status,
    detail: known
      ? error.detail
      : "Something went wrong on our side. The log has it under this request's id.",
    instance,
    ...(known && error.complaints.length > 0 ? { errors: error.complaints } : {}),
  };
}

/** Moves the pointers of a game's error to where its argument stands in the request; other errors stay as they are. */
export function within<T>(prefix: { readonly position: string; readonly options: string }, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const base =
      error.code === "invalid-position" || error.code === "over-budget" ? prefix.position : prefix.options;
    const moved = error.complaints.map(({ pointer, detail }) => ({ pointer: base + pointer, detail }));
    throw new GameError(error.code, moved, error.spent);
  }
}
