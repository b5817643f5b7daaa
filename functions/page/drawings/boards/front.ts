/** Stone Game II and III: a row taken from the front, with a ruler over what may be taken now. */
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { drawBars, rowShape } from "../row.ts";
import { type Player, sheet } from "../sheet.ts";
import { short, signed } from "../text.ts";
import { legalIn, moverOf } from "./scene.ts";
import { drawStops } from "./stops.ts";

interface FrontMove {
  readonly take: number;
}

export function drawFront(scene: Scene, options: BoardOptions): Picture {
  const { piles, stoneValue } = scene.start as {
    readonly piles?: readonly number[];
    readonly stoneValue?: readonly number[];
  };
  const values = piles ?? stoneValue ?? [];
  const n = values.length;
  const blocks: { readonly player: Player; readonly to: number }[] = [];
  let from = 0;
  for (const { player, move } of scene.made) {
    from += (move as FrontMove).take;
    blocks.push({ player, to: from });
  }
  const on = sheet(options.theme);
  const shape = rowShape(options, { values, live: { from, to: n }, at: options.from ?? "left", edge: 24 });
  const shown = legalIn(
    scene,
    shape.indices.filter((index) => index >= from).map((index): FrontMove => ({ take: index - from + 1 })),
  ).map(({ take }) => take);
  const most = shown.at(-1) ?? 0;
  const mover = moverOf(scene);
  const chosen = shown.find((take) => JSON.stringify({ take }) === options.selected) ?? 0;

  const row = drawBars(on, options, values, shape, 34, {
    owner: (index) => (index < from ? blocks.find(({ to }) => index < to)?.player : undefined),
    legal: (index) => index < from + most && index >= from,
    lit: (index) => (index >= from && index < from + chosen ? mover : undefined),
  });

  if (most > 0) {
    // the ruler
    const y = row.bottom + 8;
    const start = shape.left(from + shown[0] - 1);
    const edge = shape.left(from + most - 1) + shape.pitch;
    on.line(
      [
        [start, y - 5],
        [start, y],
        [edge, y],
        [edge, y - 5],
      ],
      { stroke: options.theme.ink, width: 1.5 },
    );
    const stops = shown.map((take) => ({
      move: JSON.stringify({ take }),
      x: shape.middle(from + take - 1),
      lines: [short(take)],
    }));
    drawStops(on, options, stops, row.top, y);
  }

  const { m } = (scene.now ?? {}) as { readonly m?: number };
  const said: string[] = [];
  if (m !== undefined) said.push(chosen > m ? `M ${short(m)} → ${short(chosen)}` : `M ${short(m)}`);
  if (chosen > 0) {
    let sum = 0;
    for (let i = from; i < from + chosen; i++) sum += values[i];
    said.push(signed(sum));
  }
  if (said.length > 0) {
    const text = said.join(" · ");
    const middle = shape.shows(from)
      ? (shape.left(from) + shape.left(from + Math.max(1, chosen) - 1) + shape.pitch) / 2
      : options.width / 2;
    on.text(middle, 14, text, { size: 18, bold: true, within: options.width });
  }
  return on.done(options.width);
}
