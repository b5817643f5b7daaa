/** JSON for people says the same as JSON for programs, in lines that can be read. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { laidOut } from "../../functions/http/layout.ts";

it("says the same, in lines of at most 110 characters wherever there is something to break", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = laidOut(value, 1e9) ?? "";
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
      const long = text.split("\n").filter((line) => line.length > 110);
      for (const line of long)
        expect(JSON.parse(line.replace(/^\s*("[^"\\]*": )?/, "").replace(/,$/, ""))).not.toBeInstanceOf(
          Object,
        );
    }),
  );
});

it("fills lines with numbers and breaks the rest one by one", () => {
  expect(laidOut({ piles: Array.from({ length: 60 }, (_, i) => i), moves: [{ take: "left" }] }, 1e9)).toBe(`{
  "piles": [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 57, 58, 59
  ],
  "moves": [{"take": "left"}]
}
`);
});

it("widens its lines until the text has its size, and gives up where none has", () => {
  const value = Array.from({ length: 1000 }, (_, i) => ({
    at: [{ name: "a".repeat(50) }, { name: "b".repeat(50 + (i % 9)) }],
  }));
  const widest = laidOut(value, 1e9) ?? "";
  const smaller = laidOut(value, widest.length - 1) ?? "";
  expect(smaller.length).toBeLessThan(widest.length);
  expect(JSON.parse(smaller)).toEqual(value);
  expect(laidOut(value, JSON.stringify(value).length)).toBeUndefined();
});
