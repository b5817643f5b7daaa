import { defineGame } from "../define-game.ts";
import { misconceptions } from "./misconceptions.ts";
import { residues } from "./residues.ts";
import { rules } from "./rules.ts";

export const stoneGameIx = defineGame(rules, [residues], misconceptions);
