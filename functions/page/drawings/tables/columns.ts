/** Stone Game II: the columns are the piles that come first, the rows M. */
import { fitting, short } from "../text.ts";
import { type Lay, rowOf, stone } from "./layout.ts";

export const columns: Lay = (table, options) => {
  const { cells } = table;
  const row = rowOf(table);
  const rows = [...new Set(cells.map(({ at }) => at[1]))].sort((a, b) => a - b);
  const label = 30;
  const n = row.length + 1;
  const pitch = Math.min(90, Math.max(30, (options.width - label - 4) / n));
  const width = Math.max(options.width, Math.ceil(label + n * pitch + 4));
  const left = label + (width - label - n * pitch) / 2;
  const step = 46;
  const inset = Math.min(4, pitch * 0.08);
  const top = 42;
  return {
    width,
    height: top + rows.length * step + 4,
    deep: 16,
    boxes: cells.map(({ at: [i, M] }) => ({
      x: left + i * pitch + inset,
      y: top + rows.indexOf(M) * step,
      width: pitch - 2 * inset,
      height: 32,
    })),
    around(on, lit) {
      const [i, M] = cells[lit].at;
      on.text(left - label + 2, 19, "M", { anchor: "start", fill: options.theme.soft });
      for (const [k, value] of row.entries())
        stone(on, { x: left + k * pitch + inset, y: 3, width: pitch - 2 * inset, height: 30 }, value, k >= i);
      for (const other of rows)
        on.text(left - 6, top + rows.indexOf(other) * step + 16, short(other), {
          anchor: "end",
          size: fitting(short(other), label - 4, 14, 8),
          bold: other === M,
          fill: other === M ? options.theme.ink : options.theme.soft,
        });
      // what may be taken from the lit cell
      const most = Math.min(2 * M, row.length - i);
      if (most > 0)
        on.line(
          [
            [left + i * pitch + 2, 37.5],
            [left + (i + most) * pitch - 2, 37.5],
          ],
          { stroke: options.theme.ink, width: 3 },
        );
    },
  };
};
