/** How a program's time grows up to the largest positions: sizes doubled, the slowest of a few rows at each. */
import { sizeOf } from "./constraints.ts";
import { type Contest, Examiner } from "./examiner.ts";
import { growingRows } from "./rows.ts";
import { confirm, type Finding } from "./search.ts";

export interface Measured {
  readonly size: number;
  /** From the question to the answer, with reading and writing them. */
  readonly seconds: number;
}

export interface Growth {
  readonly measured: readonly Measured[];
  readonly finding: Finding | undefined;
}

/** Below this, a time is asked for again: it is mostly chance. */
const QUICK = 0.05;

export async function measureGrowth(contest: Contest, seed: number): Promise<Growth> {
  const examiner = new Examiner(contest);
  const measured: Measured[] = [];
  try {
    for (const { rows } of growingRows(contest.bounds, seed)) {
      let slowest = 0;
      for (const row of rows) {
        let quickest = Number.POSITIVE_INFINITY;
        for (let times = 0; times < 3 && (times === 0 || quickest < QUICK); times++) {
          const { problem, seconds, before } = await examiner.examine(row);
          if (problem?.kind === "silence") {
            const again = await examiner.fromTheStart([row]);
            if (again !== undefined) return { measured, finding: { row, problem: again, after: [] } };
          } else if (problem !== undefined) {
            return { measured, finding: await confirm(contest, examiner, row, problem, before) };
          }
          quickest = Math.min(quickest, seconds);
        }
        slowest = Math.max(slowest, quickest);
      }
      measured.push({ size: sizeOf(contest.constraints, rows[0]), seconds: slowest });
    }
    return { measured, finding: undefined };
  } finally {
    examiner.stop();
  }
}
