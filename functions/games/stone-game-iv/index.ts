import { defineGame } from "../define-game.ts";
import { dp } from "./dp.ts";
import { misconceptions } from "./misconceptions.ts";
import { rules } from "./rules.ts";
import { sieve } from "./sieve.ts";

export const stoneGameIv = defineGame(rules, [sieve, dp], misconceptions);
