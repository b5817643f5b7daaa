/** One cell a place, under the stone that it begins at or ends with, on as many lines as it takes; of two players two cells. */
import { fitting, short } from "../text.ts";
import { type Lay, range, rowOf, stone } from "./layout.ts";

export const strip: Lay = (table, options) => {
  const { cells, axes, slug } = table;
  const { theme } = options;
  const row = rowOf(table);
  const players = axes.length > 1 ? range(axes[1].from, axes[1].to) : [0];
  const first = slug === "stone-game-iv" ? axes[0].from : 0;
  // in Stone Game VIII cell i has merged the first i stones, so it stands under the last of them
  const shift = slug === "stone-game-viii" ? 1 : 0;
  const count = Math.max(1, axes[0].to + 1 - shift - first);
  const room = options.width - 4;
  const fewest = count > 300 ? 30 : 38;
  const inLine = Math.min(count, Math.floor(room / fewest));
  const pitch = Math.min(72, room / inLine);
  const left = 2 + (room - pitch * inLine) / 2;
  const head = row.length > 0 ? 34 : 18;
  // arcs hang below the cells; in Stone Game IV most go to another line, with two players all do
  const deep = slug === "stone-game-iv" || players.length > 1 ? 14 : 38;
  const high = head + players.length * 44 - 14 + deep + 8;
  const inset = 2.5;
  const place = (k: number) => ({ x: left + (k % inLine) * pitch, y: 2 + Math.floor(k / inLine) * high });
  return {
    width: options.width,
    height: 2 + Math.ceil(count / inLine) * high,
    deep,
    crown: row.length > 0 ? 0 : 16,
    boxes: cells.map(({ at: [i, player = 0] }) => {
      const { x, y } = place(Math.max(0, i - shift - first));
      return { x: x + inset, y: y + head + (player - players[0]) * 44, width: pitch - 2 * inset, height: 30 };
    }),
    around(on, lit) {
      const [i] = cells[lit].at;
      for (const [k, value] of row.entries()) {
        const { x, y } = place(k);
        stone(
          on,
          { x: x + inset, y: y + 1, width: pitch - 2 * inset, height: 28 },
          value,
          shift === 0 ? k >= i : k < i,
        );
      }
      for (const k of range(0, count - 1)) {
        if (row.length > 0 && k < row.length) continue;
        const { x, y } = place(k);
        const text = row.length > 0 ? "·" : short(first + k);
        on.text(x + pitch / 2, y + head - 10, text, {
          size: fitting(text, pitch - 4, 12, 6),
          fill: theme.soft,
          rim: theme.paper,
        });
      }
    },
  };
};
