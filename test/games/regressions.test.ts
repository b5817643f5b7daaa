/** Positions that were once answered wrongly: everything that the contract says of a position is checked on them. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AnyGame } from "../../functions/games/index.ts";
import { games } from "../../functions/games/index.ts";
import { checkPosition, type KnownAnswer } from "./contract.ts";

const folder = new URL("../regressions/", import.meta.url);

describe("positions that were once answered wrongly", () => {
  for (const file of readdirSync(folder)) {
    const slug = file.replace(/\.json$/, "");
    const game: AnyGame | undefined = new Map<string, AnyGame>(Object.entries(games)).get(slug);
    const answers = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as KnownAnswer[];
    it.each(answers.map((known) => [JSON.stringify(known.position), known] as const))(
      `${slug} answers %s`,
      (_, { position, winner, difference, answer, bestMoves }) => {
        if (game === undefined) throw new Error(`${file} is named after no game`);
        expect(game.solve(position)).toMatchObject({ winner, difference, answer });
        const best = game.moves(position).filter((move) => move.best);
        expect(best.map(({ move }) => JSON.stringify(move)).sort()).toEqual(
          bestMoves.map((move) => JSON.stringify(move)).sort(),
        );
        checkPosition(game, position);
      },
    );
  }
});
