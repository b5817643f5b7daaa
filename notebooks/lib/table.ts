/**
 * A plain table, which every viewer shows. The one style repeats that words are on the left: exported pages and
 * JupyterLab set every cell on the right and listen to nothing else; GitHub strips styles and listens to `align`.
 */
import { escaped } from "./picture.ts";
import { display } from "./show.ts";

export type TableValue = string | number | boolean | null;

export interface TableOptions {
  /** Above the table, as wide as the page: a heading of the table's own would be squeezed to its width. */
  readonly caption?: string;
  /** Values to be set bold. */
  readonly bold?: (row: number, column: string) => boolean;
}

/** Shows rows of equal keys; the keys are the headings, in their order. */
export function table(
  rows: readonly Readonly<Record<string, TableValue>>[],
  { caption, bold = () => false }: TableOptions = {},
): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const numeric = (column: string) => rows.every((row) => typeof (row[column] ?? 0) === "number");
  const align = (column: string) =>
    numeric(column) ? ' align="right"' : ' align="left" style="text-align: left"';
  const text = (value: TableValue | undefined) =>
    value === null || value === undefined
      ? ""
      : typeof value === "boolean"
        ? value
          ? "yes"
          : "no"
        : String(value);
  const html = [
    ...(caption === undefined ? [] : [`<p><em>${escaped(caption)}</em></p>`]),
    "<table>",
    `<thead><tr>${columns.map((column) => `<th${align(column)}>${escaped(column)}</th>`).join("")}</tr></thead>`,
    "<tbody>",
    ...rows.map((row, i) => {
      const cells = columns.map((column) => {
        const value = escaped(text(row[column]));
        return `<td${align(column)}>${bold(i, column) ? `<strong>${value}</strong>` : value}</td>`;
      });
      return `<tr>${cells.join("")}</tr>`;
    }),
    "</tbody>",
    "</table>",
  ];
  const plain = [
    ...(caption === undefined ? [] : [[caption]]),
    columns,
    ...rows.map((row) => columns.map((column) => text(row[column]))),
  ];
  display({
    "text/html": html.join("\n"),
    "text/plain": plain.map((cells) => cells.join("  ")).join("\n"),
  });
}
