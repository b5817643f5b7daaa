/** The catalogue as it goes out: what each game is, how it can be solved, how large its positions may be. */
import type { AnyGame } from "../games/game.ts";
import { jsonSchemaOf } from "./json-schema.ts";

/**
 * A game in the list of all games.
 * @param base what stands before /v1 in the API's address: the stage, or nothing
 */
export function summaryOf(game: AnyGame, base = "") {
  const { slug, title, leetcode, objective, summary } = game;
  return {
    slug,
    title,
    leetcode,
    objective,
    summary,
    methods: game.methods.map(({ name, time, space, source }) => ({ name, time, space, source })),
    /** By method, the largest size that stays within the budget of one request. */
    limits: Object.fromEntries(game.methods.map(({ name, largest }) => [name, largest])),
    example: { position: game.examples[0] },
    links: {
      self: `${base}/v1/games/${slug}`,
      solve: `${base}/v1/games/${slug}/solve`,
      moves: `${base}/v1/games/${slug}/moves`,
      leetcode: `https://leetcode.com/problems/${slug}/`,
    },
  };
}

/** A game by itself: the same, with its rules in words and the JSON Schema of its position. */
export const entryOf = (game: AnyGame, base = "") => ({
  ...summaryOf(game, base),
  rules: game.rulesInWords,
  schema: { ...jsonSchemaOf(game.schema), examples: game.examples },
});
