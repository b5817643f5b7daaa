/** SECURITY.md names a test for each threat; a name that no test has would be an empty promise. */
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
  for (const { file, name } of named) expect(read(file), file).toContain(`"${name}"`);
});
