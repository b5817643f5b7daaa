/** The whole state of the page as one value, and the one function that changes it. It knows no document. */
import type { Player } from "../games/game.ts";
import { firstPosition, playerAt, positionFrom, rulesOf, type Slug } from "./statements.ts";

export const tabs = ["play", "analyse", "algorithm", "check"] as const;
export type Tab = (typeof tabs)[number];

/** Who plays against you: perfect play, one that errs, a second person; or nobody, and you watch. */
export const opponents = ["perfect", "errs", "person", "watch"] as const;
export type Opponent = (typeof opponents)[number];

export interface State {
  readonly slug: Slug;
  readonly start: unknown;
  /** How the start was drawn, where it was: a link to a large game has this in place of the stones. */
  readonly drawn: Drawn | null;
  readonly moves: readonly unknown[];
  /** How many of the moves are on the board. */
  readonly ply: number;
  readonly opponent: Opponent;
  /** An opponent that errs does so in one move of this many. */
  readonly errs: number;
  readonly you: Player;
  readonly tab: Tab;
  /** The ply of the mistake that is being looked into. */
  readonly retry: number | null;
  /** What the algorithm's tab shows; the first that can be shown when null. */
  readonly method: string | null;
  /** The step that it shows; when null the position's own cell, of fusion the last. */
  readonly cell: number | null;
  /** The game with moves that was left for this one: undo at the start of this one leads back to it. */
  readonly before: State | null;
}

export interface Drawn {
  readonly seed: number;
  readonly size: number;
}

export type Action =
  | { readonly type: "new"; readonly slug: Slug; readonly start: unknown; readonly drawn?: Drawn }
  | { readonly type: "move"; readonly move: unknown }
  | { readonly type: "go"; readonly ply: number }
  | { readonly type: "line"; readonly moves: readonly unknown[] }
  | { readonly type: "undo" | "redo" | "restart" | "swap" | "playOn" }
  | { readonly type: "opponent"; readonly opponent: Opponent }
  | { readonly type: "errs"; readonly errs: number }
  | { readonly type: "you"; readonly you: Player }
  | { readonly type: "tab"; readonly tab: Tab }
  | { readonly type: "retry"; readonly ply: number | null }
  | { readonly type: "method"; readonly method: string }
  | { readonly type: "cell"; readonly cell: number }
  | { readonly type: "load"; readonly state: State };

export const firstState: State = {
  slug: "stone-game",
  start: positionFrom("stone-game", firstPosition),
  drawn: null,
  moves: [],
  ply: 0,
  opponent: "perfect",
  errs: 4,
  you: "alice",
  tab: "play",
  retry: null,
  method: null,
  cell: null,
  before: null,
};

/** What a change that leaves a game keeps of it. */
const leaving = (state: State): State | null =>
  state.moves.length > 0 ? { ...state, before: null } : state.before;

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "load":
      return { ...action.state, before: leaving(state) };
    case "new": {
      const { slug, start, drawn = null } = action;
      const rest = { moves: [], ply: 0, retry: null, method: null, cell: null, before: leaving(state) };
      return { ...state, slug, start, drawn, ...rest, tab: state.tab === "check" ? "check" : "play" };
    }
    case "move":
      return {
        ...state,
        moves: [...state.moves.slice(0, state.ply), action.move],
        ply: state.ply + 1,
        retry: null,
        cell: null,
      };
    case "line":
      return { ...state, moves: action.moves, ply: 0, retry: null, cell: null, before: leaving(state) };
    case "go":
      return {
        ...state,
        ply: Math.max(0, Math.min(action.ply, state.moves.length)),
        retry: null,
        cell: null,
      };
    case "undo": {
      const ply = undoneTo(state);
      if (ply === undefined && state.before !== null) return { ...state.before, before: leaving(state) };
      return { ...state, ply: ply ?? state.ply, retry: null, cell: null };
    }
    case "redo":
      return { ...state, ply: redoneTo(state) ?? state.ply, retry: null, cell: null };
    case "restart":
      return { ...state, moves: [], ply: 0, retry: null, cell: null, before: leaving(state) };
    case "swap":
      return { ...state, you: state.you === "alice" ? "bob" : "alice", retry: null };
    case "playOn":
      return { ...state, moves: state.moves.slice(0, state.ply), retry: null, tab: "play" };
    case "opponent":
      return { ...state, opponent: action.opponent };
    case "errs":
      return { ...state, errs: action.errs };
    case "you":
      return { ...state, you: action.you };
    case "tab":
      return { ...state, tab: action.tab, retry: action.tab === "analyse" ? state.retry : null };
    case "retry":
      return action.ply === null
        ? { ...state, retry: null }
        : { ...state, retry: action.ply, ply: action.ply, tab: "analyse" };
    case "method":
      return { ...state, method: action.method, cell: null };
    case "cell":
      return { ...state, cell: action.cell };
  }
}

/** Whether the person at the page moves at this ply. */
export function isYours(state: Pick<State, "slug" | "start" | "opponent" | "you">, ply: number): boolean {
  const rules = rulesOf(state.slug);
  if (state.opponent === "watch") return false;
  if (state.opponent === "person" || rules.objective === "total") return true;
  return playerAt(rules, state.start, ply) === state.you;
}

/** The ply that undo leads to: your last move is taken back, and with it what answered it. */
export function undoneTo(state: State): number | undefined {
  for (let ply = state.ply - 1; ply >= 0; ply--) {
    if (state.opponent === "watch" || isYours(state, ply)) return ply;
  }
  return undefined;
}

export function redoneTo(state: State): number | undefined {
  const { ply, moves } = state;
  if (ply >= moves.length) return undefined;
  for (let next = ply + 1; next < moves.length; next++) {
    if (state.opponent === "watch" || isYours(state, next)) return next;
  }
  return moves.length;
}
