/** Stone Game VIII: the merged stones are one block with their sum; a move draws its edge further to the right. */
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { drawBars, rowShape, sumsUpTo } from "../row.ts";
import { fillOf, sheet } from "../sheet.ts";
import { fitting, short, signed } from "../text.ts";
import { legalIn, moverOf } from "./scene.ts";
import { drawStops } from "./stops.ts";

interface Merge {
  readonly take: number;
}

export function drawMerge(scene: Scene, options: BoardOptions): Picture {
  const { stones: values } = scene.start as { readonly stones: readonly number[] };
  let merged = 1;
  for (const { move } of scene.made) merged += (move as Merge).take - 1;
  const { theme } = options;
  const on = sheet(theme);
  const shape = rowShape(options, {
    values,
    live: { from: Math.max(0, merged - 2), to: values.length },
    at: options.from ?? "left",
    edge: 24,
  });
  const edgeOf = (take: number): number => merged + take - 1;
  const shown = legalIn(
    scene,
    shape.indices.map((index): Merge => ({ take: index + 2 - merged })).filter(({ take }) => take >= 2),
  ).map(({ take }) => take);
  const chosen = shown.find((take) => JSON.stringify({ take }) === options.selected);
  const block = chosen === undefined ? merged : edgeOf(chosen);

  const sums = sumsUpTo(values, { from: 0, to: values.length }, shape.indices, merged);
  const row = drawBars(on, options, values, shape, 34, {
    skip: (index) => block > 1 && index < block,
    legal: (index) => shown.some((take) => edgeOf(take) - 1 === index),
  });
  const { from: first, to: end } = shape.runs[0] ?? { from: 0, to: 0 };
  const last = Math.min(block, end) - 1;
  if (block > Math.max(1, first)) {
    const x = shape.left(first) + 2;
    const wide = shape.left(last) + shape.pitch - 2 - x;
    const high = row.bottom - 34;
    on.piece("merged", () => {
      on.rect(
        x,
        34,
        wide,
        high,
        chosen === undefined
          ? { fill: theme.stone, stroke: theme.ink, width: 2.5 }
          : { fill: fillOf(theme, moverOf(scene)), stroke: theme.ink, width: 2.5 },
        8,
      );
      for (let i = first + 1; i <= last; i++)
        on.line(
          [
            [shape.left(i), row.bottom - 10],
            [shape.left(i), row.bottom - 3],
          ],
          { stroke: theme.stoneEdge },
        );
      const text = chosen === undefined ? short(sums.get(block) ?? 0) : signed(sums.get(block) ?? 0);
      on.text(x + wide / 2, 34 + high / 2, text, {
        size: fitting(text, wide - 6, 24, 8, true) || 8,
        bold: true,
        rim: chosen === undefined ? theme.stone : theme.panel,
      });
    });
  }
  const stops = shown.map((take) => ({
    move: JSON.stringify({ take }),
    x: shape.left(edgeOf(take) - 1) + shape.pitch,
    lines: [short(take), signed(sums.get(edgeOf(take)) ?? 0)],
  }));
  drawStops(on, options, stops, row.top, row.bottom);
  return on.done(options.width);
}
