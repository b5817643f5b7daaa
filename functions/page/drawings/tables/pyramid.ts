/** Intervals: cell (l, r) stands over the middle of its stones, right above the two that Stone Game's looks at. */
import { isNarrow } from "../row.ts";
import { wordsOf } from "../words.ts";
import { type Box, type Lay, range, rowOf, stone } from "./layout.ts";

export const pyramid: Lay = (table, options) => {
  const { cells, axes } = table;
  const row = rowOf(table);
  const n = Math.max(1, row.length);
  const players = axes.length > 2 ? range(axes[2].from, axes[2].to) : [0];
  const narrow = isNarrow(options);
  const least = n > 30 ? 16 : narrow ? 28 : 24;
  const pitch = Math.min(120, Math.max(least, (options.width - 4) / n));
  const width = Math.max(options.width, Math.ceil(n * pitch + 4));
  const left = (width - n * pitch) / 2;
  const step = Math.max(16, Math.min(narrow ? 40 : 48, pitch * 0.75));
  const cell = {
    width: Math.min(pitch - Math.min(6, pitch * 0.15), 72),
    height: step - Math.min(14, step * 0.25),
  };
  const stones = Math.min(36, Math.max(18, step));
  const titled = players.length > 1;
  const high = n * step + stones + 16 + (titled ? 22 : 0);
  const top = (player: number): number => (player - players[0]) * high + 3 + (titled ? 22 : 0);

  return {
    width,
    height: top(players[players.length - 1]) + n * step + stones + 12,
    boxes: cells.map(
      ({ at: [l, r, player = 0] }): Box => ({
        x: left + ((l + Math.max(l, r) + 1) / 2) * pitch - cell.width / 2,
        y: top(player) + (n - 1 - Math.max(0, r - l)) * step,
        ...cell,
      }),
    ),
    around(on, lit) {
      const { at, choice } = cells[lit];
      const [l, r] = at;
      const { split, keep } = (choice ?? {}) as { readonly split?: number; readonly keep?: string };
      for (const player of players) {
        const y = top(player) + n * step + 4;
        if (titled)
          on.text(2, y - n * step - 16, wordsOf(options).players[player - players[0]], {
            anchor: "start",
            fill: options.theme.soft,
          });
        row.forEach((value, i) => {
          const kept = split !== undefined && (keep === "left" ? i < l + split : i >= l + split);
          const box = { x: left + (i + 0.5) * pitch - cell.width / 2, y, width: cell.width, height: stones };
          stone(on, box, value, i >= l && i <= r, kept && i >= l && i <= r);
        });
        if (split !== undefined) {
          const x = left + (l + split) * pitch;
          on.line(
            [
              [x, y - 5],
              [x, y + stones + 5],
            ],
            { stroke: options.theme.ink, width: Math.min(4, pitch - cell.width) },
          );
        }
      }
    },
  };
};
