/** A whole row at a glance: a column for every few stones, from the least to the greatest of them. */
import type { DrawOptions, Picture } from "./picture.ts";
import { sheet } from "./sheet.ts";

export interface OverviewOptions extends DrawOptions {
  /** What is still in play, and what the board shows: from, to (not included). */
  readonly live: readonly [from: number, to: number];
  readonly shown: readonly [from: number, to: number];
}

const HIGH = 36;

/** 40 pixels high; stone i stands at x = i / n of the width. O(n) for n stones. */
export function drawOverview(values: readonly number[], options: OverviewOptions): Picture {
  const { theme, width, live, shown } = options;
  const on = sheet(theme);
  const n = values.length;
  const count = Math.min(n, Math.floor(width / 3));
  const columns = Array.from({ length: count }, (_, k) => {
    const [from, to] = [Math.floor((k * n) / count), Math.floor(((k + 1) * n) / count)];
    let [least, greatest] = [0, 0];
    for (let i = from; i < to; i++) {
      if (values[i] < least) least = values[i];
      if (values[i] > greatest) greatest = values[i];
    }
    return { from, least, greatest };
  });
  const top = Math.max(0, ...columns.map(({ greatest }) => greatest));
  const bottom = Math.min(0, ...columns.map(({ least }) => least));
  const unit = HIGH / (top - bottom || 1);
  const wide = width / Math.max(1, count);
  for (const [k, { from, least, greatest }] of columns.entries()) {
    const played = from < live[0] || from >= live[1];
    on.rect(k * wide, 2 + (top - greatest) * unit, wide * 0.8, Math.max(1, (greatest - least) * unit), {
      fill: played ? theme.stone : theme.stoneEdge,
    });
  }
  if (n > 0) {
    const [x, end] = shown.map((i) => (i / n) * width);
    const frame = Math.min(Math.max(6, end - x), width - 2);
    on.rect(
      Math.max(1, Math.min(x, width - frame - 1)),
      1,
      frame,
      HIGH + 2,
      { stroke: theme.ink, width: 2 },
      3,
    );
  }
  on.reach(HIGH + 3);
  return on.done(width);
}
