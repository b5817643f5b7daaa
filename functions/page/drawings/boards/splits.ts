/** Stone Game V: a row that is cut; each gap says what lies on either side of it, and the lighter part is kept. */
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { drawBars, rowShape, sumsUpTo } from "../row.ts";
import { sheet } from "../sheet.ts";
import { short, signed, textWidth } from "../text.ts";
import { legalIn } from "./scene.ts";
import { drawStops } from "./stops.ts";

interface Split {
  readonly split: number;
  readonly keep: "left" | "right";
}

export function drawSplits(scene: Scene, options: BoardOptions): Picture {
  const { stoneValue: values } = scene.start as { readonly stoneValue: readonly number[] };
  let from = 0;
  let to = values.length;
  for (const { move } of scene.made) {
    const { split, keep } = move as Split;
    if (keep === "left") to = from + split;
    else from += split;
  }
  let total = 0;
  for (let i = from; i < to; i++) total += values[i];
  let half = from;
  for (let sum = 0; half < to && 2 * (sum + values[half]) <= total; half++) sum += values[half];

  const on = sheet(options.theme);
  const at = options.from ?? half - (options.width < 600 ? 5 : 12);
  const shape = rowShape(options, { values, live: { from, to }, at, edge: 24, need: 18 });
  const splits = legalIn(
    scene,
    shape.indices
      .filter((index) => index >= from && index < to - 1 && shape.shows(index + 1))
      .flatMap((index): Split[] => [
        { split: index + 1 - from, keep: "left" },
        { split: index + 1 - from, keep: "right" },
      ]),
  ).map((move) => ({ ...move, move: JSON.stringify(move) }));
  const chosen = splits.find(({ move }) => move === options.selected);
  const kept = (index: number): boolean =>
    chosen !== undefined &&
    (chosen.keep === "left"
      ? index >= from && index < from + chosen.split
      : index >= from + chosen.split && index < to);

  const row = drawBars(on, options, values, shape, 34, {
    owner: (index) => (index < from || index >= to ? "thrown" : undefined),
    lit: (index) => (kept(index) ? "alice" : undefined),
  });

  const sums = sumsUpTo(values, { from, to }, shape.indices, to);
  const stops = splits.map(({ move, split, keep }) => {
    const sum = sums.get(from + split) ?? 0;
    const [left, right] = [sum, total - sum].map(short);
    return {
      move,
      x: shape.left(from + split),
      lines: keep === "left" ? [`◂ ${left}`, right] : [`${right} ▸`, left],
    };
  });
  drawStops(on, options, stops, row.top, row.base + 3);

  if (chosen !== undefined) {
    const x = shape.left(from + chosen.split);
    const sum = sums.get(from + chosen.split) ?? 0;
    on.line(
      [
        [x, 28],
        [x, row.base + 3],
      ],
      { stroke: options.theme.ink, width: 3 },
    );
    const text = signed(chosen.keep === "left" ? sum : total - sum);
    const aside = textWidth(text, 9, true) + 10;
    on.text(x + (chosen.keep === "left" ? -aside : aside), 14, text, {
      size: 18,
      bold: true,
      within: options.width,
    });
  } else if (to - from > 0) {
    on.text(options.width / 2, 14, `Σ ${short(total)}`, { size: 16, fill: options.theme.soft });
  }
  return on.done(options.width);
}
