/** Looks for a position on which a program fails, and then for the smallest one. Both are bounded in time. */
import { createHash } from "node:crypto";
import { type Row, sizeOf } from "./constraints.ts";
import { type Contest, type Examined, Examiner, type Problem } from "./examiner.ts";
import { compareRows, growingRows, randomRows, smallRows } from "./rows.ts";
import { simplerRows } from "./simpler-rows.ts";

export interface Finding {
  readonly row: Row;
  readonly problem: Problem;
  /**
   * Positions that must be asked before, in the same process, for it to go wrong: the program keeps something. Undefined
   * where it goes wrong now and then.
   */
  readonly after: readonly Row[] | undefined;
}

export interface Search {
  readonly seed: number;
  /** How many positions to ask. */
  readonly count: number;
  /** Seconds after which no further one is asked. */
  readonly patience: number;
}

export interface Verdict {
  readonly finding: Finding | undefined;
  /** How many positions were asked until the first failure, or in all. */
  readonly asked: number;
  /** The size of the largest of them. */
  readonly largest: number;
  /** Whether it was not asked all that was wanted. */
  readonly outOfTime: boolean;
}

const SECONDS_TO_SHRINK = 20;
/** Simpler rows that are all right, after which no further one is tried; there are a great many of a long one. */
const MOST_IN_VAIN = 4_000;
const SECONDS_IN_VAIN = 6;
const LONGEST_SMALL = 10;
const LONGEST_MODERATE = 60;

/** @returns rows in the order of asking; about as many as wanted */
function* rowsToAsk({ bounds }: Contest, { seed, count }: Search): Generator<Row> {
  let left = count;
  for (const row of smallRows(bounds)) {
    if (left <= count / 2) break;
    left--;
    yield row;
  }
  const { step } = bounds;
  const some = Math.ceil(left / 2);
  yield* randomRows(bounds, LONGEST_SMALL * step, some, seed);
  left -= some;
  for (const { rows } of growingRows(bounds, seed)) {
    left -= rows.length;
    yield* rows;
  }
  yield* randomRows(bounds, LONGEST_MODERATE * step, left, seed + 1);
}

export async function search(contest: Contest, wanted: Search): Promise<Verdict> {
  const examiner = new Examiner(contest);
  const end = performance.now() + wanted.patience * 1_000;
  let asked = 0;
  let largest = 0;
  let finding: Finding | undefined;
  let outOfTime = false;
  try {
    for (const row of rowsToAsk(contest, wanted)) {
      outOfTime = performance.now() > end;
      if (asked >= wanted.count || outOfTime) break;
      asked++;
      largest = Math.max(largest, sizeOf(contest.constraints, row));
      const { problem, before } = await examiner.examine(row);
      if (problem === undefined) continue;
      finding = await confirm(contest, examiner, row, problem, before);
      break;
    }
    return { finding, asked, largest, outOfTime };
  } finally {
    examiner.stop();
  }
}

/** The smallest failing row near one that failed, or what it takes for the row to fail. */
export async function confirm(
  contest: Contest,
  examiner: Examiner,
  row: Row,
  problem: Problem,
  before: readonly Row[],
): Promise<Finding> {
  const end = performance.now() + SECONDS_TO_SHRINK * 1_000;
  if (problem.kind === "loading") return { row, problem, after: [] };
  const last = before[before.length - 1];
  if (problem.kind === "late" && last !== undefined) {
    return confirm(contest, examiner, last, { ...problem, kind: "wrong" }, before.slice(0, -1));
  }
  const alone = await isAlone(examiner, row, problem, before);
  if (alone !== undefined) return shrink(contest, examiner, { row, problem: alone, after: [] }, end);
  // a line too many of the position before may come only now, and pass for the answer
  const late = contest.launch.source === "command" && last && (await examiner.fromTheStart([last]));
  if (late) return shrink(contest, examiner, { row: last, problem: late, after: [] }, end);
  return blame(examiner, row, problem, before, end);
}

/** The problem that a program just started has with the row. */
async function isAlone(examiner: Examiner, row: Row, problem: Problem, before: readonly Row[]) {
  // too slow may have been the machine; anything else that a process just started does, it does again
  if (before.length === 0 && problem.kind !== "silence") return problem;
  return examiner.fromTheStart([row]);
}

/** Trusts a process that goes on while it looks for the smallest row, and holds only that one against one just started. */
async function shrink(contest: Contest, examiner: Examiner, first: Finding, end: number): Promise<Finding> {
  const { row, problem } = await descend(contest, examiner, first, end, async ({ problem }) => problem);
  if (row === first.row) return first;
  // one more wait for an answer that does not come says no more than those before
  const alone = problem.kind === "silence" ? problem : await examiner.fromTheStart([row]);
  if (alone !== undefined) return { row, problem: alone, after: [] };
  return descend(
    contest,
    examiner,
    first,
    end,
    (examined) => examined.problem && isAlone(examiner, examined.row, examined.problem, examined.before),
  );
}

/** From a failing row to a simpler one that fails as long as there is one, or time. */
async function descend(
  { bounds }: Contest,
  examiner: Examiner,
  first: Finding,
  end: number,
  sure: (examined: Examined & { readonly row: Row }) => Promise<Problem | undefined> | undefined,
): Promise<Finding> {
  let smallest = first;
  const tried = new Set<string>();
  for (let simpler: Row | undefined = first.row; simpler !== undefined; ) {
    simpler = undefined;
    let inVain = 0;
    const giveUp = Math.min(end, performance.now() + SECONDS_IN_VAIN * 1_000);
    for (const row of simplerRows(bounds, smallest.row)) {
      if (performance.now() > giveUp) return smallest;
      const key = createHash("sha1").update(row.join()).digest("base64");
      if (tried.has(key) || compareRows(bounds, row, smallest.row) >= 0) continue;
      if (++inVain > MOST_IN_VAIN) return smallest;
      tried.add(key);
      const problem = await sure({ ...(await examiner.examine(row)), row });
      if (problem === undefined) continue;
      smallest = { row, problem, after: [] };
      simpler = row;
      break;
    }
  }
  return smallest;
}

/** The fewest of the rows asked before after which the row still fails. */
async function blame(
  examiner: Examiner,
  row: Row,
  problem: Problem,
  before: readonly Row[],
  end: number,
): Promise<Finding> {
  let found: Finding = { row, problem, after: undefined };
  const failsAfter = async (rows: readonly Row[]) => {
    const again = await examiner.fromTheStart([...rows, row]);
    if (again !== undefined) found = { row, problem: again, after: rows };
    return again !== undefined;
  };
  for (let length = 1; performance.now() < end; length *= 2) {
    if ((await failsAfter(before.slice(-length))) || length >= before.length) break;
  }
  // then without each part of them, halves first
  for (let part = found.after?.length ?? 0; part >= 1; part = Math.floor(part / 2)) {
    for (let from = 0; from < (found.after?.length ?? 0) && performance.now() < end; ) {
      const rows = found.after ?? [];
      const rest = [...rows.slice(0, from), ...rows.slice(from + part)];
      if (rest.length === 0 || !(await failsAfter(rest))) from += part;
    }
  }
  return found;
}
