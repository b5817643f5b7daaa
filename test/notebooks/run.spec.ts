/** That a run of a notebook notices what it must. */
import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences } from "../../notebooks/tools/compare.ts";
import { executeNotebook } from "../../notebooks/tools/execute.ts";
import { SPEC, startKernel } from "../../notebooks/tools/kernel.ts";
import {
  type Cell,
  type Output,
  readNotebook,
  tidied,
  writeNotebook,
} from "../../notebooks/tools/notebook.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { textOf } from "./text-of.ts";

const fixture = fileURLToPath(new URL("hello.ipynb", import.meta.url));
const PATIENCE = 120_000;

describe("a run of a notebook", { timeout: PATIENCE }, () => {
  let project: ProjectCopy;
  let asItIs: Cell[];

  beforeAll(async () => {
    project = copyProject();
    asItIs = await executeNotebook(fixture);
  }, PATIENCE);
  afterAll(() => project?.remove());

  it("is satisfied with what is stored", () => {
    expect(differences(readNotebook(fixture), asItIs)).toEqual([]);
  });

  it("notices a stored number that was changed", () => {
    const changed = project.path("changed.ipynb");
    writeFileSync(changed, readFileSync(fixture, "utf8").replace('"1\\n"', '"2\\n"'));
    expect(differences(readNotebook(changed), asItIs)).toEqual([
      'code cell 2 (const piles = [5, 3, 4, 5];): output 1, stdout: line 1 is stored as "2", now it is "1"',
    ]);
  });

  it("notices a picture that was changed", () => {
    const changed = project.path("changed.ipynb");
    writeFileSync(changed, readFileSync(fixture, "utf8").replace(/("image\/png": "[^"]{500})./, "$1_"));
    expect(differences(readNotebook(changed), asItIs)).toEqual([
      expect.stringContaining("the picture differs"),
    ]);
  });

  it("notices an operator that was changed in a solver, in the same kernel once the import cell is run again", async () => {
    copyFileSync(fixture, project.path("hello.ipynb"));
    // from a copy of the kernel, as one that is installed for VS Code is
    cpSync(SPEC, project.path("kernels/copy"), { recursive: true });
    const kernel = await startKernel(project.path(), project.path("kernels/copy"));
    const [imports, solve] = asItIs.filter(({ kind }) => kind === "code").map(({ source }) => source);
    const answer = async () => {
      await kernel.execute(imports);
      return textOf((await kernel.execute(solve)).outputs);
    };
    try {
      expect(await answer()).toBe("1\n");
      const solver = project.path("functions/games/stone-game/fusion.ts");
      const source = readFileSync(solver, "utf8");
      const changed = source.replace("value += sign *", "value -= sign *");
      expect(changed).not.toBe(source);
      writeFileSync(solver, changed);
      expect(await answer()).toBe("-1\n");
    } finally {
      await kernel.close();
    }
    const complaints = differences(asItIs, await executeNotebook(project.path("hello.ipynb")));
    expect(complaints[0]).toContain('line 1 is stored as "1", now it is "-1"');
  });

  it("says which cell fails, and where", async () => {
    const failing = project.path("notebooks/failing.ipynb");
    const cells = asItIs.map((cell) => ({ ...cell, source: cell.source.replace("const piles", "piles") }));
    writeNotebook(failing, cells);
    await expect(executeNotebook(failing)).rejects.toThrow(
      /^code cell 2 failed:\ncell \[2\], line 1, column 1:\n {2}piles = .*\n {2}\^\nCannot find name 'piles'/,
    );
  });

  it("notices a folded answer that is wrong", async () => {
    const wrong = project.path("notebooks/wrong.ipynb");
    const cells = asItIs.map((cell) =>
      cell.kind === "code" ? cell : { ...cell, source: cell.source.replace("Math.max", "Math.min") },
    );
    writeNotebook(wrong, cells);
    await expect(executeNotebook(wrong)).rejects.toThrow(
      /a folded answer is not right:[\s\S]*Not yet: for \[1,2\]/,
    );
  });
});

describe("a notebook's file", () => {
  it("is the same however a kernel cuts its output", () => {
    const stream = (text: string): Output => ({ output_type: "stream", name: "stdout", text });
    expect(tidied([stream("a\nb"), stream("c\n")])).toEqual([stream("a\nbc\n")]);
  });

  it("is written as it was read", () => {
    const project = copyProject();
    try {
      writeNotebook(project.path("again.ipynb"), readNotebook(fixture));
      expect(readFileSync(project.path("again.ipynb"), "utf8")).toBe(readFileSync(fixture, "utf8"));
    } finally {
      project.remove();
    }
  });
});
