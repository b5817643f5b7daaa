/** Keys beneath a board, one a move, each wide and high enough for a finger. */
import type { BoardOptions, Mark, Theme } from "../picture.ts";
import { type Sheet, TOUCH } from "../sheet.ts";
import { textWidth } from "../text.ts";

export interface Key {
  /** `JSON.stringify` of it. */
  readonly move: string;
  /** One line of text or two; a mark takes the place of the second. */
  readonly lines: readonly string[];
}

export const toneOf = (theme: Theme, mark: Mark | undefined): string =>
  mark === undefined || mark.tone === "plain" ? theme.ink : theme[mark.tone];

const textsOf = ({ move, lines }: Key, { marks }: BoardOptions): readonly string[] => {
  const mark = marks?.[move];
  return mark === undefined ? lines : [lines[0], mark.text];
};

const sizeOf = (texts: readonly string[]): number => (texts.length === 1 ? 16 : 14);

export function keyWidth(key: Key, options: BoardOptions): number {
  const texts = textsOf(key, options);
  return Math.max(TOUCH, ...texts.map((text) => textWidth(text, sizeOf(texts), true) + 10));
}

/** @param above how far beyond the key, upwards, it can be hit */
export function drawKey(
  on: Sheet,
  options: BoardOptions,
  key: Key,
  x: number,
  y: number,
  width: number,
  above = 0,
): void {
  const { theme, selected } = options;
  const mark = options.marks?.[key.move];
  const lit = key.move === selected;
  const tone = toneOf(theme, mark);
  on.rect(
    x + 2,
    y + 2,
    width - 4,
    TOUCH - 4,
    { fill: lit ? theme.ink : theme.panel, stroke: tone, width: lit ? 3 : 2 },
    8,
  );
  const texts = textsOf(key, options);
  for (const [k, text] of texts.entries()) {
    on.text(x + width / 2, y + TOUCH / 2 + (texts.length === 1 ? 0 : (k - 0.5) * 18), text, {
      size: sizeOf(texts),
      bold: k === 0 || mark !== undefined,
      fill: lit ? theme.paper : k === 1 ? tone : theme.ink,
    });
  }
  on.spot(key.move, x, y - above, width, TOUCH + above);
}

/** How many keys fit side by side, and how wide they are. */
export function keysInLine(
  keys: readonly Key[],
  options: BoardOptions,
): { readonly columns: number; readonly wide: number } {
  const wide = Math.max(...keys.map((key) => keyWidth(key, options)), TOUCH);
  return { columns: Math.max(1, Math.floor(options.width / wide)), wide };
}

/**
 * In as many lines as it takes, all of about the same length.
 * @returns where they end
 */
export function drawKeys(
  on: Sheet,
  options: BoardOptions,
  keys: readonly Key[],
  top: number,
  side: "left" | "middle",
): number {
  const { columns: most, wide } = keysInLine(keys, options);
  const lines = Math.ceil(keys.length / most);
  const columns = Math.ceil(keys.length / Math.max(1, lines));
  const left = side === "left" ? 0 : (options.width - columns * wide) / 2;
  for (const [i, key] of keys.entries())
    drawKey(on, options, key, left + (i % columns) * wide, top + Math.floor(i / columns) * TOUCH, wide);
  return top + lines * TOUCH;
}
