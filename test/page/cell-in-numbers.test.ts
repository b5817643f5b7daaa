/** A recurrence with a cell's numbers in it comes to the cell's value, in every cell of every table. */
import { describe, expect, it } from "vitest";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { cellInNumbers } from "../../functions/page/cell-in-numbers.ts";

const filledIn = new Set<string>();

describe.each(Object.values<AnyGame>(games))("$slug", (game) => {
  const methods = game.methods.filter(({ table }) => table !== undefined).map(({ name }) => name);

  it.each(methods)("%s", (method) => {
    for (const position of game.rules.examples) {
      const table = game.table(position, method);
      for (const cell of table.cells) {
        const { lines, looked } = cellInNumbers(table, cell);
        expect(lines[0]).toMatch(new RegExp(`^\\w+\\(${cell.at.join(", ")}\\)$`));
        expect(lines[lines.length - 1]).toBe(`= ${String(cell.value).replace("-", "−")}`);
        expect(looked).toHaveLength(cell.from.length);
        if (lines.length < 3) continue;
        filledIn.add(game.slug);
        const text = lines[1]
          .slice(2)
          .replaceAll("−", "-")
          .replaceAll("max", "Math.max")
          .replaceAll("min", "Math.min");
        // biome-ignore lint/security/noGlobalEval: arithmetic that was written here
        const evaluate = eval;
        expect(evaluate(text), `${lines.join(" ")} of ${method}`).toBe(cell.value);
      }
    }
  });
});

it("a cell has the recurrence's name for it, and V where it has none", () => {
  const named = (slug: keyof typeof games, position: object) => {
    const table = (games[slug] as unknown as AnyGame).table(position);
    return cellInNumbers(table, table.cells[0]).lines[0];
  };
  expect(named("stone-game-ix", { stones: [2, 1] })).toMatch(/^W\(/);
  expect(named("sum-game", { num: "?3295???" })).toMatch(/^V\(/);
});

it("is filled in for the games whose recurrence is arithmetic", () => {
  expect([...filledIn].sort()).toEqual(
    expect.arrayContaining([
      "stone-game",
      "stone-game-ii",
      "stone-game-iii",
      "stone-game-vii",
      "stone-game-viii",
    ]),
  );
});
