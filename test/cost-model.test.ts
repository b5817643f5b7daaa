/**
 * What the cost model lets through can be answered: the largest position that each method accepts, of the kind on which
 * it does worst, is solved inside the function's memory and solved right. How long it takes is not asked here, where
 * every machine would say something else: `npm run bench -- --limits` holds it against the timeout.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { solveInProcess } from "./bench/limits.ts";
import { prepare } from "./bench/prepare.ts";
import type { Outcome } from "./bench/solve-one.ts";
import type { Bench } from "./bench/table.ts";
import { type Case, cases, familiesOf, MOVES } from "./bench/worst.ts";

/** Processes at a time: as many as the smallest machine that runs the tests has cores. */
const AT_ONCE = 2;

const scratch = mkdtempSync(join(tmpdir(), "optimal-play-cost-model-"));
const outcomes = new Map<Case, Promise<Outcome>>();
let allowance: Bench["allowance"];

beforeAll(async () => {
  const prepared = await prepare(scratch);
  allowance = prepared.allowance;
  const lanes: Promise<unknown>[] = new Array(AT_ONCE).fill(Promise.resolve());
  for (const [i, one] of all.entries()) {
    const outcome = lanes[i % AT_ONCE].then(() => solveInProcess(prepared, one));
    outcomes.set(one, outcome);
    lanes[i % AT_ONCE] = outcome.catch(() => undefined); // the test of the case reports it
  }
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// that all moves can be ranked is shown at smaller sizes by the contract suite, and here by `--limits`
const all = cases().filter(({ method }) => method !== MOVES);

describe("the largest position within the budget", () => {
  it.each(all)("$slug, $method: $family", { timeout: 180_000 }, async (one) => {
    const outcome = await outcomes.get(one);
    if (outcome === undefined) throw new Error("not started");
    const { cost, peakMb, value, checks, refused } = outcome;
    expect(cost).toBeGreaterThan(0);
    expect(peakMb).toBeLessThanOrEqual(allowance.memoryMb);
    if (refused !== undefined) {
      const family = familiesOf(one.slug, one.method).find(({ name }) => name === one.family);
      expect(family?.mayRefuse, refused).toBe(true);
      expect(refused).toMatch(/always few enough/); // whoever is refused is told what would not be
      return;
    }
    expect(checks.length).toBeGreaterThan(0);
    for (const check of checks) expect(check).toEqual({ by: check.by, value });
  });
});
