/** The contract suite, run for every game of the catalogue; a game without a file of known answers fails. */
import { readFileSync } from "node:fs";
import type { AnyGame } from "../../functions/games/index.ts";
import { games } from "../../functions/games/index.ts";
import { describeGame, type KnownAnswer } from "./contract.ts";

for (const [slug, game] of Object.entries<AnyGame>(games)) {
  const file = new URL(`../known-answers/${slug}.json`, import.meta.url);
  describeGame(game, JSON.parse(readFileSync(file, "utf8")) as KnownAnswer[]);
}
