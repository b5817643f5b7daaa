/** What the text of a notebook refers to is there: its formulas and theorems by number, other notebooks and files by name. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { allNotebooks } from "../../notebooks/tools/execute.ts";
import { readNotebook } from "../../notebooks/tools/notebook.ts";

const KIND = "(?:Theorem|Lemma|Corollary|Claim|Proposition)";

/** Each number that a text refers to and does not define, or defines twice. */
function loose(text: string): string[] {
  const numbers = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, number]) => number);
  const formulas = numbers(/\\tag\{([\d.]+)\}/g);
  // where it is set bold or in a heading a theorem is stated
  const theorems = numbers(new RegExp(`(?:\\*\\*|^#+ )${KIND} (\\d+\\.\\d+)`, "gm"));
  const twice = (all: string[]) => all.filter((number, i) => all.indexOf(number) !== i);
  return [
    ...numbers(/\((\d+\.\d+)\)/g)
      .filter((number) => !formulas.includes(number))
      .map((number) => `(${number}) is no formula`),
    ...numbers(new RegExp(`${KIND} (\\d+\\.\\d+)`, "g"))
      .filter((number) => !theorems.includes(number))
      .map((number) => `${number} is no theorem`),
    ...twice(formulas).map((number) => `(${number}) is there twice`),
    ...twice(theorems).map((number) => `${number} is stated twice`),
  ];
}

describe.each(allNotebooks().map((file) => [basename(file), file]))("the text of %s", (_, file) => {
  const text = readNotebook(file)
    .filter(({ kind }) => kind === "markdown")
    .map(({ source }) => source)
    .join("\n\n");

  it("defines the formulas and theorems that it refers to, once each", () => {
    expect(loose(text)).toEqual([]);
  });

  it("links to files that are there", () => {
    const links = Array.from(text.matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g), ([, link]) => link);
    const files = links.filter((link) => !link.startsWith("http"));
    expect(files.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });
});

describe("a loose reference", () => {
  it("is found", () => {
    expect(loose("**Theorem 3.1.** By (3.2) and Lemma 3.4.\n$$x \\tag{3.2}$$")).toEqual([
      "3.4 is no theorem",
    ]);
    expect(loose("**Lemma 3.1.** See (3.9).\n\n### Lemma 3.1: again")).toEqual([
      "(3.9) is no formula",
      "3.1 is stated twice",
    ]);
  });
});
