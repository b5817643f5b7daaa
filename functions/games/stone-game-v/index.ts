import { defineGame } from "../define-game.ts";
import { branchAndBound } from "./branch-and-bound.ts";
import { cubicDp } from "./cubic-dp.ts";
import { intervalDp } from "./interval-dp.ts";
import { misconceptions } from "./misconceptions.ts";
import { rules } from "./rules.ts";

export const stoneGameV = defineGame(rules, [branchAndBound, intervalDp, cubicDp], misconceptions);
