/** A row of values as bars, each with the player who takes it, where that is told. */
import type { DrawOptions, Picture } from "./picture.ts";
import { drawBars, rowShape } from "./row.ts";
import { type Player, sheet } from "./sheet.ts";

export interface RowOptions extends DrawOptions {
  /** By place; null where nobody takes it. */
  readonly takers?: readonly (Player | null)[];
  /** Beneath the bars, by place. */
  readonly labels?: readonly string[];
}

/** Of a row of more than 40 (on a phone 15) its beginning. */
export function drawRow(values: readonly number[], options: RowOptions): Picture {
  const on = sheet(options.theme);
  const { takers, labels } = options;
  const shape = rowShape(options, { values, live: { from: 0, to: values.length }, at: "left" });
  const { bottom } = drawBars(on, options, values, shape, 2, {
    lit: (index) => takers?.[index] ?? undefined,
  });
  for (const index of labels === undefined ? [] : shape.indices)
    on.text(shape.middle(index), bottom + 8, labels?.[index] ?? "", { size: 13, fill: options.theme.soft });
  return on.done(options.width);
}
