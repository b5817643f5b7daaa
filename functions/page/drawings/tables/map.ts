/** Sum Game: for every difference of question marks (rows) and every gap (columns) who wins; one line is Bob's. */
import { short, textWidth } from "../text.ts";
import type { Lay } from "./layout.ts";

export const map: Lay = (table, options) => {
  const { cells } = table;
  const { theme } = options;
  const differences = [...new Set(cells.map(({ at }) => at[0]))].sort((a, b) => b - a);
  const gaps = [...new Set(cells.map(({ at }) => at[1]))].sort((a, b) => a - b);
  const label = 36;
  const pitch = Math.min(40, Math.max(8, (options.width - label - 4) / gaps.length));
  const width = Math.max(options.width, Math.ceil(label + gaps.length * pitch + 4));
  const left = label + (width - label - 4 - gaps.length * pitch) / 2;
  const step = Math.max(20, pitch);
  const inset = pitch > 16 ? 1.5 : 0.75;
  const column = new Map(gaps.map((gap, i) => [gap, i]));
  return {
    width,
    height: 24 + differences.length * step + 22,
    boxes: cells.map(({ at: [difference, gap] }) => ({
      x: left + (column.get(gap) ?? 0) * pitch + inset,
      y: 24 + differences.indexOf(difference) * step + inset,
      width: pitch - 2 * inset,
      height: step - 2 * inset,
    })),
    around(on, lit) {
      const [difference, gap] = cells[lit].at;
      // signs, not words: what is left of the middle minus what is right of it
      const foot = 24 + differences.length * step + 12;
      on.text(left, foot, "→ Σ◂ − Σ▸   ↓ ?◂ − ?▸", { size: 12, anchor: "start", fill: theme.soft });
      for (const [i, other] of differences.entries())
        on.text(left - 6, 24 + (i + 0.5) * step, labelled(other), {
          size: 12,
          anchor: "end",
          bold: other === difference,
          fill: other === difference ? theme.ink : theme.soft,
        });
      const every = [1, 2, 5, 10, 20, 50, 100].find((every) => every * pitch >= 30) ?? 200;
      const here = left + ((column.get(gap) ?? 0) + 0.5) * pitch;
      for (const other of gaps) {
        const x = left + ((column.get(other) ?? 0) + 0.5) * pitch;
        const text = labelled(other);
        if (other !== gap && (other % every !== 0 || Math.abs(x - here) < textWidth(text, 12) + 10)) continue;
        on.text(x, 12, text, {
          size: 12,
          bold: other === gap,
          fill: other === gap ? theme.ink : theme.soft,
          within: width,
        });
      }
    },
  };
};

const labelled = (value: number): string => (value > 0 ? `+${short(value)}` : short(value));
