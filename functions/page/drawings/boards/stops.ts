/**
 * Chips beneath a row, one a move, at the place where it takes, cuts or merges; on as many lines as leave each wide
 * enough for a finger, tied to its place by a hairline.
 */
import type { BoardOptions } from "../picture.ts";
import { type Sheet, stagger, TOUCH } from "../sheet.ts";
import { textWidth } from "../text.ts";

export interface Stop {
  /** `JSON.stringify` of it. */
  readonly move: string;
  /** Where on the row. */
  readonly x: number;
  /** One line of text or two. */
  readonly lines: readonly string[];
}

/** @param foot where the row ends */
export function drawStops(on: Sheet, options: BoardOptions, stops: readonly Stop[], foot: number): void {
  const { theme, marks, selected, width } = options;
  const boxes = stops.map(({ move, lines, x }) => {
    const mark = marks?.[move];
    const texts = mark === undefined ? lines : [...lines.slice(0, 1), mark.text];
    return { x, texts, mark, width: Math.max(TOUCH, ...texts.map((text) => textWidth(text, 14, true) + 8)) };
  });
  const places = stagger(boxes, width, 0);
  const y = (line: number) => foot + 12 + line * TOUCH;
  places.forEach(({ line }, i) => {
    const { x } = stops[i];
    on.line(
      [
        [x, foot],
        [x, y(line) + 4],
      ],
      { stroke: line === 0 ? theme.ink : theme.stoneEdge, width: line === 0 ? 1.5 : 1 },
    );
  });
  places.forEach(({ x, line }, i) => {
    const { move } = stops[i];
    const { texts, mark, width: wide } = boxes[i];
    const middle = x + wide / 2;
    const top = y(line) + 2;
    const tone = mark === undefined || mark.tone === "plain" ? theme.ink : theme[mark.tone];
    const lit = move === selected;
    on.rect(
      x + 2,
      top,
      wide - 4,
      TOUCH - 4,
      {
        fill: lit ? theme.ink : theme.panel,
        stroke: mark === undefined ? theme.ink : tone,
        width: lit ? 2.5 : 1.5,
      },
      8,
    );
    for (const [k, text] of texts.entries()) {
      on.text(middle, top + 20 + (texts.length === 1 ? 0 : (k - 0.5) * 18), text, {
        size: texts.length === 1 ? 16 : 14,
        bold: k === 0 || mark !== undefined,
        fill: lit ? theme.paper : k === texts.length - 1 && mark !== undefined ? tone : theme.ink,
      });
    }
    on.spot(move, x, y(line), wide, TOUCH);
  });
}
