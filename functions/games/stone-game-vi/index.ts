import { defineGame } from "../define-game.ts";
import { misconceptions } from "./misconceptions.ts";
import { ranking } from "./ranking.ts";
import { rules } from "./rules.ts";

export const stoneGameVi = defineGame(rules, [ranking], misconceptions);
