/** The kernel: what it runs, and what it says of what it cannot. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Kernel, startKernel } from "../../notebooks/tools/kernel.ts";
import type { CellError } from "../../notebooks/tools/notebook.ts";
import { textOf } from "./text-of.ts";

const here = fileURLToPath(new URL("./", import.meta.url));
const PATIENCE = 120_000;

/** What the `error` message of a cell says, which must be the last that it sends, and nothing on stderr beside it. */
async function errorOf(kernel: Kernel, code: string): Promise<CellError> {
  const { outputs, ok } = await kernel.execute(code);
  const last = outputs.at(-1);
  expect(ok, code).toBe(false);
  expect(textOf(outputs, "stderr")).toBe("");
  if (last?.output_type !== "error") throw new Error(`no error, but ${JSON.stringify(outputs)}`);
  return last;
}

describe("the kernel", { timeout: PATIENCE }, () => {
  let kernel: Kernel;
  const run = async (code: string) => textOf((await kernel.execute(code)).outputs).trim();
  const complaintAbout = async (code: string) => (await errorOf(kernel, code)).traceback.join("\n");

  beforeAll(async () => {
    kernel = await startKernel(here);
  }, PATIENCE);
  afterAll(() => kernel?.close());

  it("loads solvers and their parts from source", async () => {
    await run('import { games } from "@optimal-play/games";');
    await run('import { totalTable } from "@optimal-play/games/stone-game/prefix-sum-dp.ts";');
    expect(await run('games["stone-game"].solve({ piles: [5, 3, 4, 5] }).difference')).toBe("1");
    expect(await run("totalTable([3, 7, 2, 3])[3]")).toBe("10");
  });

  it("runs WebAssembly", async () => {
    await run('import { runsInLockstep } from "@optimal-play/games/stone-game-ii/lockstep.ts";');
    await run("const ones: number[] = new Array(100).fill(1);");
    await run('import { games as solvers } from "@optimal-play/games";');
    expect(await run("runsInLockstep(ones, 1)")).toBe("true");
    expect(await run('solvers["stone-game-ii"].solve({ piles: ones }).scores')).toBe(
      "{ alice: 50, bob: 50 }",
    );
  });

  it("checks cells strictly, positions included", async () => {
    expect(await complaintAbout("const f = (x) => x;")).toContain("implicitly has an 'any' type");
    expect(await complaintAbout("const n: number = [1].at(0);")).toContain("'undefined' is not assignable");
    expect(await complaintAbout('games["stone-game"].solve({ pile: [1] });')).toContain(
      "'pile' does not exist",
    );
  });

  it("knows the library of today", async () => {
    expect(await run("[3, 1, 2].toSorted().with(0, 9).findLast((x) => x > 2)")).toBe("3");
  });

  it("finds names of earlier cells in every place", async () => {
    await run("interface Row { n: number }\nconst n = 17; const rows: Row[] = [{ n: 4 }];");
    expect(
      await run("const [{ n: first }] = rows; ({ n, first, more: rows.map(({ n: one }) => one) })"),
    ).toBe("{ n: 17, first: 4, more: [ 4 ] }");
  });

  it("loses no line of a long output", async () => {
    const lines = (await run('for (let i = 0; i < 20000; i++) console.log("line", i);')).split("\n");
    expect(lines).toHaveLength(20_000);
    expect(lines.at(-1)).toBe("line 19999");
  });

  it("shows a table as HTML, and as plain text that is plain", async () => {
    await run('import { table } from "@optimal-play/notebook";');
    const { outputs } = await kernel.execute('table([{ "a & b": "1 < 2" }]);');
    expect(outputs).toEqual([
      expect.objectContaining({
        data: { "text/html": expect.stringContaining("1 &lt; 2"), "text/plain": "a & b\n1 < 2" },
      }),
    ]);
  });

  it.each([
    ["typeof process.pid", "number"],
    ["typeof fetch", "function"],
    ['new URL("http://localhost/page").pathname', "/page"],
    ['Buffer.from("AQ", "base64")[0]', "1"],
    ['new TextEncoder().encode("a")[0]', "97"],
    ["crypto.randomUUID().length", "36"],
    ["clearInterval(setInterval(() => {}, 1000))", ""],
    ['queueMicrotask(() => console.log("later"))', "later"],
    ['console.group("a"); console.dir(1); console.groupEnd()', "a\n  1"],
    ['console.time("t"); typeof console.timeEnd', "function"],
    ['require("node:os").EOL.length > 0', "true"],
    ['import "node:fs"; import * as path from "path"; path.posix.join("a", "b")', "a/b"],
    ['import semver from "semver"; semver.major("2.1.0")', "2"], // a package without types
  ])("has what Node has: %s", async (code, printed) => {
    const { outputs, ok } = await kernel.execute(code);
    expect([ok, textOf(outputs).trim()]).toEqual([true, printed]);
  });

  it("checks what comes from Node's modules", async () => {
    expect(await complaintAbout('import { statSync } from "node:fs"; statSync("a").sizes')).toContain(
      "'sizes' does not exist",
    );
  });

  it.each([
    ["await (Promise.resolve(5))", "5"],
    ["await (async () => 7)()", "7"],
    ["await new Promise((r) => setTimeout(r, 10))", ""],
    ["await Promise.resolve(4) + (await (Promise.resolve(5)))", "9"],
    ["if (true) { for await (const x of [Promise.resolve(3)]) console.log(x); }", "3"],
    ["const two = (await (Promise.resolve(2))) * 1; two", "2"],
  ])("awaits in every place: %s", async (code, printed) => {
    const { outputs, ok } = await kernel.execute(code);
    expect([ok, textOf(outputs).trim()]).toEqual([true, printed]);
  });

  it("refuses what no cell can have, with a reason", async () => {
    expect(await complaintAbout("({ method() { await 1; } })")).toContain(
      "only allowed within async functions",
    );
    expect(await complaintAbout("import.meta.url")).toContain("'import.meta' does not exist");
  });

  it("tells by an error message which lines of which cells an error has passed", async () => {
    await run(
      'interface Unused { n: number }\n\nconst fails = (n: number) => { throw new RangeError("as meant"); };',
    );
    const { ename, evalue, traceback } = await errorOf(kernel, "interface Other {}\n// first\nfails(1);");
    expect([ename, evalue]).toEqual(["RangeError", "as meant"]);
    expect(traceback.map((line) => line.replace(/\[\d+\]/, "[n]"))).toEqual([
      "cell [n], line 3, column 38:",
      '  const fails = (n: number) => { throw new RangeError("as meant"); };',
      "                                       ^",
      "RangeError: as meant",
      "    at fails (cell [n], line 3, column 38)",
      "    at cell [n], line 3, column 1",
    ]);
    const [earlier, later] = traceback.slice(-2).map((line) => Number(/\[(\d+)\]/.exec(line)?.[1]));
    expect(later).toBe(earlier + 1);
  });

  it("names files of the project in an error that a solver throws, and shows the cell's line", async () => {
    await run('import { games } from "@optimal-play/games";');
    const complaint = await complaintAbout('games["stone-game"].solve({ piles: [0.5] })');
    expect(complaint).toMatch(
      /^cell \[\d+\], line 1, column 21:\n {2}games\["stone-game"\]\.solve.*\n {22}\^\nGameError: /,
    );
    expect(complaint).toMatch(/^ {4}at .*\(functions\/games\/\S+\.ts:\d+:\d+\)$/m);
    expect(complaint).not.toMatch(/node_modules|node:|evalmachine/);
  });

  it("tells cell and line in a stack that the cell prints itself, and after an await", async () => {
    expect(
      await run("try { null!; JSON.parse(''); } catch (error) { console.log((error as Error).stack) }"),
    ).toMatch(
      /^SyntaxError: .*\n {4}at JSON\.parse \(<anonymous>\)\n {4}at cell \[\d+\], line 1, column 19$/,
    );
    expect(await complaintAbout('await (async () => { await null; throw new Error("late"); })()')).toMatch(
      /\n {4}at cell \[\d+\], line 1, column 40\n/,
    );
  });

  it("shows the place of what does not compile, and what is thrown that is no error", async () => {
    expect(await complaintAbout("const one = 1;\nconst two: string = one;")).toMatch(
      /^cell \[\d+\], line 2, column 7:\n {2}const two: string = one;\n {8}\^\nType 'number' is not assignable/,
    );
    expect(await errorOf(kernel, "throw { a: 1 };")).toMatchObject({ ename: "Uncaught", evalue: "{ a: 1 }" });
  });

  it("can be interrupted, busy or waiting", async () => {
    const interrupt =
      'require("node:child_process").spawn("sh", ["-c", "sleep 0.2; kill -INT " + process.pid]);';
    expect(await complaintAbout(`${interrupt} for (;;);`)).toContain("interrupted");
    expect(await complaintAbout(`${interrupt} await new Promise(() => {});`)).toContain("Interrupted");
    expect(await run("1")).toBe("1");
  });
});
