import { defineGame } from "../define-game.ts";
import { formula } from "./formula.ts";
import { misconceptions } from "./misconceptions.ts";
import { rules } from "./rules.ts";

export const sumGame = defineGame(rules, [formula], misconceptions);
