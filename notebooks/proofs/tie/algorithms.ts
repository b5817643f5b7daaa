/** What the parts of the fast solvers say of random input, for the functions of Agree.v that compute the same. */

import { absoluteValue } from "../../../functions/games/by-the-rules.ts";
import { fuse } from "../../../functions/games/stone-game/fuse.ts";
import { valueOfRow } from "../../../functions/games/stone-game/fusion.ts";
import { columnMinima } from "../../../functions/games/stone-game-ii/column-minima.ts";
import { rolling } from "../../../functions/games/stone-game-iii/rolling.ts";
import { losingNumbers } from "../../../functions/games/stone-game-iv/sieve.ts";
import {
  countsOf,
  remainderOf,
  safeRemovals,
  winnerOf,
} from "../../../functions/games/stone-game-ix/remainders.ts";
import { compact } from "../../../functions/games/stone-game-v/compact-row.ts";
import { Search } from "../../../functions/games/stone-game-v/search.ts";
import { suffixMax } from "../../../functions/games/stone-game-viii/suffix-max.ts";
import { excessOf, tally, winnerOf as winnerOfSum } from "../../../functions/games/sum-game/excess.ts";
import { formula as solver } from "../../../functions/games/sum-game/formula.ts";
import * as coq from "./coq.ts";
import { digits } from "./games.ts";
import type { Random } from "./random.ts";

const part =
  (agrees: string, one: (random: Random) => string, size?: number) => (random: Random, count: number) =>
    coq.agreement(
      `Part_${agrees}`,
      agrees,
      Array.from({ length: count }, () => one(random)),
      size,
    );

const formula = part("formula", (random) => {
  const maxDigit = random.below(10);
  const length = 2 * random.below(20);
  const num = digits(random, length, maxDigit, random.below(6));
  const toMove = random.player();
  const left = tally(num, 0, length / 2);
  const right = tally(num, length / 2, length);
  const excess = excessOf(left, right, maxDigit);
  const bob = winnerOfSum(excess, left.marks + right.marks, maxDigit, toMove) === "bob";
  return coq.tuple(
    coq.natural(maxDigit),
    coq.player(toMove),
    `SumGame.row_of "${num}"`,
    coq.integer(excess),
    coq.truth(bob),
  );
});

const writing = part("writing", (random) => {
  const maxDigit = random.below(10);
  const num = digits(random, 2 * random.below(8), maxDigit, random.below(9));
  const toMove = random.player();
  const { line } = solver.solve({ num, maxDigit, toMove }, Number.POSITIVE_INFINITY);
  return coq.tuple(
    coq.natural(maxDigit),
    coq.player(toMove),
    `SumGame.row_of "${num}"`,
    coq.integers(line.map(({ move }) => move.digit)),
  );
});

function fused(row: readonly number[]): string {
  const { values, starts, count } = fuse(row);
  return coq.tuple(
    coq.integers(row),
    coq.integers(values.subarray(0, count)),
    coq.naturals(starts.subarray(0, count)),
    coq.integer(valueOfRow(row)),
  );
}
const fusing = part("fusing", (random) => fused(random.row(random.below(60), random.between(-9, 1))));
/** Longer than the parts that are thinned out together. */
const fusingLong = part(
  "fusing",
  (random) => fused(random.row(1000 + random.below(1500), random.between(-9, 1))),
  1,
);

/** Cells of the run that fills the columns: those that some lines of play pass. */
const filling = part("filling", (random) => {
  const piles = random.row(2 + random.below(24), random.between(-9, 1));
  const m = random.between(1, 2);
  const position = { piles, m, toMove: "alice" } as const;
  const asked: string[] = [];
  for (let line = 0; line < 3; line++) {
    const moves: { take: number }[] = [];
    const places: [M: number, i: number][] = [[m, 0]];
    for (let [M, i] = places[0]; i < piles.length; places.push([M, i])) {
      const take = 1 + random.below(Math.min(2 * M, piles.length - i));
      moves.push({ take });
      i += take;
      M = Math.max(M, take);
    }
    const values = columnMinima.review?.along(position, moves).values ?? [];
    for (const [ply, [M, i]] of places.entries()) {
      const own = ply % 2 === 0 ? values[ply] : -values[ply];
      const left = piles.slice(i).reduce((sum, pile) => sum + pile, 0);
      asked.push(coq.tuple(coq.natural(M), coq.natural(i), coq.integer((own + left) / 2)));
    }
  }
  return coq.tuple(
    coq.natural(m),
    coq.integers(piles),
    coq.list(asked, (term) => term),
  );
});

/** All of them from one run: they are what a line of single stones is reviewed by. */
const totals = part("rolling", (random) => {
  const stoneValue = random.row(1 + random.below(40), random.between(-9, 1));
  const maxTake = random.between(1, 12);
  const n = stoneValue.length;
  const singly = new Array(n).fill({ take: 1 });
  const values = rolling.review?.along({ stoneValue, maxTake, toMove: "alice" }, singly).values ?? [];
  const suffix = (i: number) => stoneValue.slice(i).reduce((sum, value) => sum + value, 0);
  const found = Array.from(values, (value, i) => ((i % 2 === 0 ? value : -value) + suffix(i)) / 2);
  return coq.tuple(coq.natural(maxTake), coq.integers(stoneValue), coq.integers(found));
});

const sieving = part("sieving", (random) => {
  const n = random.below(60);
  return coq.tuple(coq.natural(n), coq.naturals(losingNumbers(n)));
});

const searching = part("searching", (random) => {
  const unit = random.between(1, 5);
  const row = random.row(random.below(9), 0).map((value) => value * unit);
  const { count, prefix, unit: divisor } = compact(row);
  const compactRow = Array.from({ length: count }, (_, i) => prefix[i + 1] - prefix[i]);
  const need = random.between(-1, prefix[count]);
  const answer = new Search(prefix, Number.POSITIVE_INFINITY).value(0, count, need);
  return coq.tuple(
    coq.integers(row),
    coq.integers(compactRow),
    coq.integer(divisor),
    coq.integer(need),
    coq.integer(answer),
  );
});

const merging = part("merging", (random) => {
  const stones = random.row(2 + random.below(12), random.between(-9, 1));
  const value = absoluteValue(suffixMax.solve({ stones, toMove: "alice" }, 0));
  return coq.tuple(coq.integer(stones[0]), coq.integers(stones.slice(1)), coq.integer(value));
});

const removing = part("removing", (random) => {
  const stones = random.row(random.below(30), -6);
  const removed = 3 * random.between(-3, 3) + random.between(1, 2);
  const toMove = random.player();
  const counts = countsOf(stones);
  const remainder = remainderOf(removed) as 1 | 2;
  return coq.tuple(
    coq.player(toMove),
    coq.integer(removed),
    coq.integers(stones),
    coq.integer(safeRemovals(counts, remainder)),
    coq.truth(winnerOf(counts, remainder, toMove) === toMove),
  );
});

export const algorithms = [formula, writing, fusing, filling, totals, sieving, searching, merging, removing];
export const longOnes = [fusingLong];
