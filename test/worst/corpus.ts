/** The worst questions that were found, by cell, as they are kept in `corpus.json`. */
import { readFileSync, writeFileSync } from "node:fs";
import type { AnyRecipe } from "./recipe.ts";

const file = new URL("corpus.json", import.meta.url);

/** Both as parts of what the sieve takes at the full budget. */
export interface Figures {
  /** Seconds. */
  readonly time: number;
  /** Seconds for each unit that was charged. */
  readonly perUnit: number;
}

export interface Find extends Figures {
  readonly cell: string;
  readonly recipe: AnyRecipe;
  /** The size at which it is charged about a tenth of the budget, for the test. */
  readonly tenth?: number;
}

export interface Corpus {
  /** The greatest `time` of all: by it the bill is reckoned. */
  readonly greatestRatio: number;
  readonly finds: readonly Find[];
}

/** No question may take longer than this many times the sieve at the full budget. */
export const GREATEST_RATIO = 1.6;

export const readCorpus = (): Corpus => JSON.parse(readFileSync(file, "utf8"));

/** What the bill counts for a question at the budget: `infra/cost/worst-month.ts` reads it. */
const bill = new URL("../../infra/cost/worst-question.json", import.meta.url);

/** @param unit seconds of the sieve at the full budget */
export function writeCorpus(finds: readonly Find[], unit: number): void {
  const rounded = (value: number) => Number(value.toPrecision(3));
  const lines = finds.map(({ time, perUnit, ...find }) =>
    JSON.stringify({ ...find, time: rounded(time), perUnit: rounded(perUnit) }),
  );
  const greatestRatio = rounded(Math.max(...finds.map(({ time }) => time)));
  const seconds = rounded(greatestRatio * unit);
  writeFileSync(bill, `${JSON.stringify({ ratioToSieve: greatestRatio, seconds }, null, 2)}\n`);
  writeFileSync(
    file,
    `{\n  "greatestRatio": ${greatestRatio},\n  "finds": [\n    ${lines.join(",\n    ")}\n  ]\n}\n`,
  );
}
