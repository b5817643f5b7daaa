/** A game in the catalogue: what it is, how it can be solved, how large its positions may be. */
import { limitsOf } from "../games/budget.ts";
import type { AnyGame } from "../games/game.ts";
import { proofOf } from "../games/proofs.ts";
import { jsonSchemaOf } from "./json-schema.ts";

export function entryOf(game: AnyGame) {
  const { slug, title, leetcode, objective, summary, rules, methods } = game;
  return {
    slug,
    title,
    leetcode,
    objective,
    summary,
    methods: methods.map(({ name, time, space, source, table }) => ({
      name,
      time,
      space,
      source,
      proof: proofOf(slug, name) ?? null,
      table: table !== undefined,
    })),
    limits: limitsOf(game),
    example: { position: rules.examples[0] },
    rules: rules.words,
    schema: { ...jsonSchemaOf(rules.position), examples: rules.examples },
  };
}

export type Entry = ReturnType<typeof entryOf>;
