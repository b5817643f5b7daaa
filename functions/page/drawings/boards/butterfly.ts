/** Stone Game VI: what each stone is worth to Alice stands above the line, what it is worth to Bob below. */
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { isNarrow } from "../row.ts";
import { chip, chipWidth, fillOf, type Player, sheet, TOUCH } from "../sheet.ts";
import { fitting, grouped, short } from "../text.ts";
import { wordsOf } from "../words.ts";
import { removedBy } from "./removed.ts";
import { legalIn } from "./scene.ts";

const TALL = 40;
const LABEL = 18;

export function drawButterfly(scene: Scene, options: BoardOptions): Picture {
  const { aliceValues, bobValues } = scene.start as {
    readonly aliceValues: readonly number[];
    readonly bobValues: readonly number[];
  };
  const { theme, width, marks, selected } = options;
  const n = aliceValues.length;
  const { owners, first, now } = removedBy(scene.made);
  const on = sheet(theme);
  const marked = Object.values(marks ?? {});
  const above = marks === undefined ? 0 : 24;
  const widest = Math.max(TOUCH, ...marked.map(({ text }) => chipWidth(text, 12) + 4));
  const columns = Math.max(1, Math.min(Math.max(1, n), Math.floor(width / widest)));
  const pitch = Math.min(72, width / columns);
  const most = Math.min(n, isNarrow(options) ? 3 * columns : 50);
  const order = inOrder();
  const moves = new Map(
    legalIn(
      scene,
      order.filter((place) => !owners.has(place)).map((place) => ({ index: now(place) })),
    ).map((move) => [first(move.index), JSON.stringify(move)]),
  );
  const greatest = Math.max(
    1,
    ...order.map((i) => Math.max(Math.abs(aliceValues[i]), Math.abs(bobValues[i]))),
  );
  const high = 2 * (TALL + LABEL) + above + 22;

  order.forEach((stone, k) => {
    const line = Math.floor(k / columns);
    const inLine = Math.min(columns, order.length - line * columns);
    const left =
      (width - (line === 0 ? inLine : Math.min(columns, order.length)) * pitch) / 2 + (k % columns) * pitch;
    const draw = () => drawStone(stone, left, line * (high + 6) + 2);
    if (owners.has(stone)) draw();
    else on.piece(String(stone), draw);
  });
  const lines = Math.ceil(order.length / columns);
  if (n > most) {
    const text = wordsOf(options).more(grouped(n - most));
    on.text(width / 2, lines * (high + 6) + 12, text, { size: 14, fill: theme.soft });
  }
  return on.done(width);

  function drawStone(stone: number, left: number, top: number): void {
    const owner = owners.get(stone);
    const move = moves.get(stone);
    const middle = left + pitch / 2;
    const wide = Math.min(pitch - 10, 44);
    const base = top + above + LABEL + TALL;
    const half = (player: Player, value: number, way: 1 | -1): void => {
      const size = Math.max(4, (Math.abs(value) / greatest) * (TALL - 4));
      const y = way < 0 ? base - size - 1 : base + 1;
      const paint =
        owner !== undefined
          ? { stroke: theme[owner], width: 1.5, dash: "4 4" }
          : value < 0
            ? { fill: theme.paper, stroke: theme[player], width: 1.5 }
            : { fill: fillOf(theme, player), stroke: theme[player], width: 1 };
      on.rect(middle - wide / 2, y, wide, size, paint, 3);
      const text = short(value);
      const letters = fitting(text, pitch - 4, 14, 8, true);
      on.text(middle, way < 0 ? base - size - 10 : base + size + 11, text, {
        size: letters,
        bold: owner === undefined,
        fill: owner === undefined ? theme.ink : theme.soft,
      });
    };
    if (move !== undefined) {
      const lit = move === selected;
      on.rect(
        left + 2,
        top,
        pitch - 4,
        high,
        { fill: lit ? theme.stone : theme.panel, stroke: theme.ink, width: lit ? 3.5 : 2 },
        8,
      );
    }
    half("alice", aliceValues[stone], -1);
    half("bob", bobValues[stone], 1);
    on.line(
      [
        [left + 4, base],
        [left + pitch - 4, base],
      ],
      { stroke: theme.stoneEdge },
    );
    const foot = base + TALL + LABEL + 8;
    if (owner !== undefined) on.sign(owner, middle, foot, 5);
    else if (move !== undefined) on.pointer(middle, foot - 4, 6);
    const mark = move === undefined ? undefined : marks?.[move];
    if (mark !== undefined) chip(on, middle, top + 14, mark, 12);
    if (move !== undefined) on.spot(move, left, top, pitch, high);
  }

  /** The stones that are shown, as first places. */
  function inOrder(): number[] {
    if (options.order !== "sum") {
      const from = Math.max(0, Math.min(options.from ?? firstLeft(), n - most));
      return Array.from({ length: most }, (_, k) => from + k);
    }
    const best: number[] = [];
    const sum = (i: number) => aliceValues[i] + bobValues[i];
    for (let i = 0; i < n; i++) {
      if (most < n && owners.has(i)) continue;
      if (best.length === most && sum(i) <= sum(best[most - 1])) continue;
      let at = best.length;
      while (at > 0 && sum(best[at - 1]) < sum(i)) at--;
      best.splice(at, 0, i);
      if (best.length > most) best.pop();
    }
    return best;
  }

  function firstLeft(): number {
    let place = 0;
    while (owners.has(place)) place++;
    return place;
  }
}
