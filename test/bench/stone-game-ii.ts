/** Stone Game II's columns, in WebAssembly: with new memory for each row, and after rows that need TypeScript. */
import { suffixSums } from "../../functions/games/rows/row.ts";
import { lockstepTotals, newColumns } from "../../functions/games/stone-game-ii/lockstep.ts";
import { accepted, agree, gameCalled, methodOf, solving } from "./games.ts";
import { ordinary } from "./inputs.ts";
import { compare, samplesOf, spread, timed } from "./measure.ts";
import type { Row } from "./table.ts";

const game = gameCalled("stone-game-ii");

const positionOf = (n: number) => accepted(game, ordinary(game.slug, n)) as { readonly piles: number[] };

const withNewMemory = (n: number): Row => ({
  work: `stone-game-ii, n = ${n.toLocaleString("en")}, with new memory for each row: memo over ours`,
  atLeast: 200,
  run({ effort }) {
    const position = positionOf(n);
    const ours = timed(() => {
      const suffix = suffixSums(position.piles);
      const own = lockstepTotals(position.piles, suffix, 1, false, newColumns())(0, 1);
      return Math.abs(2 * own - suffix[0]);
    });
    const memo = solving(methodOf(game, "memo"), position);
    agree(ours.result(), memo.result());
    return compare(ours, memo, effort);
  },
});

/** An engine's code that has met two kinds of arrays is slower for both ever after. */
const afterWide = (n: number): Row => ({
  work: `stone-game-ii, n = ${n.toLocaleString("en")}: after rows whose values need 64 bits, over before`,
  atMost: 1.25,
  async run({ effort }) {
    const method = methodOf(game);
    const work = solving(method, positionOf(n));
    const half = { ...effort, time: effort.time / 2 };
    const [before] = await samplesOf([work], half);
    const { piles, ...rest } = positionOf(1000);
    const wide = { ...rest, piles: piles.map((pile) => pile * 2 ** 32) };
    for (let k = 0; k < 20; k++) method.solve(wide, 0);
    const [after] = await samplesOf([work], half);
    const base = spread(before);
    return { base, other: spread(after), ratio: spread(after.map((time) => time / base.median)) };
  },
});

export const stoneGameII: readonly Row[] = [withNewMemory(1500), afterWide(60), afterWide(1500)];
