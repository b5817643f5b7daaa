/** Lambda: solves positions, ranks moves, answers batches. */
import { games } from "../games/index.ts";
import { solveHandler } from "./solve-handler.ts";

export const handler = solveHandler(games);
