/** Stone Game IX: the safe removals one after the other, each with the remainder that is removed; zeros are rings. */
import { remainderOf } from "../text.ts";
import { type Box, type Lay, rowOf } from "./layout.ts";

export const tracks: Lay = (table, options) => {
  const { cells } = table;
  const { theme } = options;
  const remainders = [...new Set(cells.map(({ at }) => at[0]))].sort((a, b) => a - b);
  const label = 30;
  const room = options.width - label - 4;
  const longest = Math.max(...cells.map(({ at }) => at[1])) + 1;
  const inLine = Math.min(longest, Math.floor(room / 36));
  const pitch = Math.min(60, room / inLine);
  const high = 78;
  const linesOf = (r: number): number => Math.ceil(cells.filter(({ at }) => at[0] === r).length / inLine);
  const tops = new Map<number, number>();
  let y = 2;
  for (const r of remainders) {
    tops.set(r, y);
    y += linesOf(r) * high + 6;
  }
  const boxOf = ([r, k]: readonly number[]): Box => ({
    x: label + (k % inLine) * pitch + 2.5,
    y: (tops.get(r) ?? 0) + Math.floor(k / inLine) * high + 26,
    width: pitch - 5,
    height: 30,
  });
  const removed = removals();
  return {
    width: options.width,
    height: y,
    deep: 18,
    crown: 24,
    boxes: cells.map(({ at }) => boxOf(at)),
    around(on) {
      for (const r of remainders)
        on.text(4, (tops.get(r) ?? 0) + 41, String(r), {
          size: 18,
          bold: true,
          anchor: "start",
          fill: theme.soft,
        });
      for (const [k, { at }] of cells.entries()) {
        const remainder = removed[k];
        if (remainder === undefined) continue;
        const { x, y, width } = boxOf(at);
        const zero = remainder === 0;
        on.circle(
          x + width / 2,
          y - 14,
          10,
          zero ? { stroke: theme.stoneEdge, width: 1.5 } : { fill: theme.stone, stroke: theme.stoneEdge },
        );
        on.text(x + width / 2, y - 14, String(remainder), { size: 13, bold: !zero });
      }
    },
  };

  /** What each cell's choice removes, by the cell's number. */
  function removals(): (number | undefined)[] {
    const row = rowOf(table);
    const choices = new Map(
      cells.map(({ at, choice }, k) => [
        String(at),
        { k, index: (choice as { readonly index: number } | null)?.index },
      ]),
    );
    const found: (number | undefined)[] = [];
    for (const r of remainders) {
      let left = row.map(remainderOf);
      if (r !== table.here[0]) left = without(left, left.indexOf(r));
      for (let k = 0; ; k++) {
        const cell = choices.get(String([r, k]));
        if (cell?.index === undefined) break;
        found[cell.k] = left[cell.index];
        left = without(left, cell.index);
      }
    }
    return found;
  }
};

const without = (values: readonly number[], index: number): number[] => values.filter((_, i) => i !== index);
