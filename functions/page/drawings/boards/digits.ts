/** Sum Game: the beam with the string in its pans, and the digits that may be written where a question mark is chosen. */
import { beamOn } from "../beam.ts";
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { type Player, sheet, TOUCH } from "../sheet.ts";
import { drawKeys, keysInLine } from "./keys.ts";
import { moverOf } from "./scene.ts";

interface DigitMove {
  readonly index: number;
  readonly digit?: number;
}

export function drawDigits(scene: Scene, options: BoardOptions): Picture {
  const { num, maxDigit } = scene.now as { readonly num: string; readonly maxDigit: number };
  const { theme, width } = options;
  const writers = new Map(
    scene.made.map(({ player, move }): [number, Player] => [(move as DigitMove).index, player]),
  );
  const open = scene.legal.length > 0;
  const chosen = options.selected === undefined ? undefined : (JSON.parse(options.selected) as DigitMove);
  const selected = open && chosen !== undefined && num[chosen.index] === "?" ? chosen : undefined;

  const on = sheet(theme);
  const foot = beamOn(
    on,
    { num, maxDigit },
    {
      ...options,
      writers,
      open,
      ...(selected === undefined ? {} : { preview: { ...selected, player: moverOf(scene) } }),
    },
  );
  const digits = Array.from({ length: maxDigit + 1 }, (_, digit) => ({
    move: JSON.stringify({ index: selected?.index, digit }),
    lines: [String(digit)],
  }));
  if (selected !== undefined) drawKeys(on, options, digits, foot, "middle");
  // their room is kept, so that what is below the board stays where it is
  else on.reach(foot + Math.ceil(digits.length / keysInLine(digits, options).columns) * TOUCH);
  return on.done(width);
}
