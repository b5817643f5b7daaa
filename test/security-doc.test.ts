/** SECURITY.md names a test for each threat; a name that no test has, or one that is skipped, would be an empty promise. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const threats = read("SECURITY.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (---|who) /.test(line))
  .map((line) => line.split(" | "));

it("lists threats with who, what, what stops them and what shows it", () => {
  expect(threats.length).toBeGreaterThan(10);
  for (const cells of threats) expect(cells, cells[0]).toHaveLength(4);
});

it.each(threats)("%s could %s: each test that it names exists", (_who, _what, _stops, shown) => {
  const named = Array.from(shown.matchAll(/`(test\/[^`]+)`: "([^"]+)"/g), ([, file, name]) => ({
    file,
    name,
  }));
  expect(named.length).toBeGreaterThan(0);
  expect(shown.replace(/`(test\/[^`]+)`: "([^"]+)"/g, "")).not.toMatch(/test\/|"/);
  for (const { file, name } of named) {
    const code = read(file);
    expect(isTest(code, name), `${file}: "${name}"`).toBe(true);
    expect(code, file).not.toMatch(/\b(it|test|describe)\.(skip|todo|only|skipIf|runIf|fails)\b/);
  }
});

it("takes for a test only what is one", () => {
  for (const code of ['it("does", run)', 'it(\n  "does",', 'it.each([\n  [f("x")],\n])("does", run)']) {
    expect(isTest(code, "does"), code).toBe(true);
  }
  for (const code of [
    '// "does"',
    'it("is", run); expect("does")',
    'it.skip("does", run)',
    'it.each(["b", f("does")])',
  ]) {
    expect(isTest(code, "does"), code).toBe(false);
  }
});

/** Whether a test or a group of tests takes the name: `it("…"`, `it.each(…)("…"`, `promise("…"`, or a row that an `each` begins with it. */
function isTest(code: string, name: string): boolean {
  const before = code.split(`"${name}"`, 1)[0];
  if (before === code) return false;
  const calls = Array.from(
    before.matchAll(/\b(?:it|test|describe|promise)(?:\.\w+)*\(/g),
    ({ index }) => index,
  );
  const call = before.slice(calls.at(-1) ?? before.length);
  return /^(it|describe|promise)(\(|\.each\([\s\S]*(\)\(|\[))\s*$/.test(call);
}
