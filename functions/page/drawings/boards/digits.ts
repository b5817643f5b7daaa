/** Sum Game: the beam with the string in its pans, and the digits that may be written where a question mark is chosen. */
import { beamOn } from "../beam.ts";
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { type Player, sheet, TOUCH } from "../sheet.ts";
import { textWidth } from "../text.ts";
import { moverOf } from "./scene.ts";

interface DigitMove {
  readonly index: number;
  readonly digit?: number;
}

export function drawDigits(scene: Scene, options: BoardOptions): Picture {
  const { num: start, maxDigit } = scene.start as { readonly num: string; readonly maxDigit: number };
  const { theme, width, marks } = options;
  const writers = new Map<number, Player>();
  const written = [...start];
  for (const { player, move } of scene.made) {
    const { index, digit } = move as DigitMove;
    writers.set(index, player);
    written[index] = String(digit);
  }
  const open = scene.legal.length > 0;
  const chosen = options.selected === undefined ? undefined : (JSON.parse(options.selected) as DigitMove);
  const selected = open && chosen !== undefined && written[chosen.index] === "?" ? chosen : undefined;

  const on = sheet(theme);
  const foot = beamOn(
    on,
    { num: written.join(""), maxDigit },
    {
      ...options,
      writers,
      open,
      ...(selected === undefined ? {} : { preview: { ...selected, player: moverOf(scene) } }),
    },
  );
  if (selected === undefined) return on.done(width);

  // the pad
  const marksOf = Array.from(
    { length: maxDigit + 1 },
    (_, digit) => marks?.[JSON.stringify({ index: selected.index, digit })],
  );
  const wide = Math.max(
    TOUCH,
    Math.min(64, width / (maxDigit + 1)),
    ...marksOf.map((mark) => textWidth(mark?.text ?? "", 12, true) + 10),
  );
  const lines = Math.ceil((maxDigit + 1) / Math.floor(width / wide));
  const columns = Math.ceil((maxDigit + 1) / lines);
  const left = (width - columns * wide) / 2;
  marksOf.forEach((mark, digit) => {
    const x = left + (digit % columns) * wide;
    const y = foot + 4 + Math.floor(digit / columns) * (TOUCH + 4);
    const lit = digit === selected.digit;
    const tone = mark === undefined || mark.tone === "plain" ? theme.ink : theme[mark.tone];
    on.rect(x + 2, y, wide - 4, TOUCH, { fill: lit ? theme.ink : theme.panel, stroke: tone, width: 2.5 }, 8);
    on.text(x + wide / 2, y + (mark === undefined ? 22 : 14), String(digit), {
      size: 18,
      bold: true,
      fill: lit ? theme.paper : theme.ink,
    });
    if (mark !== undefined)
      on.text(x + wide / 2, y + 33, mark.text, { size: 12, bold: true, fill: lit ? theme.paper : tone });
    on.spot(JSON.stringify({ index: selected.index, digit }), x, y, wide, TOUCH);
  });
  return on.done(width);
}
