/** Stone Game II in WebAssembly: the same answers as without, only where it can, and only for as long as it is needed. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { suffixSums } from "../../functions/games/rows/row.ts";
import { columnTotals } from "../../functions/games/stone-game-ii/column-minima.ts";
import { type Engine, lockstepTotals, runsInLockstep } from "../../functions/games/stone-game-ii/lockstep.ts";
import { module, source } from "../../functions/games/stone-game-ii/lockstep-module.ts";
import { sourceHash } from "../../infra/wasm.ts";
import { comparePaths } from "../kit/lockstep.ts";
import { generator, integers } from "../kit/random.ts";

const row = (n: number) => integers(n, 1, 10_000, generator(n));

describe("the module", () => {
  it("is what its source was compiled to", () => {
    expect(source, "infra/wasm has changed since. Run: npm run wasm").toBe(sourceHash());
  });

  it("is small", () => {
    expect(Buffer.from(module, "base64").length).toBeLessThanOrEqual(6 * 1024);
  });
});

it("gives the same cells, lines and moves by every path", () => {
  const { positions, inLockstep, byOracle, answers } = comparePaths(2000, 7);
  expect(positions).toBe(2000);
  expect(inLockstep).toBeGreaterThan(1000);
  expect(byOracle).toBeGreaterThan(500);
  expect(answers).toBeGreaterThan(50);
});

it.each([9753, 12_000, 12_003, 15_000, 16_384 - 32])("has room for 32,768 piles from m = %i", (m) => {
  for (const least of [0, 5000]) {
    const piles = row(32_768).map((pile) => pile - least);
    const suffix = suffixSums(piles);
    const columns = columnTotals(suffix, m);
    const total = lockstepTotals(piles, suffix, m, true);
    for (let i = 0; i < piles.length; i += 7) {
      for (const M of [m, Math.max(m, i)]) if (total(i, M) !== columns(i, M)) expect.fail(`(${i}, ${M})`);
    }
  }
});

it("is for rows of 64 to 32,768 piles with a choice of m whose values fit into 32 bits", () => {
  expect(runsInLockstep(row(66), 1)).toBe(true);
  expect(runsInLockstep(row(65), 1)).toBe(false);
  expect(runsInLockstep(row(166), 51)).toBe(true);
  expect(runsInLockstep(row(166), 52)).toBe(false);
  expect(runsInLockstep(new Array(32_768).fill(1), 1)).toBe(true);
  expect(runsInLockstep(new Array(32_769).fill(1), 1)).toBe(false);
  const ones = new Array(99).fill(1);
  expect(runsInLockstep([2 ** 31 - 101, ...ones], 1)).toBe(true);
  expect(runsInLockstep([2 ** 31 - 100, ...ones], 1)).toBe(false);
  expect(runsInLockstep([100 - 2 ** 31, ...ones], 1)).toBe(false);
});

describe("the engine", () => {
  const here = (globalThis as unknown as Required<Engine>).WebAssembly;
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** A fresh copy of the games where the engine is another. */
  async function gameWith(engine: Partial<Engine["WebAssembly"]>) {
    vi.resetModules();
    vi.stubGlobal("WebAssembly", engine);
    const { games } = await import("../../functions/games/index.ts");
    return games["stone-game-ii"];
  }

  it("compiles nothing before a row needs it, and once for all of them", async () => {
    const compiled = vi.fn();
    class Module extends here.Module {
      constructor(bytes: Uint8Array) {
        super(bytes);
        compiled();
      }
    }
    const game = await gameWith({ validate: here.validate, Instance: here.Instance, Module });
    game.solve({ piles: row(50) });
    game.solve({ piles: [2 ** 40, ...row(100)] });
    expect(compiled).not.toHaveBeenCalled();
    for (const n of [100, 200, 300]) game.solve({ piles: row(n) });
    expect(compiled).toHaveBeenCalledOnce();
  });

  it.each([
    ["no WebAssembly", undefined],
    ["no SIMD", { validate: (): boolean => false }],
    [
      "a policy against it",
      {
        validate: (): boolean => true,
        Module: class {
          constructor() {
            throw new Error("Refused to compile or instantiate WebAssembly module");
          }
        },
      },
    ],
  ])("may have %s: TypeScript gives the same answers, and states its own cost", async (_, engine) => {
    const { solve, rank, play, limits } = await answers(await gameWith(engine));
    vi.unstubAllGlobals();
    const with32 = await answers(await gameWith(here));
    expect(solve).toEqual(with32.solve);
    expect(rank).toEqual(with32.rank);
    expect(play).toEqual(with32.play);
    expect(limits).toBeLessThan(with32.limits / 2);
  });

  async function answers(game: Awaited<ReturnType<typeof gameWith>>) {
    const { limitsOf } = await import("../../functions/games/index.ts");
    const piles = row(500).map((pile) => pile - 2000);
    const { cost: _, ...solve } = game.solve({ piles, m: 3 }, { line: 1000 });
    const { cost: __, ...rank } = game.rank({ piles, m: 3 });
    const moves = solve.line.slice(0, 5).map(() => ({ take: 1 }));
    const { cost: ___, ...play } = game.play({ piles, m: 3 }, moves, { reply: true });
    return { solve, rank, play, limits: limitsOf(game)["column-minima"]["piles"] };
  }
});

it("gives back the memory of a large row", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const { columnMinima } = await import("../../functions/games/stone-game-ii/column-minima.ts");
  const megabytes = () => process.memoryUsage().external / 2 ** 20;
  const settle = async () => {
    for (let k = 0; k < 3; k++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      collect();
    }
  };
  await settle();
  const before = megabytes();
  columnMinima.solve({ piles: row(12_000), m: 1, toMove: "alice" }, 1000);
  expect(megabytes() - before).toBeGreaterThan(64);
  await settle();
  expect(megabytes() - before).toBeLessThan(16);
});
