/** What a row of the benchmark is, and what it is told. */
import type { Comparison, Effort, Spread } from "./measure.ts";

/** What a row has measured: two sides and their ratio, or one figure. */
export type Measured = Comparison | { readonly ratio: Spread };

export interface Row {
  /** What is measured, in words. */
  readonly work: string;
  /** What is to be reached, the only place where it stands: the ratio at most, or at least. */
  readonly atMost?: number;
  readonly atLeast?: number;
  run(bench: Bench): Measured | Promise<Measured>;
}

/** What the process of a row gets from the one that started it; plain data. */
export interface Bench {
  readonly quick: boolean;
  readonly effort: Effort;
  /** The program that the rows are in. */
  readonly program: string;
  /** The C++ program; null where there is no compiler. */
  readonly native: string | null;
  /** The modules of the deployed functions. */
  readonly functions: { readonly solve: string; readonly catalog: string };
  /** An empty folder to write to. */
  readonly scratch: string;
}
