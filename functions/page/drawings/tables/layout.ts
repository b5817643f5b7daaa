/** What the pictures of tables have in common: where each cell stands, and what stands around the cells. */
import type { Table, TableCell, TableOptions } from "../picture.ts";
import type { Point, Sheet } from "../sheet.ts";
import { fitting, short, signed } from "../text.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** Of the picture; over what is available where the table has to be panned. */
  readonly width: number;
  /** The same whichever cell is lit. */
  readonly height: number;
  /** How far arcs may hang below a line of cells. */
  readonly deep?: number;
  /** How much stands on a cell and belongs to it. */
  readonly crown?: number;
  /** One a cell, in the order of filling. */
  readonly boxes: readonly Box[];
  /** Stones, axes and whatever else there is, under the cells. @param lit the number of the cell that is lit */
  readonly around: (on: Sheet, lit: number) => void;
}

export type Lay = (table: Table, options: TableOptions) => Layout;

export const fieldsOf = ({ position }: Table) =>
  position as Readonly<Record<string, readonly number[] | undefined>>;

/** The row of a position, whatever its field is called. */
export const rowOf = (table: Table): readonly number[] => {
  const { piles, stones, stoneValue } = fieldsOf(table);
  return piles ?? stones ?? stoneValue ?? [];
};

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

export const numberOf = (cells: readonly TableCell[]): ((at: readonly number[]) => number | undefined) => {
  const numbers = new Map(cells.map(({ at }, k) => [String(at), k]));
  return (at) => numbers.get(String(at));
};

/** What stands in a cell: outcomes as W and L, numbers of the mover's with their sign, sums of V and II without. */
export const wordOf = ({ value }: TableCell, slug: string): string =>
  value === "win" ? "W" : value === "lose" ? "L" : /-(ii|v)$/.test(slug) ? short(value) : signed(value);

export const signOfCell = ({ value }: TableCell): -1 | 0 | 1 =>
  value === "win" ? 1 : value === "lose" ? -1 : (Math.sign(value) as -1 | 0 | 1);

/** A stone of the row with its value. */
export function stone(
  on: Sheet,
  { x, y, width, height }: Box,
  value: number,
  lit: boolean,
  kept = false,
): void {
  on.rect(
    x,
    y,
    width,
    height,
    {
      fill: on.theme.stone,
      stroke: lit ? on.theme.ink : on.theme.stoneEdge,
      width: kept ? 4 : lit ? 2.5 : 1,
    },
    Math.min(7, width / 4),
  );
  const text = short(value);
  const size = fitting(text, width - 2, Math.min(18, height * 0.55), 6, true);
  if (size > 0) on.text(x + width / 2, y + height / 2, text, { size, bold: true });
}

/** From a cell that is filled to one that it looked at: thick where it was chosen, dotted where it was not. */
export function arrow(
  on: Sheet,
  from: Box,
  to: Box,
  chosen: boolean,
  { deep: deepest = 34, crown = 0 }: Pick<Layout, "deep" | "crown">,
): void {
  const { ink } = on.theme;
  const paint = chosen ? { stroke: ink, width: 3.5 } : { stroke: ink, width: 1.5, dash: "3 3" };
  const [[x1, y1], [x2, y2]] = [middleOf(from), middleOf(to)];
  if (Math.abs(y1 - y2) < 1) {
    // side by side: an arc beneath, the deeper the further
    const foot = from.y + from.height + 1;
    const deep = Math.min(deepest - 4, 8 + Math.abs(x1 - x2) * 0.22);
    on.arc(
      [x1 + Math.sign(x2 - x1) * from.width * 0.25, foot],
      [(x1 + x2) / 2, foot + 2 * deep],
      [x2, foot + 2],
      paint,
    );
    if (chosen) head(on, [x2, foot + 1], [x2 + Math.sign(x1 - x2) * 4, foot + 12]);
    return;
  }
  const way = y2 > y1 ? 1 : -1;
  const [above, below] = [2 + crown, 2];
  const share = Math.min(0.3, (from.width * 0.4) / Math.max(1, Math.abs(x2 - x1)));
  const start: Point = [x1 + (x2 - x1) * share, y1 + way * (from.height / 2 + (way > 0 ? below : above))];
  const end: Point = [x2, y2 - way * (to.height / 2 + (way > 0 ? above : below))];
  on.line([start, end], paint);
  if (chosen) head(on, end, start);
}

/** An arrow's head at `tip`, coming from `from`. */
function head(on: Sheet, [x, y]: Point, [fromX, fromY]: Point): void {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const size = Math.min(7, length * 0.6);
  const [dx, dy] = [((fromX - x) / length) * size, ((fromY - y) / length) * size];
  on.line(
    [
      [x + dx - dy * 0.6, y + dy + dx * 0.6],
      [x, y],
      [x + dx + dy * 0.6, y + dy - dx * 0.6],
    ],
    { fill: on.theme.ink },
  );
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
