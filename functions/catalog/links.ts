/** Where a catalogue entry leads. */
import type { Entry } from "./entry.ts";

/** @param base what is before /v1 in the API's address: the stage, or nothing */
export function linked(entry: Entry, base: string) {
  const self = `${base}/v1/games/${entry.slug}`;
  return {
    ...entry,
    links: {
      self,
      solve: `${self}/solve`,
      moves: `${self}/moves`,
      play: `${self}/play`,
      check: `${self}/check`,
      claims: `${self}/claims`,
      table: `${self}/table`,
      leetcode: `https://leetcode.com/problems/${entry.slug}/`,
    },
  };
}

/** A game as it is listed among all. */
export function listed(entry: Entry, base: string) {
  const { rules: _rules, schema: _schema, ...summary } = linked(entry, base);
  return summary;
}
