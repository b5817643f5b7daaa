/** Stone Game and Stone Game VII: a row whose ends are taken; in VII the rest is what a move scores. */
import type { BoardOptions, Mark, Picture, Scene } from "../picture.ts";
import { drawBars, rowShape } from "../row.ts";
import { chip, chipWidth, type Player, sheet, TOUCH } from "../sheet.ts";
import { signed } from "../text.ts";
import { moverOf } from "./scene.ts";

interface EndMove {
  readonly take: "left" | "right";
}

export function drawEnds(scene: Scene, options: BoardOptions): Picture {
  const { piles, stones } = scene.start as {
    readonly piles?: readonly number[];
    readonly stones?: readonly number[];
  };
  const scoresRest = piles === undefined;
  const values = piles ?? stones ?? [];
  const owners = new Map<number, Player>();
  let from = 0;
  let to = values.length;
  for (const { player, move } of scene.made) {
    const right = (move as EndMove).take === "right";
    owners.set(right ? --to : from++, player);
  }
  const on = sheet(options.theme);
  const shape = rowShape(options, { values, live: { from, to }, at: options.from ?? "ends" });
  const ends = (scene.legal as readonly EndMove[])
    .map((move) => ({ move: JSON.stringify(move), index: move.take === "left" ? from : to - 1 }))
    .filter(({ index }) => shape.shows(index))
    .sort((a, b) => a.index - b.index);
  const mover = moverOf(scene);
  const chosen = ends.find(({ move }) => move === options.selected)?.index;

  const marked = options.marks !== undefined;
  const top = marked ? 32 : 4;
  const row = drawBars(on, options, values, shape, top, {
    owner: (index) => owners.get(index),
    legal: (index) => ends.some((end) => end.index === index),
    lit: (index) => (index === chosen ? mover : undefined),
  });

  if (scoresRest && to > from) {
    let rest = 0;
    for (let i = from; i < to; i++) rest += values[i];
    const left = Math.max(0, shape.left(from) + (chosen === from ? shape.pitch : 0));
    const right = Math.min(options.width, shape.left(to - 1) + (chosen === to - 1 ? 0 : shape.pitch));
    if (left < right) brace(left, right, signed(rest - (chosen === undefined ? 0 : values[chosen])));
  }

  const foot = row.bottom + (scoresRest ? 34 : 0);
  const middles = ends.map(({ index }) => shape.middle(index));
  const between = middles.length === 2 ? (middles[0] + middles[1]) / 2 : undefined;
  ends.forEach(({ move, index }, i) => {
    const middle = middles[i];
    on.pointer(middle, foot + 2);
    const wide = Math.max(TOUCH, shape.pitch);
    let x = middle - wide / 2;
    if (between !== undefined) x = i === 0 ? Math.min(x, between - wide) : Math.max(x, between);
    on.spot(move, x, top - (marked ? 30 : 0), wide, foot + 14 - top + (marked ? 30 : 0));
    const mark = options.marks?.[move];
    if (mark !== undefined) chipAt(mark, index, i);
  });
  return on.done(options.width);

  /** Above its bar and whatever else it covers, with a hairline down to the bar. */
  function chipAt(mark: Mark, index: number, i: number): void {
    const half = chipWidth(mark.text) / 2;
    const middle = middles[i];
    // two that would meet part at the middle between their bars
    const wanted =
      between === undefined
        ? middle
        : i === 0
          ? Math.min(middle, Math.max(half, between - half - 2))
          : Math.max(middle, Math.min(options.width - half, between + half + 2));
    const at = Math.max(half + 1, Math.min(wanted, options.width - half - 1));
    let head = row.head(index);
    for (const k of shape.indices)
      if (Math.abs(shape.middle(k) - at) < half + shape.pitch / 2) head = Math.min(head, row.head(k));
    const y = Math.max(14, head - 16);
    on.line(
      [
        [middle, y],
        [middle, row.head(index) - 1],
      ],
      { stroke: options.theme.ink },
    );
    chip(on, at, y, mark);
  }

  function brace(x1: number, x2: number, text: string): void {
    const y = row.bottom + 4;
    const paint = { stroke: options.theme.ink, width: 1.5 };
    on.line(
      [
        [x1 + 2, y],
        [x1 + 2, y + 6],
        [x2 - 2, y + 6],
        [x2 - 2, y],
      ],
      paint,
    );
    on.text((x1 + x2) / 2, y + 18, text, { size: 16, bold: true, within: options.width });
  }
}
