/** What a player has collected, move by move, on the scale of the whole game. */
import type { DrawOptions, Picture, Scene } from "./picture.ts";
import { fillOf, type Player, sheet } from "./sheet.ts";

export interface TrackOptions extends DrawOptions {
  /** All points of the game, the whole length; the mark where more than half is reached stands on it. Left out where points may be negative. */
  readonly total?: number;
}

/** @returns a bar 26 pixels high; with negative values 0 is in the middle */
export function drawTrack(player: Player, { made }: Pick<Scene, "made">, options: TrackOptions): Picture {
  const { theme, width, total } = options;
  const on = sheet(theme);
  const sums = { alice: [0], bob: [0] };
  for (const { player, points } of made) sums[player].push(sums[player][sums[player].length - 1] + points);
  const [x0, unit] = scale();
  on.rect(1, 5, width - 2, 24, { fill: theme.panel, stroke: theme.stoneEdge }, 5);
  const own = sums[player];
  const last = own.length - 1;
  // each move's share, or where something was lost again what is left
  const grows = own.every((sum, i) => i === 0 || sum >= own[i - 1]);
  for (let i = grows ? 1 : last; i >= 1 && i <= last; i++) {
    const [from, to] = [grows ? own[i - 1] : 0, own[i]];
    if (from === to) continue;
    on.rect(x0 + Math.min(from, to) * unit, 6, Math.abs(to - from) * unit, 22, {
      fill: fillOf(theme, player),
      stroke: theme.paper,
    });
  }
  if (total !== undefined && total > 0) {
    const x = x0 + (Math.floor(total / 2) + 1) * unit;
    if (x < width)
      on.line(
        [
          [x, 1],
          [x, 33],
        ],
        { stroke: theme.ink, width: 2 },
      );
  } else
    on.line(
      [
        [x0, 1],
        [x0, 33],
      ],
      { stroke: theme.ink, width: 2 },
    );
  return on.done(width);

  function scale(): [zero: number, unit: number] {
    if (total !== undefined && total > 0) return [1, (width - 2) / total];
    const most = Math.max(1, ...sums.alice.map(Math.abs), ...sums.bob.map(Math.abs));
    return [width / 2, (width / 2 - 1) / most];
  }
}
