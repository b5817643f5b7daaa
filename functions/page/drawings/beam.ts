/**
 * Formula (1) as a balance: each half of the string in a pan, a question mark weighing maxDigit / 2, the mean digit. It is
 * level exactly where twice the left half's excess, D = 2 (n0 - n1) + K (q0 - q1), is 0.
 */
import type { DrawOptions, Picture } from "./picture.ts";
import { isNarrow } from "./row.ts";
import { fillOf, type Player, type Sheet, sheet } from "./sheet.ts";
import { fitting, grouped, short, textWidth } from "./text.ts";
import { wordsOf } from "./words.ts";

export interface Balance {
  readonly num: string;
  readonly maxDigit: number;
}

export interface BeamOptions extends DrawOptions {
  /** Who wrote a digit, by its place; such a digit has the player's colour. */
  readonly writers?: ReadonlyMap<number, Player>;
  /** A digit that is about to be written, drawn as if it were. */
  readonly preview?: { readonly index: number; readonly digit?: number; readonly player: Player };
  /** Question marks that can be chosen: each gets a spot, its move `{"index": 3}`. */
  readonly open?: boolean;
}

const TILT = 12;
const TILE = 44;

export function drawBeam(balance: Balance, options: BeamOptions): Picture {
  const on = sheet(options.theme);
  beamOn(on, balance, options);
  return on.done(options.width);
}

/** @returns where it ends */
export function beamOn(on: Sheet, { num, maxDigit }: Balance, options: BeamOptions): number {
  const { width, preview, writers } = options;
  const { theme } = on;
  const half = num.length / 2;
  const halves = [half_(0, half), half_(half, num.length)];
  const excess = halves[0].weight - halves[1].weight;

  const pan = Math.min(width / 2 - 6, 300);
  const columns = Math.max(1, Math.floor((pan - 8) / TILE));
  const most = columns * (isNarrow(options) ? 2 : 3);
  const shown = halves.map(({ from, to }) => placesOf(from, to, most));
  const lines = Math.max(1, ...shown.map((places) => Math.ceil(places.length / columns)));

  // the beam: its ends fall and rise by what the angle makes of its arm
  const angle =
    (Math.sign(excess) * TILT * (1 - Math.exp(-Math.abs(excess) / Math.max(1, maxDigit))) * Math.PI) / 180;
  const arm = Math.min(width / 2 - pan / 2 - 2, pan * 0.62);
  const pivot: readonly [number, number] = [width / 2, 34 + arm * Math.sin((TILT * Math.PI) / 180)];
  const depth = lines * TILE + 12;
  const ground = pivot[1] + arm * Math.sin((TILT * Math.PI) / 180) + 42 + depth + 30;
  on.line(
    [
      [pivot[0], pivot[1]],
      [pivot[0], ground - 22],
    ],
    { stroke: theme.stoneEdge, width: 5 },
  );
  on.line(
    [
      [pivot[0] - 40, ground - 22],
      [pivot[0] + 40, ground - 22],
    ],
    { stroke: theme.stoneEdge, width: 5 },
  );
  const end = (way: -1 | 1): readonly [number, number] => [
    pivot[0] + way * arm * Math.cos(angle),
    pivot[1] - way * arm * Math.sin(angle),
  ];
  const ends = [end(-1), end(1)];
  const turn = `${(-angle * 180) / Math.PI} ${pivot.join(" ")}`;
  on.piece("beam", () => on.line(ends, { stroke: theme.ink, width: 6 }), { turn });
  on.circle(pivot[0], pivot[1], 8, { fill: theme.paper, stroke: theme.ink, width: 3 });
  const { heavier, level } = wordsOf(options);
  const said = excess === 0 ? level : heavier(excess > 0 ? "left" : "right", halved(Math.abs(excess)));
  on.text(pivot[0], 12, said, { size: fitting(said, width - 4, 16, 8), bold: true });

  halves.forEach(({ weight, digits, marks }, side) => {
    const [x, y] = ends[side];
    const left = Math.max(2, Math.min(x - pan / 2, width - pan - 2));
    const top = y + 34;
    on.piece(`pan ${side}`, () => {
      for (const edge of [left + 6, left + pan - 6])
        on.line(
          [
            [x, y],
            [edge, top],
          ],
          { stroke: theme.stoneEdge, width: 1.5 },
        );
      on.rect(left, top, pan, depth, { fill: theme.panel, stroke: theme.ink, width: 2 }, 10);
    });
    const places = shown[side];
    const inLine = Math.min(columns, Math.max(1, places.length));
    places.forEach((place, k) => {
      const x = left + (pan - inLine * TILE) / 2 + (k % columns) * TILE;
      const y = top + 6 + Math.floor(k / columns) * TILE;
      // a digit that was written drops into its pan
      if (writers?.has(place))
        on.piece(`digit ${place}`, () => tile(place, x, y), { from: `translate(0, ${-TILE}px)` });
      else on.piece(String(place), () => tile(place, x, y));
    });
    const formula =
      marks === 0
        ? halved(weight)
        : `${short(digits)} + ${short(marks)}·${halved(maxDigit / 2)} = ${halved(weight)}`;
    const size = textWidth(formula, 14, true) > pan ? 12 : 14;
    on.text(
      left + pan / 2,
      ground - 2,
      textWidth(formula, size, true) > pan ? `= ${halved(weight)}` : formula,
      { size, bold: true },
    );
    const hidden = half - places.length;
    if (hidden > 0)
      on.text(left + pan / 2, ground + 18, wordsOf(options).more(grouped(hidden)), {
        size: 13,
        fill: theme.soft,
      });
  });
  return ground + (shown.some((places) => places.length < half) ? 30 : 10);

  function half_(from: number, to: number) {
    let digits = 0;
    let marks = 0;
    for (let i = from; i < to; i++) {
      const code =
        i === preview?.index && preview.digit !== undefined ? 48 + preview.digit : num.charCodeAt(i);
      if (code === 63) marks++;
      else digits += code - 48;
    }
    return { from, to, digits, marks, weight: digits + (marks * maxDigit) / 2 };
  }

  /** Those that fit; of more than fit the question marks first, in their order. */
  function placesOf(from: number, to: number, most: number): number[] {
    if (to - from <= most) return Array.from({ length: to - from }, (_, k) => from + k);
    const chosen = new Set<number>();
    if (preview !== undefined && preview.index >= from && preview.index < to) chosen.add(preview.index);
    for (let i = num.indexOf("?", from); i >= 0 && i < to && chosen.size < most; i = num.indexOf("?", i + 1))
      chosen.add(i);
    for (let i = from; chosen.size < most; i++) chosen.add(i);
    return [...chosen].sort((a, b) => a - b);
  }

  function tile(place: number, x: number, y: number): void {
    const previewed = place === preview?.index;
    const character = previewed && preview.digit !== undefined ? String(preview.digit) : num[place];
    const writer = previewed ? preview.player : writers?.get(place);
    const box = [x + 3, y + 3, TILE - 6, TILE - 6] as const;
    if (character === "?") {
      const dash = previewed ? {} : { dash: "5 3" };
      on.rect(
        ...box,
        {
          fill: previewed ? theme.stone : "none",
          stroke: options.open ? theme.ink : theme.stoneEdge,
          width: previewed ? 3.5 : options.open ? 2.5 : 1.5,
          ...dash,
        },
        6,
      );
      on.text(x + TILE / 2, y + TILE / 2, "?", { size: 20, bold: true });
      if (options.open) on.spot(JSON.stringify({ index: place }), x, y, TILE, TILE);
      return;
    }
    on.rect(
      ...box,
      writer === undefined
        ? { fill: theme.stone, stroke: theme.stoneEdge }
        : { fill: previewed ? fillOf(theme, writer) : theme.panel, stroke: theme[writer], width: 2 },
      6,
    );
    on.text(x + TILE / 2, y + TILE / 2, character, {
      size: 20,
      bold: true,
      ...(previewed ? { rim: theme.panel } : {}),
    });
    if (writer !== undefined && !previewed) on.sign(writer, x + TILE - 10, y + TILE - 10, 3.5);
  }
}

/** A half of an integer, with one decimal where it has one. */
function halved(value: number): string {
  return Number.isInteger(value) || Math.abs(value) >= 10_000 ? short(Math.floor(value)) : value.toFixed(1);
}
