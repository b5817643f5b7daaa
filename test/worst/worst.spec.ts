/**
 * The worst questions that `npm run worst` has found, at a size that is charged a tenth of the budget: none takes much more
 * time for its charge than Stone Game IV's sieve. Times are ratios within this run, each the least of several; the search
 * itself holds the full size to a sharper bound.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { ask, sieve } from "./ask.ts";
import { GREATEST_RATIO, readCorpus } from "./corpus.ts";
import { least, ratioToSieve } from "./ratio.ts";
import type { AnyRecipe, Recipe } from "./recipe.ts";

const { greatestRatio, finds } = readCorpus();

/** How much worse a ratio may look on a machine that does something else beside. */
const NOISE = 2;
const RUNS = 3;
/** As many as the test has time for. */
const MOST = 24;

const worst = finds
  .flatMap(({ recipe, tenth, ...find }) =>
    tenth === undefined ? [] : [{ ...find, recipe: { ...(recipe as Recipe), n: tenth } }],
  )
  .sort((a, b) => b.perUnit - a.perUnit)
  .slice(0, MOST);

/** Asked in a process of its own: what V8 has compiled for other questions can make one several times as slow. */
async function ratioAlone(recipe: AnyRecipe): Promise<number> {
  const args = ["--import", "tsx", "test/worst/ratio.ts", JSON.stringify(recipe), String(4 * RUNS)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}

describe("The worst known questions", () => {
  it("took at most as long as is allowed, at the full budget, when they were found", () => {
    expect(finds.length).toBeGreaterThan(80);
    expect(greatestRatio).toBeLessThanOrEqual(GREATEST_RATIO);
    expect(Math.max(...finds.map(({ time }) => time))).toBe(greatestRatio);
  });

  it("are charged about a tenth of the budget at the size noted; if not, run `npm run worst`", async () => {
    const stale: string[] = [];
    for (const { cell, recipe } of worst) {
      const { charged } = await ask(recipe);
      if (charged < 0.04 || charged > 0.2) stale.push(`${cell}, n = ${recipe.n}: ${charged.toFixed(3)}`);
    }
    expect(stale).toEqual([]);
  });

  it("take the time that they are charged, at a tenth of the budget", async () => {
    expect(worst.length).toBeGreaterThan(5);
    const slow: string[] = [];
    for (const { cell, recipe } of worst) {
      if ((await ratioToSieve(recipe, RUNS)) <= NOISE * GREATEST_RATIO) continue;
      const ratio = await ratioAlone(recipe);
      if (!(ratio <= NOISE * GREATEST_RATIO))
        slow.push(`${cell}, n = ${recipe.n}: ${ratio.toFixed(2)} times`);
    }
    expect(slow).toEqual([]);
  });

  it("share the budget in a batch: reading it, a hard row, an exhaustive search, and much that is no position", async () => {
    const row = {
      ...sieve,
      game: "stone-game-v",
      kind: "peaks",
      n: 10_000,
      seed: 154_632,
      high: 5,
      peaks: 16,
    };
    const search = {
      ...sieve,
      game: "sum-game",
      method: "minimax",
      kind: "peaks",
      n: 600_000,
      peaks: 1,
      plies: 1,
    };
    const questions = [row, search].map((one) => ({ ...(one as Recipe), times: 1 }));
    const batch = { endpoint: "batch", questions, junk: { kind: "empty arrays", bytes: 4e6 } } as const;
    const whole = await least(sieve, RUNS);
    const taken = await least(batch, RUNS);
    expect(taken.charged).toBeGreaterThan(0.8);
    expect(taken.seconds / whole.seconds).toBeLessThan(NOISE * GREATEST_RATIO);
  });
});
