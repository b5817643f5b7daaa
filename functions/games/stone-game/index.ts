import { defineGame } from "../define-game.ts";
import { differenceDp } from "./difference-dp.ts";
import { fusion } from "./fusion.ts";
import { misconceptions } from "./misconceptions.ts";
import { prefixSumDp } from "./prefix-sum-dp.ts";
import { rules } from "./rules.ts";
import { twoPlayerDp } from "./two-player-dp.ts";

export const stoneGame = defineGame(rules, [fusion, differenceDp, prefixSumDp, twoPlayerDp], misconceptions);
