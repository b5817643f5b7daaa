/**
 * The table that a method fills, cell by cell. Its values count for the player to move in the cell, so they have neither
 * player's colour: above 0 (or won) a cell is filled, below (or lost) dashed, at 0 plain.
 */
import type { Picture, Table, TableCell, TableOptions } from "./picture.ts";
import { type Sheet, sheet } from "./sheet.ts";
import { columns } from "./tables/columns.ts";
import { arrow, type Box, type Lay, middleOf, numberOf, rowOf, signOfCell, wordOf } from "./tables/layout.ts";
import { map } from "./tables/map.ts";
import { pyramid } from "./tables/pyramid.ts";
import { ranks } from "./tables/ranks.ts";
import { strip } from "./tables/strip.ts";
import { tracks } from "./tables/tracks.ts";
import { fitting, MINUS, remainderOf } from "./text.ts";

const layouts: Readonly<Record<string, Lay>> = {
  "sum-game": map,
  "stone-game": pyramid,
  "stone-game-ii": columns,
  "stone-game-iii": strip,
  "stone-game-iv": strip,
  "stone-game-v": pyramid,
  "stone-game-vi": ranks,
  "stone-game-vii": pyramid,
  "stone-game-viii": strip,
  "stone-game-ix": tracks,
};

/**
 * @returns a spot for each cell; `move` is its number in the order of filling. The picture may be wider than asked for.
 * @throws RangeError for a game that has no picture of a table
 */
export function drawTable(table: Table, options: TableOptions): Picture {
  const { cells, slug } = table;
  const lay = layouts[slug];
  if (lay === undefined)
    throw new RangeError(
      `expected a game whose table has a picture, one of ${Object.keys(layouts).join(", ")}; got ${slug}`,
    );
  const find = numberOf(cells);
  const last = cells.length - 1;
  const lit = options.cell === undefined ? cellOfPosition(table) : Math.max(0, Math.min(options.cell, last));
  const filled = options.cell === undefined ? last : lit;
  const layout = lay(table, options);
  const { width, height, boxes, around } = layout;
  const on = sheet(options.theme);
  on.reach(height);

  // arrows first: where they pass behind other cells, these stay legible
  const looked = new Set(cells[lit].from.map(find));
  const chosen = find(chosenBy(table, cells[lit]) ?? []);
  for (const number of looked)
    if (number !== undefined && number !== chosen) arrow(on, boxes[lit], boxes[number], false, layout);
  if (chosen !== undefined) arrow(on, boxes[lit], boxes[chosen], true, layout);
  const path = (options.path ?? []).map(find).filter((number) => number !== undefined);
  const points = path.map((number) => middleOf(boxes[number]));
  if (points.length > 1) on.line(points, { stroke: options.theme.ink, width: 3 });
  around(on, lit);

  const framed = new Set([...looked, ...path]);
  const words = cells.map((cell, k) => options.word?.(k) ?? wordOf(cell, slug));
  const longest = Math.max(1, ...words.map(({ length }) => length));
  const narrowest = Math.min(...boxes.map((box) => box.width));
  const size = fitting("+".padEnd(longest, "0"), narrowest - 2, 15, 8.5, true);
  for (const [k, box] of boxes.entries()) {
    if (k > filled) hide(on, box);
    else drawCell(on, box, cells[k], k === lit ? "lit" : framed.has(k) ? "framed" : "plain", words[k], size);
  }
  for (const [k, box] of boxes.entries()) on.spot(String(k), box.x, box.y, box.width, box.height);
  return on.done(width);
}

/** The number of the position's own cell, which need not be the last that is filled: it is lit while none is chosen. */
export const cellOfPosition = ({ cells, here }: Pick<Table, "cells" | "here">): number =>
  numberOf(cells)(here) ?? cells.length - 1;

const radiusOf = ({ width, height }: Box): number => Math.min(7, width / 4, height / 4);

function hide(on: Sheet, box: Box): void {
  const paint = { stroke: on.theme.stoneEdge, width: 0.5, opacity: 0.6 };
  on.rect(box.x, box.y, box.width, box.height, paint, radiusOf(box));
}

/** @param size of the words; 0 where the longest does not fit, then a sign is all that is written */
function drawCell(
  on: Sheet,
  box: Box,
  cell: TableCell,
  state: "lit" | "framed" | "plain",
  word: string,
  size: number,
): void {
  const { theme } = on;
  const { x, y, width, height } = box;
  const sign = signOfCell(cell);
  const paint = {
    fill: sign > 0 ? theme.stone : theme.panel,
    stroke: state === "plain" ? theme.stoneEdge : theme.ink,
    width: state === "lit" ? Math.min(3.5, width / 3) : state === "framed" ? 2 : 1,
    ...(sign < 0 ? { dash: width < 16 ? "2 2" : "5 3" } : {}),
  };
  on.rect(x, y, width, height, paint, radiusOf(box));
  const outcome = typeof cell.value === "string";
  const text = size > 0 || outcome ? word : sign > 0 ? "+" : sign < 0 ? MINUS : "0";
  const letters = size > 0 && !outcome ? size : fitting(text, width - 2, Math.min(15, height * 0.6), 6, true);
  if (letters > 0 && width >= 10)
    on.text(x + width / 2, y + height / 2, text, { size: letters, bold: state === "lit" });
}

/** The place of the cell that a choice leads to. */
function chosenBy(table: Table, { at, from, choice }: TableCell): readonly number[] | undefined {
  if (choice === null) return undefined;
  if (from.length <= 1) return from[0];
  const { take, split, keep, index } = choice as {
    readonly index?: number;
    readonly take?: number | "left" | "right";
    readonly split?: number;
    readonly keep?: string;
  };
  const [i, r] = at;
  return from.find((place) => {
    if (split !== undefined)
      return keep === "left"
        ? place[0] === i && place[1] === i + split - 1
        : place[0] === i + split && place[1] === r;
    if (take === "left") return place[0] === i + 1 && place[1] === r;
    if (take === "right") return place[0] === i && place[1] === r - 1;
    // the first removal of Stone Game IX: its track is named after the remainder
    if (index !== undefined) return place[0] === remainderOf(rowOf(table)[index]);
    return place[0] === (table.slug === "stone-game-iv" ? i - Number(take) : i + Number(take));
  });
}
