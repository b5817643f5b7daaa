/** Whole games with best play on both sides, as a client that knows no rules should tell them. */
import { type AnyGame, games } from "../../functions/games/index.ts";

export type PerfectGame = readonly [game: string, position: unknown, lines: readonly string[]];

const told = (game: AnyGame, position: unknown): readonly string[] => {
  const { why } = game.solve(position);
  const texts: string[] = [];
  const moves: unknown[] = [];
  for (;;) {
    const { now, winner, scores } = game.play(position, moves);
    const [best] = game.moves(now);
    if (best === undefined) {
      return [why[0], ...texts, `${winner ?? "None"} ${scores === null ? "null" : JSON.stringify(scores)}`];
    }
    texts.push(best.text);
    moves.push(best.move);
  }
};

export const perfectGames: readonly PerfectGame[] = Object.values<AnyGame>(games).map((game) => {
  const [position] = game.rules.examples;
  return [game.slug, position, told(game, position)];
});
