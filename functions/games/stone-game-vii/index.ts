import { defineGame } from "../define-game.ts";
import { fusion } from "./fusion.ts";
import { intervalDp } from "./interval-dp.ts";
import { misconceptions } from "./misconceptions.ts";
import { rules } from "./rules.ts";

export const stoneGameVii = defineGame(rules, [fusion, intervalDp], misconceptions);
