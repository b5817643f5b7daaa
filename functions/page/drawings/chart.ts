/**
 * The value of the whole game at the start and after each move, Alice's advantage upwards. Perfect play never changes
 * it, so a flat line is perfect and each step is a mistake, as tall as what it lost.
 */
import type { ChartOptions, Picture } from "./picture.ts";
import { fillOf, type Player, sheet } from "./sheet.ts";
import { MINUS, short, textWidth } from "./text.ts";
import { wordsOf } from "./words.ts";

const HIGH = 64;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * @param values by ply, the start first; null where it could not be afforded
 * @returns a spot for each ply; `move` is its number
 */
export function drawChart(values: readonly (number | null)[], options: ChartOptions): Picture {
  const { theme, width, objective, at = values.length - 1, mistakes = [] } = options;
  const on = sheet(theme);
  const known = values.filter((value) => value !== null);
  const outcome = objective === "outcome";
  const most = outcome ? 1 : Math.max(1, ...known.map(Math.abs));
  const below = objective !== "total" || known.some((value) => value < 0);
  const middle = 26 + HIGH;
  const foot = middle + (below ? HIGH : 0) + 18;
  const unit = HIGH / most;
  const y = (value: number): number => middle - value * unit;

  const names = outcome
    ? ["A", "B"]
    : objective === "total"
      ? [short(most), ""]
      : [`A+${short(most)}`, `B+${short(most)}`];
  const left = 22 + Math.max(...names.map((name) => textWidth(name, 13))) + 6;
  const pitch = Math.min(44, (width - left - 4) / Math.max(1, values.length));
  on.sign("alice", 7, y(most), 5.5);
  on.text(18, y(most), names[0], { size: 13, anchor: "start", fill: theme.alice });
  on.text(18, middle, objective === "difference" ? "=" : objective === "total" ? "0" : "", {
    size: 13,
    anchor: "start",
    fill: theme.soft,
  });
  if (below) {
    on.sign("bob", 7, y(-most), 5.5);
    on.text(18, y(-most), names[1], { size: 13, anchor: "start", fill: theme.bob });
  }

  values.forEach((value, ply) => {
    const x = left + ply * pitch;
    const inset = pitch > 8 ? 1.5 : 0;
    const faint = ply > at ? { opacity: 0.5 } : {};
    if (value === null) {
      on.line(
        [
          [x + pitch / 2, middle - 8],
          [x + pitch / 2, middle + 8],
        ],
        { stroke: theme.soft, width: 1.5, dash: "2 3" },
      );
      return;
    }
    const player: Player | undefined = value > 0 ? "alice" : value < 0 ? "bob" : undefined;
    const high = Math.max(4, Math.abs(value) * unit);
    on.rect(
      x + inset,
      value > 0 ? middle - high : value < 0 ? middle : middle - 2,
      Math.max(0.5, pitch - 2 * inset),
      high,
      {
        fill: player === undefined ? theme.stone : fillOf(theme, player),
        ...(pitch > 8 ? { stroke: player === undefined ? theme.stoneEdge : theme[player], width: 1 } : {}),
        ...faint,
      },
    );
  });
  on.line(
    [
      [left, middle],
      [left + values.length * pitch, middle],
    ],
    { stroke: theme.stoneEdge },
  );

  // the steps down, each with its loss where there is room for it
  let free = left;
  for (const ply of [...mistakes].sort((a, b) => a - b)) {
    const [before, after] = [values[ply - 1], values[ply]];
    const x = left + ply * pitch;
    const drop = before == null || after == null ? 0 : Math.abs(before - after);
    if (drop > 0)
      on.line(
        [
          [x, y(before as number)],
          [x, y(after as number)],
        ],
        { stroke: theme.mistake, width: 3.5 },
      );
    const text = outcome || drop === 0 ? "?" : `? ${MINUS}${short(drop)}`;
    const half = textWidth(text, 13, true) / 2;
    const middleOfText = Math.min(Math.max(x, left + half), width - half);
    if (middleOfText - half < free) continue;
    free = middleOfText + half + 4;
    on.text(middleOfText, Math.min(y(Math.max(0, before ?? 0, after ?? 0))) - 11, text, {
      size: 13,
      bold: true,
      fill: theme.mistake,
    });
  }

  // beneath: the start in words, the plies that there is room for, and always the one on the board
  const { start } = wordsOf(options);
  const label = textWidth(short(values.length), 13) + 8;
  const step = STEPS.find((step) => step * pitch >= label) ?? values.length;
  const x = (ply: number): number => left + (ply + 0.5) * pitch;
  const startEnds = left + textWidth(start, 13, at === 0) + 4;
  const letters = (ply: number) => ({
    size: 13,
    bold: ply === at,
    fill: ply === at ? theme.ink : theme.soft,
  });
  if (at === 0 || x(at) - label / 2 > startEnds)
    on.text(left, foot + 8, start, { ...letters(0), anchor: "start" });
  for (let ply = step; ply < values.length; ply += step) {
    if (x(ply) - label / 2 > startEnds && Math.abs(x(ply) - x(at)) >= label)
      on.text(x(ply), foot + 8, short(ply), letters(ply));
  }
  if (at > 0) on.text(x(at), foot + 8, short(at), { ...letters(at), within: width });
  on.pointer(x(at), foot - 12, 6);
  for (const ply of values.keys()) on.spot(String(ply), left + ply * pitch, 4, pitch, foot + 14);
  return on.done(width);
}
