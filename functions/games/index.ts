/** The catalogue: the one list of games. Routes, documents, contract tests and benchmarks follow from it. */
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
export { defineGame } from "./define-game.ts";
export * from "./game.ts";
export { type Complaint, GameError, type GameErrorCode } from "./game-error.ts";
export { minimax, type Oracle } from "./minimax.ts";
export { sizeOf } from "./size.ts";
export { statement } from "./statement.ts";
