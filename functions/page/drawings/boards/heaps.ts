/** Stone Game IX: three heaps by remainder modulo 3, and a dial that shows the removed sum's. */
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { sheet } from "../sheet.ts";
import { fitting, grouped, remainderOf, short, textWidth } from "../text.ts";
import { wordsOf } from "../words.ts";
import { removedBy } from "./removed.ts";
import { moverOf } from "./scene.ts";

export function drawHeaps(scene: Scene, options: BoardOptions): Picture {
  const { stones: values, removedSum = 0 } = scene.start as {
    readonly stones: readonly number[];
    readonly removedSum?: number;
  };
  const { theme, width, marks, selected } = options;
  const { owners, first } = removedBy(scene.made);
  const heaps: number[][] = [[], [], []];
  const counts = [0, 0, 0];
  const token = 34;
  const wide = Math.min(width / 3, 200);
  const left = (width - 3 * wide) / 2;
  const columns = Math.max(1, Math.floor((wide - 16) / token));
  const most = 3 * columns;
  // of these so many are left that no more are shown, whatever has been removed
  const enough = most + owners.size;
  for (let i = 0; i < values.length; i++) {
    const heap = remainderOf(values[i]);
    if (counts[heap]++ < enough) heaps[heap].push(i);
  }
  for (const place of owners.keys()) {
    const heap = remainderOf(values[place]);
    counts[heap]--;
    if (!heaps[heap].includes(place)) heaps[heap].push(place);
  }
  let removed: number = remainderOf(removedSum);
  for (const place of owners.keys()) removed = (removed + remainderOf(values[place])) % 3;
  const begun = removedSum !== 0 || owners.size > 0;

  // any stone of a heap may be chosen
  const chosen =
    selected === undefined ? undefined : first((JSON.parse(selected) as { readonly index: number }).index);

  const on = sheet(theme);
  drawDial();
  const top = 116;
  const rows = Math.min(3, Math.max(1, ...heaps.map((heap) => Math.ceil(heap.length / columns))));
  const high =
    64 +
    rows * token +
    (heaps.some((heap) => heap.length > most) || counts.some((count) => count > most) ? 22 : 0) +
    22;
  const moves = movesByHeap();
  [0, 1, 2].forEach(drawHeap);
  return on.done(width);

  function drawHeap(heap: number): void {
    const x = left + heap * wide;
    const move = moves[heap];
    const lit = move !== undefined && chosen !== undefined && remainderOf(values[chosen]) === heap;
    on.rect(
      x + 3,
      top,
      wide - 6,
      high,
      move === undefined
        ? { fill: theme.panel, stroke: theme.stoneEdge }
        : { fill: theme.panel, stroke: theme.ink, width: lit ? 4 : 2.5 },
      10,
    );
    on.text(x + 16, top + 20, String(heap), { size: 20, bold: true, anchor: "start" });
    const count = `× ${short(counts[heap])}`;
    on.text(x + wide - 14, top + 20, count, { size: 16, fill: theme.soft, anchor: "end" });
    // above, where nothing that lies over the foot of a low screen hides it
    if (move !== undefined && (removed + heap) % 3 === 0) {
      const text = `✕ ${wordsOf(options).loses}`;
      on.text(x + wide / 2, top + 44, text, {
        size: fitting(text, wide - 12, 14, 6, true),
        bold: true,
        fill: theme.mistake,
      });
    }
    // the stones that are left first, so that the count of what is not shown is theirs
    const shown = [...heaps[heap]]
      .sort((a, b) => Number(owners.has(a)) - Number(owners.has(b)) || a - b)
      .slice(0, most);
    const side = (wide - columns * token) / 2;
    shown.forEach((stone, k) => {
      const cx = x + side + ((k % columns) + 0.5) * token;
      const cy = top + 64 + (Math.floor(k / columns) + 0.5) * token;
      const owner = owners.get(stone);
      // where the chosen stone itself is out of sight, the first of its heap
      const next = lit && (stone === chosen || (k === 0 && !shown.includes(chosen)));
      const text = short(values[stone]);
      const draw = () => {
        if (owner === undefined)
          on.circle(
            cx,
            cy,
            token / 2 - 2,
            next
              ? // a ring, since a number as small as this is not read on a player's colour
                { fill: theme.stone, stroke: theme[moverOf(scene)], width: 4 }
              : { fill: theme.stone, stroke: theme.stoneEdge },
          );
        else on.circle(cx, cy, token / 2 - 2, { stroke: theme[owner], width: 1.5, dash: "4 4" });
        on.text(cx, cy - (owner === undefined ? 0 : 3), text, {
          size: fitting(text, token - 8, 13, 6),
          fill: owner === undefined ? theme.ink : theme.soft,
          bold: next,
        });
        if (owner !== undefined) on.sign(owner, cx, cy + 9, 3.5);
      };
      if (owner === undefined) on.piece(String(stone), draw);
      else draw();
    });
    const left_ = counts[heap] - shown.filter((stone) => !owners.has(stone)).length;
    if (left_ > 0) {
      const text = wordsOf(options).more(grouped(left_));
      on.text(x + wide / 2, top + high - 33, text, {
        size: fitting(text, wide - 10, 14, 6),
        fill: theme.soft,
      });
    }
    const mark = move === undefined ? undefined : marks?.[move];
    if (mark !== undefined)
      on.text(x + wide / 2, top + high - 13, mark.text, {
        size: fitting(mark.text, wide - 12, 16, 8, true),
        bold: true,
        fill: mark.tone === "plain" ? theme.ink : theme[mark.tone],
      });
    else if (move !== undefined) on.pointer(x + wide / 2, top + high - 18, 7);
    if (move !== undefined) on.spot(move, x + 3, top, wide - 6, high);
  }

  /** A circle of three thirds, the one of the removed sum filled, its number in the middle. */
  function drawDial(): void {
    const [cx, cy, r] = [width / 2, 56, 50];
    const point = (third: number, radius: number): readonly [number, number] => {
      const angle = ((third * 120 - 90) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    };
    on.circle(cx, cy, r, { fill: theme.panel, stroke: theme.stoneEdge, width: 1.5 });
    for (const third of [0, 1, 2]) {
      const here = begun && third === removed;
      const [x, y] = point(third, r - 16);
      if (here) on.circle(x, y, 14, { fill: theme.ink });
      on.text(x, y, String(third), { size: 16, bold: here, fill: here ? theme.paper : theme.soft });
    }
    if (begun) {
      const [x, y] = point(removed, r - 32);
      on.line(
        [
          [cx, cy],
          [x, y],
        ],
        { stroke: theme.ink, width: 3 },
      );
    }
    on.circle(cx, cy, 4, { fill: theme.ink });
    const text = "Σ mod 3";
    on.text(cx + r + 12 + textWidth(text, 14) / 2, cy, text, { fill: theme.soft });
  }

  /** A move for each heap: stones of one remainder are alike. */
  function movesByHeap(): (string | undefined)[] {
    const found: (string | undefined)[] = [undefined, undefined, undefined];
    if (scene.legal.length === 0) return found;
    const left = (scene.now as { readonly stones?: readonly number[] } | null)?.stones ?? [];
    const legal = scene.legal as readonly { readonly index: number }[];
    for (const { index } of legal) found[remainderOf(left[index])] ??= JSON.stringify({ index });
    for (const [heap, move] of found.entries()) {
      if (move !== undefined || counts[heap] === 0) continue;
      found[heap] = JSON.stringify({ index: left.findIndex((value) => remainderOf(value) === heap) });
    }
    return found;
  }
}
