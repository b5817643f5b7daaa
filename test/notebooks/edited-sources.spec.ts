/** A kernel whose sources are edited while it runs. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Kernel, startKernel } from "../../notebooks/tools/kernel.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { textOf } from "./text-of.ts";

const PATIENCE = 120_000;

describe("a kernel whose sources are edited", { timeout: PATIENCE }, () => {
  let project: ProjectCopy;
  let kernel: Kernel;
  const run = async (code: string) => {
    const { outputs } = await kernel.execute(code);
    return outputs
      .map((output) => (output.output_type === "error" ? output.traceback.join("\n") : textOf([output])))
      .join("")
      .trim();
  };

  beforeAll(async () => {
    project = copyProject();
    kernel = await startKernel(project.path());
  }, PATIENCE);
  afterAll(async () => {
    await kernel?.close();
    project?.remove();
  });

  it("runs every cell, and takes up the edits and their types where the import cell is run again", async () => {
    const solver = project.path("functions/games/stone-game/prefix-sum-dp.ts");
    const helper = project.path("notebooks/lib/table.ts");
    const [solverAsItWas, helperAsItWas] = [solver, helper].map((file) => readFileSync(file, "utf8"));
    const use = '[1].map((more) => typeof table === "function" && totalTable([3, 7])[1] + more)';
    const imports = (names: string) =>
      `import { table } from "@optimal-play/notebook"; import { ${names} } from "@optimal-play/games/stone-game/prefix-sum-dp.ts";`;
    await run(imports("totalTable"));
    expect(await run(use)).toBe("[ 8 ]");

    for (const type of ["number", "string"]) {
      // a cell that sees edits while it runs, two files at once and one of them missing for a while
      const running = run("await new Promise<void>((resolve) => setTimeout(resolve, 300)); 1");
      for (let i = 0; i < 4; i++) {
        rmSync(helper, { force: true });
        writeFileSync(project.path("functions/games/stone-game/appears.ts"), `export const n = ${i};\n`);
        writeFileSync(solver, `${solverAsItWas}\nexport const edits = ${i} as unknown as ${type};\n`);
        await new Promise((resolve) => setTimeout(resolve, 40));
        writeFileSync(helper, `${helperAsItWas}// ${type} ${i}\n`);
      }
      expect(await running).toBe("1");
      // and a cell between a deletion and the next version
      rmSync(solver);
      expect(await run(use)).toBe("[ 8 ]");
      writeFileSync(
        solver,
        `${solverAsItWas.replace("export function totalTable(", "export function totalTable(extra: boolean, ")}\nexport const edits = 4 as unknown as ${type};\n`,
      );
      expect(await run(use)).toBe("[ 8 ]");
      writeFileSync(solver, `${solverAsItWas}\nexport const edits = 5 as unknown as ${type};\n`);

      expect(await run(imports("edits, totalTable"))).toBe("");
      expect(await run("edits")).toBe("5");
      expect(await run("const wrong: boolean = edits;")).toContain(`Type '${type}' is not assignable`);
      expect(await run('import { n } from "@optimal-play/games/stone-game/appears.ts"; n')).toBe("3");
      expect(await run(use)).toBe("[ 8 ]");
    }
  });

  it("says where a source is no TypeScript, and takes it up when it is", async () => {
    const broken = project.path("functions/games/broken.ts");
    const use = 'import { right } from "@optimal-play/games/broken.ts"; right';
    writeFileSync(broken, "export const right = 1;\n\n  const wrong = = 2;\n");
    expect((await run(use)).split("\n")).toEqual([
      "functions/games/broken.ts:3:17:",
      "    const wrong = = 2;",
      "                  ^",
      'Unexpected "="',
    ]);
    writeFileSync(broken, "export const right = 2;\n");
    expect(await run(use)).toBe("2");
  });

  it("takes up edits of files beside the notebook", async () => {
    const helper = project.path("helper.ts");
    const use = 'import { help } from "./helper"; help';
    expect(await run(use)).toContain("Cannot find module './helper'");
    writeFileSync(helper, "export const help: number = 1;\n");
    expect(await run(use)).toBe("1");
    writeFileSync(
      helper,
      "interface Unused {}\nexport const help = (): never => {\n  throw new Error('as meant');\n};\n",
    );
    expect(await run(`${use}()`)).toContain("at help (helper.ts:3:9)");
  });
});
