import { drawButterfly } from "./boards/butterfly.ts";
import { drawDigits } from "./boards/digits.ts";
import { drawEnds } from "./boards/ends.ts";
import { drawFront } from "./boards/front.ts";
import { drawHeaps } from "./boards/heaps.ts";
import { drawMerge } from "./boards/merge.ts";
import { drawSplits } from "./boards/splits.ts";
import { drawSquares } from "./boards/squares.ts";
import type { BoardOptions, Picture, Scene } from "./picture.ts";

const boards: Readonly<Record<string, (scene: Scene, options: BoardOptions) => Picture>> = {
  "sum-game": drawDigits,
  "stone-game": drawEnds,
  "stone-game-ii": drawFront,
  "stone-game-iii": drawFront,
  "stone-game-iv": drawSquares,
  "stone-game-v": drawSplits,
  "stone-game-vi": drawButterfly,
  "stone-game-vii": drawEnds,
  "stone-game-viii": drawMerge,
  "stone-game-ix": drawHeaps,
};

/**
 * A game's board after the moves made. There is a spot for every legal move in sight, with these exceptions: Stone Game IX
 * has one for each heap, as stones of one remainder are alike; the Sum Game has one for each question mark, with the move
 * `{"index": 3}`, and for each digit once a question mark is selected.
 * O(n) simple steps for n stones and O(k²) for k moves; what is drawn does not grow with n.
 * @throws RangeError for a game that has no board
 */
export function drawBoard(scene: Scene, options: BoardOptions): Picture {
  const draw = boards[scene.slug];
  if (draw === undefined)
    throw new RangeError(
      `expected a game with a board, one of ${Object.keys(boards).join(", ")}; got ${scene.slug}`,
    );
  return draw(scene, options);
}
