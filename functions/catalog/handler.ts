/** Lambda: lists the games and describes the API. */
import { games } from "../games/index.ts";
import { catalogHandler } from "./routes.ts";

export const handler = catalogHandler(games);
