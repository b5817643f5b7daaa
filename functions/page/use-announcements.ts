/** What is said to those who do not see the board. */
import { useEffect, useRef } from "preact/hooks";
import type { Page } from "./context.ts";
import { endsText, headingOf } from "./standing.ts";
import { plyText } from "./told.ts";

/** After a move and its reply one announcement, and what is at the ends now. */
export function useAnnouncements(page: Page, waits: boolean): void {
  const { state, line, words, over, announce } = page;
  const said = useRef(state.ply);
  const about = useRef(state.start);
  useEffect(() => {
    if (about.current !== state.start || state.ply < said.current) {
      // What was said of another game is over.
      if (about.current !== state.start) announce("");
      about.current = state.start;
      said.current = state.ply;
      return;
    }
    if (waits || state.ply === said.current) return;
    const from = Math.max(said.current, state.ply - 2);
    said.current = state.ply;
    const sentences = line.made
      .slice(from, state.ply)
      .map((made, i) => plyText(words, state, line, from + i, made));
    const end = over ? headingOf(page, false, false) : endsText(page);
    announce(words.sentences([...sentences, ...(end === "" ? [] : [end])]));
  }, [state.ply, state.start, waits, over]);
}
