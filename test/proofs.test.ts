/** What names a theorem names one that is checked, and what relies on a theorem says so. check.sh checks the theorems themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../functions/games/index.ts";
import { proofOf } from "../functions/games/proofs.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const folder = fileURLToPath(new URL("../functions/games/", import.meta.url));

/** The rows of the tables in the README of the proofs, which are what check.sh asks Coq about. */
const listed = Array.from(
  read("notebooks/proofs/README.md").matchAll(/^\| `(\w+)\.(\w+)` \|(?:.*)\| ([^|]+) \| (\d\d) \|$/gm),
  ([, file, theorem, reliant, notebook]) => ({
    file,
    theorem,
    name: `${file}.${theorem}`,
    reliant,
    notebook,
  }),
);
const names = listed.map(({ name }) => name);

/** "notebooks/proofs/Fusion.v, `a` and `b`" in a comment, whose lines may break anywhere. */
const namedIn = (source: string): string[] =>
  Array.from(
    source
      .replace(/\n \* ?/g, " ")
      .matchAll(/notebooks\/proofs\/(\w+)\.v, ([^;]*?)(?=;|\. |\.$|notebooks\/proofs|\*\/)/g),
    ([, file, theorems]) => Array.from(theorems.matchAll(/`(\w+)`/g), ([, theorem]) => `${file}.${theorem}`),
  ).flat();

const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, text: read(`functions/games/${file}`) }));

describe("the list of theorems", () => {
  it("is as long as the README says", () => {
    expect(read("README.md").replace(/\s+/g, " ")).toContain(` ${names.length} theorems,`);
  });

  it("has theorems for every game, each once", () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(80);
    expect(read("notebooks/proofs/README.md").match(/^\| `\w+\.\w+`/gm)?.length).toBe(names.length);
  });

  it.each(listed)("$name is in its file", ({ file, theorem }) => {
    expect(read(`notebooks/proofs/${file}.v`)).toMatch(
      new RegExp(`^(Theorem|Corollary|Lemma) ${theorem}\\b`, "m"),
    );
  });

  it("names files and notebooks that there are", () => {
    const files = new Set(sources.map(({ file }) => file));
    const reliant = listed.flatMap(({ reliant }) =>
      Array.from(reliant.matchAll(/`([\w-]+\/[\w-]+\.ts)`/g), ([, file]) => file),
    );
    expect(reliant.filter((file) => !files.has(file))).toEqual([]);
    const notebooks = readdirSync(new URL("../notebooks/", import.meta.url)).map((name) => name.slice(0, 2));
    expect(listed.filter(({ notebook }) => !notebooks.includes(notebook))).toEqual([]);
  });
});

describe("what names a theorem", () => {
  const headers = sources.flatMap(({ file, text }) => namedIn(text).map((name) => ({ file, name })));

  it("reads every header that speaks of a proof checked by machine", () => {
    for (const { file, text } of sources)
      if (text.includes("notebooks/proofs/")) expect(namedIn(text), file).not.toEqual([]);
    expect(headers.length).toBeGreaterThan(25);
  });

  it.each(headers)("$file names $name, which is checked", ({ name }) => {
    expect(names).toContain(name);
  });

  it.each(Object.values<AnyGame>(games))(
    "$slug: the default method has a theorem, and what is named is checked",
    ({ slug, methods }) => {
      expect(proofOf(slug, methods[0].name)).toBeDefined();
      const named = methods.flatMap(({ name }) => proofOf(slug, name) ?? []);
      for (const proof of named) expect(names).toContain(proof);
    },
  );
});
