/**
 * All that the package offers: the catalogue, what questions and answers are made of, exhaustive search, and what it
 * takes to define another game. Routes, documents, contract tests and benchmarks follow from the catalogue.
 */
import { stoneGame } from "./stone-game/index.ts";
import { stoneGameIi } from "./stone-game-ii/index.ts";
import { stoneGameIii } from "./stone-game-iii/index.ts";
import { stoneGameIv } from "./stone-game-iv/index.ts";
import { stoneGameIx } from "./stone-game-ix/index.ts";
import { stoneGameV } from "./stone-game-v/index.ts";
import { stoneGameVi } from "./stone-game-vi/index.ts";
import { stoneGameVii } from "./stone-game-vii/index.ts";
import { stoneGameViii } from "./stone-game-viii/index.ts";
import { sumGame } from "./sum-game/index.ts";

/**
 * The one list of games, by slug. `games["stone-game"].solve({ piles: [5, 3, 4, 5] })` knows its position and its moves;
 * `Object.values<AnyGame>(games)` asks all games alike.
 */
export const games = {
  "sum-game": sumGame,
  "stone-game": stoneGame,
  "stone-game-ii": stoneGameIi,
  "stone-game-iii": stoneGameIii,
  "stone-game-iv": stoneGameIv,
  "stone-game-v": stoneGameV,
  "stone-game-vi": stoneGameVi,
  "stone-game-vii": stoneGameVii,
  "stone-game-viii": stoneGameViii,
  "stone-game-ix": stoneGameIx,
} as const;

export { BUDGET, Budget, limitsOf } from "./budget.ts";
export { absoluteValue, lineOf, valueEach } from "./by-the-rules.ts";
export { chinese } from "./chinese.ts";
export { defineGame } from "./define-game.ts";
export { english } from "./english.ts";
export { anyInteger, closed, type IntegersOptions, integer, integers, oneOf, toMove } from "./fields.ts";
export * from "./game.ts";
export { type Complaint, GameError, type GameErrorCode } from "./game-error.ts";
export { minimax, type Oracle } from "./minimax.ts";
export { readPosition, writePosition } from "./read-position.ts";
export type { Language } from "./sentence.ts";
export { statement } from "./statement.ts";
