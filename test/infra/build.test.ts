import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { build, entryPoints } from "../../infra/build.ts";
import { functionNames } from "../kit/function-names.ts";

const scratch = mkdtempSync(join(tmpdir(), "optimal-play-build-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const entry = join(import.meta.dirname, "fixtures/solve.ts");

describe("The build", () => {
  it("makes a bundle for each function that the routes name", () => {
    expect(Object.keys(entryPoints).sort()).toEqual(functionNames());
  });

  it("gives the same bytes wherever and however often it runs", async () => {
    const outdirs = [join(scratch, "here"), join(scratch, "there/and/deeper")];
    const bundles = [];
    for (const outdir of outdirs) bundles.push(await build({ solve: entryPoints.solve }, outdir));
    const [here, there] = bundles.map(({ solve: { folder } }) =>
      readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
    );
    expect(here.length).toBeGreaterThan(2);
    expect(here).toEqual(there);
    expect(String(here)).not.toContain(scratch);
  });

  it("does not touch a bundle that is up to date", async () => {
    const outdir = join(scratch, "again");
    const { fixture } = await build({ fixture: entry }, outdir);
    const before = statSync(join(fixture.folder, "index.mjs")).mtimeMs;
    await build({ fixture: entry }, outdir);
    expect(statSync(join(fixture.folder, "index.mjs")).mtimeMs).toBe(before);
  });

  it("leaves in a folder that is deployed nothing but the bundle", async () => {
    const outdir = join(scratch, "clean");
    mkdirSync(join(outdir, "fixture/old"), { recursive: true });
    writeFileSync(join(outdir, "fixture/index.mjs.map"), "left from another time");
    const { fixture } = await build({ fixture: entry }, outdir);
    expect(readdirSync(fixture.folder)).toEqual(["index.mjs"]);
  });

  it("makes an ES module that Node loads as it is, of CommonJS too", async () => {
    const source = join(scratch, "commonjs.cjs");
    writeFileSync(source, "exports.handler = () => 'here';");
    const { fixture } = await build({ fixture: source }, join(scratch, "loaded"));
    const loaded = await import(join(fixture.folder, "index.mjs"));
    expect(loaded.default.handler()).toBe("here");
  });

  it("refuses what would call require(), which an ES module does not have", async () => {
    const source = join(scratch, "requires.cjs");
    writeFileSync(source, "exports.handler = () => require('node:os').EOL;");
    await expect(build({ fixture: source }, join(scratch, "requires"))).rejects.toThrow(
      /requires\.cjs: something in it calls require\(\)/,
    );
  });

  it("says file, line and reason when a source is wrong", async () => {
    const wrong = join(scratch, "wrong.ts");
    writeFileSync(wrong, "export const handler = ;");
    await expect(build({ fixture: wrong }, join(scratch, "none"))).rejects.toThrow(/wrong\.ts:1:23/);
  });
});
