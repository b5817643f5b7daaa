/** Tables as text: numbers to the right, a spread as its median with the quartiles beside it. */
import { type Cell, type Row, significant, type Verdict } from "./table.ts";

export function printed(title: string, rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  return grid(
    title,
    columns,
    rows.map(({ cells }) => columns.map((column) => cells[column] ?? "")),
  );
}

export function printedVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ work, target, measured, met }) => [
    work,
    target,
    measured,
    met ? "met" : "NOT met",
  ]);
  return grid("Targets", ["work", "target", "measured", ""], rows);
}

function grid(title: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [columns, ...rows.map((row) => row.map(text))];
  const widths = columns.map((_, k) => Math.max(...texts.map((row) => row[k].length)));
  const numeric = columns.map((_, k) => rows.every((row) => typeof row[k] !== "string"));
  const lines = texts.map((row) =>
    row
      .map((cell, k) => (numeric[k] ? cell.padStart(widths[k]) : cell.padEnd(widths[k])))
      .join("  ")
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => "-".repeat(width)).join("  "));
  return `\n${title}\n\n${lines.join("\n")}\n`;
}

const text = (cell: Cell): string => {
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return significant(cell);
  return `${significant(cell.median)} (${significant(cell.low)}-${significant(cell.high)})`;
};
