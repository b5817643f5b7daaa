/** What every part of the page can reach. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Theme } from "./drawings/index.ts";
import type { Action, State } from "./state.ts";
import type { Statements } from "./statements.ts";
import type { Timeline } from "./timeline.ts";
import type { Words } from "./words-in-english.ts";

export interface Page {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
  readonly words: Words;
  readonly rules: Statements;
  readonly line: Timeline;
  /** The position on the board. */
  readonly now: unknown;
  readonly over: boolean;
  /** Says it to those who do not see the page. */
  readonly announce: (text: string) => void;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("outside of the page");
  return page;
}

/** Drawings take their colours from the style sheet, so that they follow dark, light and forced colours. */
export const theme: Theme = {
  paper: "var(--paper)",
  panel: "var(--panel)",
  ink: "var(--ink)",
  soft: "var(--soft)",
  stone: "var(--stone)",
  stoneEdge: "var(--line)",
  alice: "var(--alice)",
  bob: "var(--bob)",
  mistake: "var(--slip)",
  font: "inherit",
};

export const drawingWords = (words: Words) => ({
  alice: words.alice,
  bob: words.bob,
  start: words.start,
  more: words.moreStones,
  loses: words.losesAtOnce,
  players: words.movesAs,
});
