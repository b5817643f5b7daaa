/** What is printed: a finding with all that it takes to understand it, one line for a program that passed, the growth. */
import { type Answer, writePosition } from "../../functions/games/index.ts";
import { shown } from "./answer.ts";
import { type Row, sizeOf } from "./constraints.ts";
import type { Contest, Problem } from "./examiner.ts";
import type { Measured } from "./growth.ts";
import type { Finding } from "./search.ts";

export interface Telling {
  readonly contest: Contest;
  /** The program as the person named it. */
  readonly program: string;
  /** Whether a long position is printed whole. */
  readonly whole: boolean;
}

const MOST_PLIES = 12;
const MOST_CHARACTERS = 2_000;
const MOST_PRINTED_LINES = 16;

export function toldFinding(telling: Telling, { row, problem, after }: Finding): string {
  const { contest, program, whole } = telling;
  const { game, constraints } = contest;
  const box = (asked: Row) => {
    const text = writePosition(game, constraints.position(asked));
    if (whole || text.length <= MOST_CHARACTERS) return indented(text);
    return indented(
      `${text.slice(0, MOST_CHARACTERS)}…\n(${text.length} characters; send the output into a file for all of them)`,
    );
  };
  const solution = game.solve(constraints.position(row), {
    budget: Number.POSITIVE_INFINITY,
    line: MOST_PLIES + 1,
  });
  const line = solution.line.map(({ text }) => text);
  const printed = titled("Last printed:", problem.printed === "" ? [] : [shortened(problem.printed)]);
  const fails = `${program} fails ${game.title} (${game.leetcode})`;
  if (problem.kind === "loading") {
    return [
      `${fails} before it is asked anything.`,
      `It ${problem.did} while it was loaded.`,
      ...printed,
    ].join("\n");
  }
  const size = sizeOf(contest.constraints, row);
  return [
    row.length <= 20 ? `${fails} on` : `${fails} on a position of size ${inWords(size)}`,
    box(row),
    ...circumstances(problem, after, box),
    `It ${problem.did}.`,
    `The right answer is ${toldAnswer(solution.answer)}.`,
    ...printed,
    ...titled("Why:", solution.why),
    ...titled("Optimal play:", line.length > MOST_PLIES ? [...line.slice(0, MOST_PLIES), "and so on"] : line),
  ].join("\n");
}

function circumstances({ kind }: Problem, after: Finding["after"], box: (row: Row) => string): string[] {
  if (after === undefined) return ["only now and then: asked again, it answered right."];
  if (after.length === 0) return [];
  const MOST = 3;
  const before = after.length > MOST ? [`after ${after.length} others, of which the last are`] : ["after"];
  return [
    ...before,
    ...after.slice(-MOST).map(box),
    kind === "end"
      ? "in the same process."
      : "in the same process; alone it is right. Something is kept from one call to the next.",
  ];
}

const inWords = (value: number): string => value.toLocaleString("en");
/** "1 position", "5,000 positions". */
export const positions = (count: number): string =>
  `${inWords(count)} ${count === 1 ? "position" : "positions"}`;
const toldAnswer = (answer: Answer): string => JSON.stringify(answer);
const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map(indented)];
const indented = (text: string): string => text.replace(/^/gm, "    ");
/** Its beginning, which says what happened, and its end. */
function shortened(text: string): string {
  const lines = text.trimEnd().split("\n");
  const few =
    lines.length <= MOST_PRINTED_LINES
      ? lines
      : [...lines.slice(0, MOST_PRINTED_LINES / 2), "…", ...lines.slice(-MOST_PRINTED_LINES / 2)];
  return few.map((line) => line && shown(line)).join("\n");
}

/** Seconds from which on a ratio says something. */
const MEASURABLE = 0.001;

/** A line for each of the last sizes: the time, and its ratio to the one before where both can be measured. */
export function toldGrowth({ contest, program }: Telling, measured: readonly Measured[]): string {
  const last = measured.slice(-6);
  const lines = last.map(({ size, seconds }, i) => {
    const time = `n = ${inWords(size)}: ${seconds.toPrecision(2)} s`;
    const before = last[i - 1];
    if (before === undefined || seconds < MEASURABLE) return time;
    const ratio = seconds / Math.max(before.seconds, MEASURABLE);
    if (before.seconds < MEASURABLE && ratio < 2) return time;
    const power = (Math.log(ratio) / Math.log(size / before.size)).toFixed(1);
    return before.seconds < MEASURABLE
      ? `${time}, more than ×${ratio.toPrecision(2)} (n^${power})`
      : `${time}, ×${ratio.toPrecision(2)} (n^${power})`;
  });
  const growth = lines.some((line) => line.includes("×")) ? "" : ", too quick to say how it grows";
  return [
    `${program}, ${contest.game.title} (${contest.game.leetcode}): right. The time for the slowest row of each size${growth}:`,
    ...lines.map(indented),
  ].join("\n");
}

export function toldPass({ contest, program }: Telling, asked: string, largest: number): string {
  const { game } = contest;
  return `${program} passed ${game.title} (${game.leetcode}): ${asked}, up to size ${inWords(largest)}.`;
}
