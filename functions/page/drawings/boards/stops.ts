/** Keys tied by a hairline to the places of a row where their moves take, cut or merge. */
import type { BoardOptions } from "../picture.ts";
import { type Sheet, stagger, TOUCH } from "../sheet.ts";
import { drawKey, type Key, keyWidth } from "./keys.ts";

export interface Stop extends Key {
  /** Where on the row. */
  readonly x: number;
}

/**
 * On as many lines as it takes. On a single one the row above can be hit as well.
 * @param top where the row begins
 * @param foot where it ends
 */
export function drawStops(
  on: Sheet,
  options: BoardOptions,
  stops: readonly Stop[],
  top: number,
  foot: number,
): void {
  const { theme, width } = options;
  const boxes = stops.map((stop) => ({ stop, x: stop.x, width: keyWidth(stop, options) }));
  const places = stagger(boxes, width, 0);
  const above = places.some(({ line }) => line > 0) ? 0 : foot + 12 - top;
  const y = (line: number): number => foot + 12 + line * TOUCH;
  for (const [i, { line }] of places.entries()) {
    const { x } = stops[i];
    const ends = [
      [x, foot],
      [x, y(line) + 4],
    ] as const;
    on.line(ends, { stroke: line === 0 ? theme.ink : theme.stoneEdge, width: line === 0 ? 1.5 : 1 });
  }
  for (const [i, { x, line }] of places.entries())
    drawKey(on, options, stops[i], x, y(line), boxes[i].width, above);
}
