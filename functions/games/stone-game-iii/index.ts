import { defineGame } from "../define-game.ts";
import { bottomUp } from "./bottom-up.ts";
import { misconceptions } from "./misconceptions.ts";
import { rolling } from "./rolling.ts";
import { rules } from "./rules.ts";
import { topDown } from "./top-down.ts";

export const stoneGameIii = defineGame(rules, [rolling, topDown, bottomUp], misconceptions);
