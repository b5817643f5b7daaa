import { defineGame } from "../define-game.ts";
import { columnMinima } from "./column-minima.ts";
import { memo } from "./memo.ts";
import { misconceptions } from "./misconceptions.ts";
import { rules } from "./rules.ts";
import { suffixDp } from "./suffix-dp.ts";

export const stoneGameIi = defineGame(rules, [columnMinima, memo, suffixDp], misconceptions);
