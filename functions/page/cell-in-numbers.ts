/** A cell's recurrence with its numbers in place of its letters. */
import type { Table } from "./results.ts";

type Cell = Table["cells"][number];

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
const inSum = (value: number): string => (value < 0 ? `(−${-value})` : String(value));

/** Thrown where a recurrence has something that is no number. */
class NotArithmetic extends Error {}

/**
 * Lines such as "V(0, 2)", "= max(3 − 4, 2 − (−1))", "= 3". Where a recurrence is not arithmetic the middle one is missing,
 * and the cells that were looked at say what it came from.
 * @param outcomes how "win" and "lose" are said
 */
export function cellInNumbers(
  table: Table,
  cell: Cell,
  outcomes: Readonly<Record<"win" | "lose", string>> = { win: "win", lose: "lose" },
): { readonly lines: readonly string[]; readonly looked: readonly string[] } {
  const name = /^\w+(?=[([])/.exec(table.recurrence)?.[0] ?? "V";
  const values = new Map(table.cells.map((one) => [one.at.join(), one.value]));
  const place = (at: readonly number[]) => `${name}(${at.join(", ")})`;
  const shown = (value: Cell["value"] | undefined) =>
    typeof value === "number" ? signed(value) : value === undefined ? "?" : outcomes[value];
  const looked = cell.from.map((at) => `${place(at)} = ${shown(values.get(at.join()))}`);
  const filled = cell.from.length === 0 ? undefined : filledIn(table, cell, name, values);
  return {
    lines: [place(cell.at), ...(filled === undefined ? [] : [`= ${filled}`]), `= ${shown(cell.value)}`],
    looked,
  };
}

function filledIn(
  { recurrence, axes, position }: Table,
  cell: Cell,
  name: string,
  values: ReadonlyMap<string, Cell["value"]>,
): string | undefined {
  const row = Object.values(Object(position)).find(Array.isArray) as readonly number[] | undefined;
  if (row === undefined) return undefined;
  const letters = new Map<string, number>([
    ["n", row.length],
    ...axes.map((axis, i) => [axis.name, cell.at[i]] as const),
  ]);
  const sum = (from: number, to: number) => row.slice(from, to).reduce((total, value) => total + value, 0);
  try {
    const [right] = recurrence
      .split("; ")
      .flatMap(clauseOf)
      .filter(
        ({ given }) =>
          given.length === axes.length &&
          given.every((text, i) => text === axes[i].name || index(text) === cell.at[i]),
      )
      // one that is about this cell alone goes before one that is about all
      .sort((a, b) => free(a.given) - free(b.given))
      .map((clause) => clause.right);
    if (right === undefined) return undefined;
    const text = withChoices(right)
      .replace(/\b(\w+)[([]([^()[\]]*)[)\]]/g, (whole, word: string, inside: string) => {
        if (word === "max" || word === "min") return whole;
        const places = inside.split(",").map(index);
        if (word === name) return inSum(valueAt(places));
        if (word === "a") return inSum(row[places[0]]);
        if (word === "sum") return inSum(sum(places[0], places[1] + 1));
        if (word === "S") return inSum(sum(places[0], row.length));
        if (word === "P") return inSum(sum(0, places[0]));
        throw new NotArithmetic(word);
      })
      .replaceAll(" - ", " − ");
    return /[A-Za-z]/.test(text.replace(/max|min/g, "")) ? undefined : text;
  } catch (error) {
    if (error instanceof NotArithmetic) return undefined;
    throw error;
  }

  /** "V(l, l) = 0: that is all" as its arguments and what is right of the sign. */
  function clauseOf(clause: string): { readonly given: readonly string[]; readonly right: string }[] {
    const [whole, left] = /^(\w+\(([^()]*)\)) = /.exec(clause) ?? [];
    if (whole === undefined || left === undefined || !clause.startsWith(`${name}(`)) return [];
    const given = left.slice(name.length + 1, -1).split(", ");
    return [{ given, right: clause.slice(whole.length).replace(/, S\(i\).*$|: .*$/, "") }];
  }

  function free(given: readonly string[]): number {
    return given.filter((text, i) => text === axes[i].name).length;
  }

  /** "min over some X of V(…)" as the values among which it is. */
  function withChoices(right: string): string {
    return right.replace(/\b(min|max) over .* of \w+\([^()]*(?:\([^()]*\))?[^()]*\)/, (_, word: string) => {
      const all = cell.from.map(valueAt);
      return all.length === 1 ? inSum(all[0]) : `${word}(${all.map(signed).join(", ")})`;
    });
  }

  function valueAt(places: readonly number[]): number {
    const value = values.get(places.join());
    if (typeof value !== "number") throw new NotArithmetic(places.join());
    return value;
  }

  /** A sum of letters and numbers, such as "r-1". */
  function index(text: string): number {
    return text.split(/([+-])/).reduce((total, part, i, parts) => {
      if (i % 2 === 1) return total;
      const word = part.trim();
      const value = /^\d+$/.test(word) ? Number(word) : letters.get(word);
      if (value === undefined) throw new NotArithmetic(word);
      return total + (parts[i - 1] === "-" ? -1 : 1) * value;
    }, 0);
  }
}
