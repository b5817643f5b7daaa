/** What a table of the benchmark is, and what it is told. */
import type { Comparison, Effort, Spread } from "./measure.ts";

export type Cell = string | number | Spread;

/** A target, and what was measured. */
export interface Verdict {
  readonly work: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

export interface Row {
  /** In the order of the columns. */
  readonly cells: Readonly<Record<string, Cell>>;
  readonly verdict?: Verdict;
}

export interface Job {
  /** For the progress shown while it runs. */
  readonly title: string;
  run(): Row | Promise<Row>;
}

export interface Table {
  readonly title: string;
  readonly jobs: (bench: Bench) => readonly Job[];
}

/** What the process of a table gets from the one that started it; plain data. */
export interface Bench {
  readonly quick: boolean;
  readonly effort: Effort;
  /** The C++ program; null where there is no compiler. */
  readonly native: string | null;
  /** The deployed bundles. */
  readonly bundles: Readonly<Record<string, BundleFacts>>;
  /** An empty folder to write to. */
  readonly scratch: string;
  /** The folder of known answers. */
  readonly knownAnswers: string;
}

export interface BundleFacts {
  readonly file: string;
  /** Bytes by origin: our games, our functions, each package. */
  readonly parts: Readonly<Record<string, number>>;
}

export interface Bound {
  /** The work, in words. */
  readonly work: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function judge({ work, atLeast, atMost }: Bound, measured: number, unit = "×"): Verdict {
  const met = (atLeast === undefined || measured >= atLeast) && (atMost === undefined || measured <= atMost);
  const target = atLeast === undefined ? `≤ ${atMost}${unit}` : `≥ ${atLeast.toLocaleString("en")}${unit}`;
  return { work, target, measured: `${significant(measured)}${unit}`, met };
}

/** A row for a comparison, with the verdict on its ratio where a bound is given. */
export const rowOf = (
  named: Readonly<Record<string, Cell>>,
  [base, other]: readonly [string, string],
  comparison: Comparison,
  bound?: Bound,
): Row => ({
  cells: {
    ...named,
    [`${base}, ms`]: comparison.base,
    [`${other}, ms`]: comparison.other,
    ratio: comparison.ratio,
  },
  ...(bound === undefined ? {} : { verdict: judge(bound, comparison.ratio.median) }),
});

/** Three digits, thousands separated. */
export function significant(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}
