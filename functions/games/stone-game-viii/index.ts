import { defineGame } from "../define-game.ts";
import { misconceptions } from "./misconceptions.ts";
import { prefixDp } from "./prefix-dp.ts";
import { rules } from "./rules.ts";
import { suffixMax } from "./suffix-max.ts";

export const stoneGameViii = defineGame(rules, [suffixMax, prefixDp], misconceptions);
