/**
 * A row of values as bars, up and down from one line. Of a long row only windows are drawn, at the ends where it is
 * played, with the number of those left out; so a row of 100,000 costs no more than one of 40.
 */
import type { DrawOptions } from "./picture.ts";
import { fillOf, type Player, type Sheet } from "./sheet.ts";
import { fitting, grouped, short, textWidth } from "./text.ts";
import { wordsOf } from "./words.ts";

/** From `from` up to `to`, which is not included. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

export interface RowShape {
  readonly runs: readonly Run[];
  readonly pitch: number;
  /** The left edge of a place; the row's places begin and end there. */
  readonly left: (index: number) => number;
  readonly middle: (index: number) => number;
  readonly shows: (index: number) => boolean;
  /** All that are shown. */
  readonly indices: readonly number[];
  /** Where live ones are left out. */
  readonly hidden: readonly { readonly count: number; readonly x: number }[];
}

export interface RowPlan {
  readonly values: readonly number[];
  /** What is still played. */
  readonly live: Run;
  /** Where: a long row is shown there. */
  readonly at: "left" | "ends" | number;
  /** Beside the row, left and right; more where the bars are narrow. */
  readonly edge?: number;
  /** How much more than its number a place needs. */
  readonly need?: number;
}

export const isNarrow = ({ width }: { readonly width: number }): boolean => width < 600;
const GAP = 62;
/** Taken ones that stay in sight before the first live one of a window. */
const BEHIND = 3;

export function rowShape(options: DrawOptions, row: RowPlan): RowShape {
  const { values, live, at, edge = 2, need = 16 } = row;
  const { width } = options;
  const n = values.length;
  let most = Math.min(n, isNarrow(options) ? 15 : 40);
  let runs = runsOf(n, most, live, at);
  let gaps = leftOut(runs, live);
  // beside narrow bars there is room for a finger
  const room = () => {
    const bare = width - GAP * gaps.length;
    return bare - 2 * edge < 44 * most ? bare - 2 * Math.max(edge, 30) : bare - 2 * edge;
  };
  for (;;) {
    const widths = indicesOf(runs).map((index) => textWidth(short(values[index]), 10, true) + 4);
    const fits = Math.max(4, Math.floor(room() / Math.max(need, ...widths)));
    if (most <= fits) break;
    most = Math.max(fits, Math.floor(most * 0.8));
    runs = runsOf(n, most, live, at);
    gaps = leftOut(runs, live);
  }
  const shown = indicesOf(runs).length;
  const pitch = Math.min(110, room() / Math.max(1, shown));
  let x = (width - pitch * shown - GAP * gaps.length) / 2;
  const starts: number[] = [];
  const hidden: { count: number; x: number }[] = [];
  for (let k = 0; k <= runs.length; k++) {
    const gap = gaps.find(({ before }) => before === k);
    if (gap !== undefined) {
      hidden.push({ count: gap.count, x: x + GAP / 2 });
      x += GAP;
    }
    starts.push(x);
    if (k < runs.length) x += (runs[k].to - runs[k].from) * pitch;
  }
  const left = (index: number): number => {
    let run = runs.findIndex(({ to }) => index < to);
    if (run < 0) run = runs.length - 1;
    return (starts[run] ?? width / 2) + (index - (runs[run]?.from ?? 0)) * pitch;
  };
  return {
    runs,
    pitch,
    left,
    middle: (index) => left(index) + pitch / 2,
    shows: (index) => runs.some(({ from, to }) => from <= index && index < to),
    indices: indicesOf(runs),
    hidden,
  };
}

const indicesOf = (runs: readonly Run[]): number[] =>
  runs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

/** How many live ones are left out before each run, or after the last. */
function leftOut(runs: readonly Run[], live: Run): { readonly count: number; readonly before: number }[] {
  let from = live.from;
  return [...runs, { from: live.to, to: live.to }].flatMap((run, before) => {
    const count = Math.min(run.from, live.to) - from;
    from = Math.max(from, run.to);
    return count > 0 && runs.length > 0 ? [{ count, before }] : [];
  });
}

function runsOf(n: number, most: number, live: Run, at: RowPlan["at"]): Run[] {
  if (n === 0) return [];
  if (n <= most) return [{ from: 0, to: n }];
  const clamped = (from: number, count: number): Run => {
    const start = Math.max(0, Math.min(from, n - count));
    return { from: start, to: start + count };
  };
  const behind = Math.min(BEHIND, Math.max(0, Math.floor((most - 2) / 2)));
  if (at === "left") return [clamped(live.from - behind, most)];
  if (at !== "ends") return [clamped(at, most)];
  if (live.to - live.from <= most) return [clamped(Math.floor((live.from + live.to - most) / 2), most)];
  // two windows, which cannot meet, as there are more live ones than they hold
  const half = Math.floor(most / 2);
  const back = Math.max(0, Math.min(behind, half - 2));
  return [clamped(live.from - back, half), clamped(live.to + back - half, half)];
}

export interface Bars {
  /** Who took it, or `thrown` where nobody scored it; undefined while it is in play. */
  readonly owner?: (index: number) => Player | "thrown" | undefined;
  readonly legal?: (index: number) => boolean;
  /** Whom a previewed move would give it. */
  readonly lit?: (index: number) => Player | undefined;
  /** Drawn by the board itself. */
  readonly skip?: (index: number) => boolean;
}

export interface DrawnRow {
  /** Where the values are 0. */
  readonly base: number;
  readonly top: number;
  /** Beneath the bars and their numbers. */
  readonly bottom: number;
  /** The upper end of a bar with its number. */
  readonly head: (index: number) => number;
}

/** Draws the bars between `top` and what it returns as `bottom`, and how many are left out. */
export function drawBars(
  on: Sheet,
  options: DrawOptions,
  values: readonly number[],
  shape: RowShape,
  top: number,
  { owner, legal, lit, skip }: Bars,
): DrawnRow {
  const { theme } = on;
  const { runs, pitch } = shape;
  const narrow = isNarrow(options);
  const shown = shape.indices.map((index) => values[index]);
  const up = Math.max(0, ...shown);
  const down = Math.max(0, ...shown.map((value) => -value));
  const tall = narrow ? 130 : 180;
  const label = Math.min(narrow ? 18 : 22, Math.max(11, pitch / 2.6));
  const space = label + 8;
  const unit = up + down === 0 ? 0 : tall / (up + down);
  const base = top + space + up * unit + (up === 0 ? 4 : 0);
  const bottom = base + Math.max(16, down * unit + (down > 0 ? space : 0));
  const inset = Math.min(pitch * 0.08, narrow ? 3 : 6);
  const wide = pitch - 2 * inset;
  const height = (index: number) => Math.max(4, Math.abs(values[index]) * unit);

  const draw = (index: number): void => {
    const value = values[index];
    const who = owner?.(index);
    const player = lit?.(index);
    const x = shape.left(index) + inset;
    const high = height(index);
    const y = value < 0 ? base : base - high;
    const radius = Math.min(7, high / 2, wide / 4);
    if (who !== undefined)
      on.rect(
        x,
        y,
        wide,
        high,
        { stroke: who === "thrown" ? theme.stoneEdge : theme[who], width: 1.5, dash: "4 4" },
        radius,
      );
    else if (player !== undefined)
      on.rect(x, y, wide, high, { fill: fillOf(theme, player), stroke: theme.ink, width: 2.5 }, radius);
    else
      on.rect(
        x,
        y,
        wide,
        high,
        legal?.(index)
          ? { fill: theme.stone, stroke: theme.ink, width: 2.5 }
          : { fill: theme.stone, stroke: theme.stoneEdge },
        radius,
      );
    const words = short(value);
    const size = fitting(words, wide - 3, label, 6, who === undefined);
    const inside = high > size + 12;
    const at =
      value < 0 ? y + high + (inside ? -1 : 1) * (size * 0.6 + 4) : y + (inside ? 1 : -1) * (size * 0.6 + 4);
    on.text(x + wide / 2, at, words, {
      size,
      bold: who === undefined,
      fill: who === undefined ? theme.ink : theme.soft,
      ...(player === undefined ? {} : { rim: theme.panel }),
    });
    if (who === "alice" || who === "bob") {
      const sign = Math.min(5, wide / 3);
      const way = value < 0 ? -1 : 1;
      // in the bar's foot, or beyond the line where it is too short
      const beyond = high > size + 12 + 4 * sign ? -1 : 1;
      on.sign(who, x + wide / 2, base + way * beyond * (sign + 5), sign);
    }
  };

  for (const index of shape.indices) {
    if (skip?.(index)) continue;
    if (owner?.(index) === undefined) on.piece(String(index), () => draw(index));
    else draw(index);
  }
  const { more } = wordsOf(options);
  for (const { count, x } of shape.hidden) {
    const lines = more(grouped(count)).split(" ");
    for (const [i, line] of lines.entries()) {
      on.text(x, (top + bottom) / 2 + (i - (lines.length - 1) / 2) * 17, line, {
        size: fitting(line, GAP - 4, 13, 6),
        fill: theme.soft,
      });
    }
  }
  for (const { from, to } of runs) {
    const end = shape.left(from) + (to - from) * pitch;
    on.line(
      [
        [shape.left(from), base],
        [end, base],
      ],
      { stroke: theme.stoneEdge },
    );
  }
  return {
    base,
    top,
    bottom,
    head: (index) =>
      (values[index] < 0 ? base : base - height(index)) -
      (height(index) > label + 12 && values[index] >= 0 ? 0 : space),
  };
}

/** The sums of a row from `from` up to each place up to `to`, for the places that are shown and for `also`. */
export function sumsUpTo(
  values: readonly number[],
  { from, to }: Run,
  indices: readonly number[],
  also: number,
): ReadonlyMap<number, number> {
  const wanted = [...indices.map((index) => index + 1), also].filter((end) => end >= from && end <= to);
  const sums = new Map<number, number>();
  let [at, sum] = [from, 0];
  for (const end of wanted.sort((a, b) => a - b)) {
    while (at < end) sum += values[at++];
    sums.set(end, sum);
  }
  return sums;
}
