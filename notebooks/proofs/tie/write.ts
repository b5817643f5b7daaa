/**
 * Writes Coq theorems that say that the TypeScript rules, oracle and solvers agree with the proved ones on random
 * positions: tsx write.ts FILE [SEED]. Agree.v says what is compared.
 */
import { writeFileSync } from "node:fs";
import { algorithms, longOnes } from "./algorithms.ts";
import { ties } from "./games.ts";
import { Random } from "./random.ts";

const [file, seed = "1"] = process.argv.slice(2);
if (file === undefined || !/^[1-9][0-9]*$/.test(seed)) {
  console.error(
    `Usage: tsx write.ts FILE [SEED], the seed an integer from 1 up; got ${process.argv.slice(2).join(" ")}`,
  );
  process.exit(2);
}
const random = new Random(Number(seed));

/** Positions of each game, of each algorithm, and rows of more than a thousand piles. */
const [GAME, PART, LONG] = [200, 150, 6];

const theorems = [
  ...ties.map((theorem) => theorem(random, GAME)),
  ...algorithms.map((theorem) => theorem(random, PART)),
  ...longOnes.map((theorem) => theorem(random, LONG).replace(/Part_(\w+)/g, "Long_$1")),
];
const head = `From Coq Require Import List ZArith String.
Require Import Basics Agree.
Require SumGame.
Import ListNotations.
Open Scope string_scope.
Open Scope Z_scope.`;
writeFileSync(file, `${[head, ...theorems].join("\n\n")}\n`);
const positions = ties.length * GAME + algorithms.length * PART + longOnes.length * LONG;
console.log(`${positions} positions of seed ${seed}`);
