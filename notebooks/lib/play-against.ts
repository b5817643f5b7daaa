/** A game against the solver, in a cell: its board as a still picture, and where scripts run one that is played on. */
import { type BoardOptions, drawBoard, type Scene } from "@optimal-play/drawings";
import type { AnyGame } from "@optimal-play/games";
import { displayScript } from "./bundle.ts";
import { paper } from "./picture.ts";
import { show } from "./show.ts";

/**
 * The reader plays the player to move, the solver the other. The game's own solver is put into the output, about 100 KB: for
 * a notebook or two.
 * @param position as the game takes it; small enough for all its moves to be seen
 */
export function playAgainst<I>(
  game: AnyGame & { solve(position: I): unknown },
  position: I,
  caption: string,
): void {
  const start = game.rank(position, { limit: 1 }).position;
  const legal = [...game.rules.moves(start)].slice(0, 100);
  const scene: Scene = { slug: game.slug, start, now: start, made: [], legal };
  show(drawBoard(scene, paper), caption);
  const name = game.slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const source = `
    import { ${name} as game } from "@optimal-play/games/${game.slug}/index.ts";
    import { drawBoard } from "@optimal-play/drawings";
    import { playGame } from "./browser/play.ts";
    export const play = (script, data) => playGame(script, game, drawBoard, data);`;
  const data: { readonly position: unknown; readonly theme: BoardOptions["theme"] } = {
    position: start,
    theme: paper.theme,
  };
  displayScript(`play-${game.slug}`, source, data);
}
