/** The one error of this package: what a caller did wrong, as a code and a list of places with a sentence each. */
import { type Problems, problemsInEnglish } from "./problems-in-english.ts";
import { type Phrase, say, spoken } from "./sentence.ts";

export type GameErrorCode =
  | "invalid-position"
  | "invalid-text"
  | "invalid-option"
  | "unknown-method"
  | "illegal-move"
  | "invalid-claim"
  | "over-budget";

/** What is wrong, before it is said in a language. */
export type Problem = Phrase<keyof Problems> | string;

/** A place and what is wrong there. */
export interface Fault {
  readonly pointer: string;
  readonly problem: Problem;
  /** In a text, the number of the character, from 1. */
  readonly character?: number;
}

/** The same in English. */
export interface Complaint {
  /** JSON Pointer (RFC 6901) to the place, "" for the whole. */
  readonly pointer: string;
  /** What was expected and what came. */
  readonly detail: string;
}

export class GameError extends Error {
  override readonly name = "GameError";
  readonly complaints: readonly Complaint[];
  readonly #faults: readonly Fault[];

  constructor(
    readonly code: GameErrorCode,
    faults: readonly Fault[],
  ) {
    const complaints = complaintsIn(problemsInEnglish, faults);
    super(complaints.map(({ pointer, detail }) => (pointer ? `${pointer}: ${detail}` : detail)).join("; "));
    this.complaints = complaints;
    this.#faults = faults;
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** What is refused and why, as one sentence. */
  told(language: Problems = problemsInEnglish): string {
    const problems = this.#faults.map(({ problem }) => problem);
    return spoken(say("refused", this.code, problems), language);
  }
}

export const inEnglish = (problem: Problem): string => spoken(problem, problemsInEnglish);

export const complaintsIn = (language: Problems, faults: readonly Fault[]): readonly Complaint[] =>
  faults.map(({ pointer, problem }) => ({ pointer, detail: spoken(problem, language) }));

/** A JSON Pointer to the place; to the object around it where a name is too long to be repeated. */
export function pointerTo(path: readonly string[]): string {
  const tooLong = path.findIndex((name) => name.length > 100);
  return (tooLong < 0 ? path : path.slice(0, tooLong))
    .map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** A value in a sentence: short, whole for small ones, never a dump of what came. */
export function shown(value: unknown): Problem {
  if (typeof value === "string")
    return value.length > 40 ? say("long-string", value.length) : JSON.stringify(value);
  if (Array.isArray(value)) return say("array-of", value.length);
  if (value === undefined) return say("nothing");
  if (typeof value === "object" && value !== null) return say("object");
  return String(value);
}

/** What was expected, and what is said of the value that came. */
export const unexpected = (what: Problem, value: unknown): Problem => say("expected", what, shown(value));
