/** 100,000 rows of Stone Game II, each by WebAssembly, by TypeScript and by the textbook or the oracle. */
import { expect, it } from "vitest";
import { comparePaths } from "../kit/lockstep.ts";

it("Stone Game II is the same by every path", () => {
  const { positions, cells, inLockstep, byOracle, answers } = comparePaths(100_000, 1);
  expect(positions).toBe(100_000);
  expect(cells).toBeGreaterThan(10_000_000);
  expect(inLockstep).toBeGreaterThan(50_000);
  expect(byOracle).toBeGreaterThan(20_000);
  expect(answers).toBeGreaterThan(3000);
});
