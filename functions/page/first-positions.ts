/** The position with which a chosen game begins. Alice, whom the visitor plays, can win each, but not with every move. */
import { firstPosition, positionFrom, rulesOf, type Slug } from "./statements.ts";

export const firstPositionOf = (slug: Slug): unknown =>
  positionFrom(slug, firstExamples[slug] ?? rulesOf(slug).examples[0]);

/** Where the statement's first example is too short to play, or lost. */
const firstExamples: Partial<Record<Slug, unknown>> = {
  "sum-game": { num: "52?9?3??" },
  "stone-game": firstPosition,
  "stone-game-ii": { piles: [2, 7, 9, 4, 4, 6, 3] },
  "stone-game-iii": { stoneValue: [1, 2, 3, -9, 4, 2, -3, 7] },
  "stone-game-iv": { n: 19 },
  "stone-game-vi": { aliceValues: [2, 4, 3, 6, 1], bobValues: [1, 5, 7, 2, 3] },
  "stone-game-viii": { stones: [7, -6, 5, 10, 5, -2, -6] },
  "stone-game-ix": { stones: [5, 1, 2, 4, 3, 6, 1] },
};
