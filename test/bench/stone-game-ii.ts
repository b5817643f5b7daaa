/** (g) Stone Game II's columns: in WebAssembly against C++, with new memory for each row, and after rows that need TypeScript. */
import { suffixSums } from "../../functions/games/rows/row.ts";
import { columnMinima } from "../../functions/games/stone-game-ii/column-minima.ts";
import { lockstepTotals, newColumns } from "../../functions/games/stone-game-ii/lockstep.ts";
import { memo } from "../../functions/games/stone-game-ii/memo.ts";
import { agree } from "./catalogue.ts";
import { ordinary } from "./inputs.ts";
import { compare, samplesOf, spread, timed } from "./measure.ts";
import { nativeSide } from "./native.ts";
import { type Bench, type Job, rowOf, significant, type Table } from "./table.ts";

const slug = "stone-game-ii";

export const stoneGameII: Table = {
  title: "Stone Game II (ratio: ours / other, but for memo how many times faster)",
  // the first needs a process that has solved nothing yet
  jobs: (bench) => [
    ...[60, 1500].map((n) => afterWide(bench, n)),
    withNewMemory(bench),
    ...[1500, 16_000].map((n) => againstCpp(bench, n)),
  ],
};

const positionOf = (n: number) =>
  ({ ...(ordinary(slug, n) as { piles: number[] }), m: 1, toMove: "alice" }) as const;

/** An engine's code that has met two kinds of arrays is slower for both ever after. */
function afterWide({ effort }: Bench, n: number): Job {
  return {
    title: `stone-game-ii, n = ${significant(n)}, after rows whose values need 64 bits`,
    run() {
      const work = timed(() => columnMinima.solve(positionOf(n), 0).result);
      const few = { ...effort, time: effort.time / 2 };
      const [before] = samplesOf([work], few);
      const { piles, ...rest } = positionOf(1000);
      const wide = { ...rest, piles: piles.map((pile) => pile * 2 ** 32) };
      for (let k = 0; k < 20; k++) columnMinima.solve(wide, 0);
      const [after] = samplesOf([work], few);
      const [base, other] = [spread(before), spread(after)];
      const ratio = spread(after.map((time) => time / base.median));
      const named = { against: "the same before 64-bit rows", n };
      return rowOf(named, ["other", "ours"], { base, other, ratio }, { work: this.title, atMost: 1.25 });
    },
  };
}

function againstCpp({ effort, native }: Bench, n: number): Job {
  return {
    title: `stone-game-ii, n = ${significant(n)}, against the same algorithm in C++`,
    run() {
      if (native === null) throw new Error("no g++ here");
      const ours = timed(() => differenceOf(columnMinima.solve(positionOf(n), 0).result));
      const theirs = nativeSide(native, "stone-game-ii-column-minima", slug, n);
      agree(this.title, ours.result(), theirs.result);
      const named = { against: "the same, C++ -O2", n };
      return rowOf(named, ["other", "ours"], compare(theirs.side, ours, effort), {
        work: this.title,
        atMost: 0.35,
      });
    },
  };
}

const differenceOf = (scores: unknown): number => {
  const { alice, bob } = scores as { readonly alice: number; readonly bob: number };
  return alice - bob;
};

function withNewMemory({ effort }: Bench): Job {
  const n = 1500;
  return {
    title: "stone-game-ii, n = 1,500, with new memory for each row, against memoised search",
    run() {
      const position = positionOf(n);
      const ours = timed(() => {
        const suffix = suffixSums(position.piles);
        const own = lockstepTotals(position.piles, suffix, 1, false, newColumns())(0, 1);
        return 2 * own - suffix[0];
      });
      const theirs = timed(() => differenceOf(memo.solve(position, 0).result));
      agree(this.title, ours.result(), theirs.result());
      const named = { against: "memo, TypeScript", n };
      return rowOf(named, ["ours", "other"], compare(ours, theirs, effort), {
        work: this.title,
        atLeast: 200,
      });
    },
  };
}
