/** The address keeps the state: written a while after each change, read when somebody goes back or pastes another. */
import { BrokenLink, fragmentOf, stateFrom } from "./link.ts";
import type { Action, State } from "./state.ts";

/** Browsers refuse to write the address much more often. */
const EVERY_MS = 300;

let written = location.hash.slice(1);
let shownStart: unknown;
let due: ReturnType<typeof setTimeout> | undefined;

/** @returns what stops it */
export function keepLink(
  state: State,
  dispatch: (action: Action) => void,
  onBroken: (error: BrokenLink) => void,
): () => void {
  if (due === undefined) due = setTimeout(write, EVERY_MS);
  latest = state;
  const read = () => {
    const fragment = location.hash.slice(1);
    if (fragment === written) return;
    written = fragment;
    try {
      const next = stateFrom(decoded(fragment));
      shownStart = next.start;
      dispatch({ type: "load", state: next });
    } catch (error) {
      if (!(error instanceof BrokenLink)) throw error;
      onBroken(error);
    }
  };
  addEventListener("hashchange", read);
  addEventListener("popstate", read);
  return () => {
    removeEventListener("hashchange", read);
    removeEventListener("popstate", read);
  };
}

let latest: State | undefined;

function write(): void {
  due = undefined;
  if (latest === undefined) return;
  const fragment = fragmentOf(latest);
  // Going back leaves a game, not a move.
  const isNew = shownStart !== undefined && shownStart !== latest.start;
  shownStart = latest.start;
  if (fragment === written) return;
  written = fragment;
  if (isNew) history.pushState(null, "", `#${fragment}`);
  else history.replaceState(null, "", `#${fragment}`);
}

/** What a messenger has escaped once more. */
export function decoded(fragment: string): string {
  return fragment.includes("?")
    ? fragment
    : fragment.replace(/%3F/i, "?").replace(/%3D/gi, "=").replace(/%26/g, "&");
}
