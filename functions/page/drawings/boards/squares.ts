/** Stone Game IV: the heap as its largest square and the rest; a move lifts a square out of its corner. */
import type { BoardOptions, Picture, Scene } from "../picture.ts";
import { isNarrow } from "../row.ts";
import { fillOf, sheet } from "../sheet.ts";
import { fitting, grouped, MINUS, short, textWidth } from "../text.ts";
import { wordsOf } from "../words.ts";
import { drawKeys, keysInLine } from "./keys.ts";
import { legalIn, moverOf } from "./scene.ts";

interface SquareMove {
  readonly take: number;
}

/** The integer part of a root; from 4.5e15 on the square root itself can be rounded up to an integer. */
function rootOf(n: number): number {
  const root = Math.floor(Math.sqrt(n));
  return root * root > n ? root - 1 : root;
}

export function drawSquares(scene: Scene, options: BoardOptions): Picture {
  const { theme, width, selected } = options;
  const start = (scene.start as { readonly n: number }).n;
  const n = scene.made.reduce((left, { move }) => left - (move as SquareMove).take, start);
  const on = sheet(theme);
  const narrow = isNarrow(options);
  const side = narrow ? 150 : 200;
  const asked = selected === undefined ? [] : legalIn(scene, [JSON.parse(selected) as SquareMove]);
  const chosen = asked[0]?.take ?? 0;
  const moves = (scene.legal as readonly SquareMove[]).map(({ take }) => ({
    take,
    move: JSON.stringify({ take }),
  }));

  const root = rootOf(start);
  const unit = side / Math.max(1, root + (start > root * root ? 1 : 0));
  drawHeap();
  drawTaken();
  drawMoves(side + 48);
  return on.done(width);

  /** On the left: what is left, on the scale of the start. */
  function drawHeap(): void {
    const large = rootOf(n);
    const rest = n - large * large;
    const x = 4;
    const y = 4;
    const edge = large * unit;
    const frame = { stroke: theme.stoneEdge, width: 1 };
    if (start > 0) {
      const whole = root * unit;
      on.rect(x, y, whole, whole, { ...frame, dash: "4 4" });
    }
    if (large > 0) on.rect(x, y, edge, edge, { fill: theme.stone, ...frame });
    // the rest goes down the right side, then along the foot
    const column = Math.min(rest, large);
    if (column > 0) on.rect(x + edge, y, unit, column * unit, { fill: theme.stone, ...frame });
    if (rest > large) on.rect(x, y + edge, (rest - large) * unit, unit, { fill: theme.stone, ...frame });
    if (unit >= 6)
      for (let i = 1; i < large; i++) {
        on.line(
          [
            [x + i * unit, y],
            [x + i * unit, y + edge],
          ],
          { ...frame, opacity: 0.6 },
        );
        on.line(
          [
            [x, y + i * unit],
            [x + edge, y + i * unit],
          ],
          { ...frame, opacity: 0.6 },
        );
      }
    if (unit >= 6)
      for (let i = 1; i < column; i++)
        on.line(
          [
            [x + edge, y + i * unit],
            [x + edge + unit, y + i * unit],
          ],
          { ...frame, opacity: 0.6 },
        );
    if (unit >= 6)
      for (let i = 1; i < rest - large; i++)
        on.line(
          [
            [x + i * unit, y + edge],
            [x + i * unit, y + edge + unit],
          ],
          { ...frame, opacity: 0.6 },
        );
    if (chosen > 0) {
      const lifted = Math.sqrt(chosen) * unit;
      on.rect(x, y, lifted, lifted, { fill: fillOf(theme, moverOf(scene)), stroke: theme.ink, width: 2.5 });
    }
    const formula = (word: (value: number) => string): string =>
      chosen > 0
        ? `${word(n)} ${MINUS} ${word(chosen)} = ${word(n - chosen)}`
        : large === 0
          ? "0"
          : `${word(n)} = ${word(large)}²${rest > 0 ? ` + ${word(rest)}` : ""}`;
    const exact = fitting(formula(grouped), width - 8, 18, 13, true);
    const text = exact > 0 ? formula(grouped) : formula(short);
    on.text(4, side + 26, text, {
      size: exact || fitting(text, width - 8, 18, 6, true),
      bold: true,
      anchor: "start",
    });
  }

  /** On the right: the squares taken so far, newest first, on the same scale. */
  function drawTaken(): void {
    let x = side + 24;
    let y = 4;
    let lineHeight = 0;
    for (const [age, { player, move }] of [...scene.made].reverse().entries()) {
      const { take } = move as SquareMove;
      const text = short(take);
      const edge = Math.max(6, Math.sqrt(take) * unit);
      const wide = Math.max(edge, textWidth(text, 13) + 16);
      if (x + wide > width - 4) {
        x = side + 24;
        y += lineHeight + 8;
        lineHeight = 0;
      }
      if (x + wide > width - 4 || y + edge + 18 > side + 8) break;
      const draw = () => {
        on.rect(x, y, edge, edge, { stroke: theme[player], width: 1.5, dash: "4 4" });
        on.sign(player, x + 5, y + edge + 10, 4);
        on.text(x + 13, y + edge + 10, text, { size: 13, fill: theme.soft, anchor: "start" });
      };
      // out of the heap's corner
      on.piece(String(scene.made.length - age), draw, { from: `translate(${4 - x}px, ${4 - y}px)` });
      x += wide + 8;
      lineHeight = Math.max(lineHeight, edge + 20);
    }
  }

  function drawMoves(top: number): void {
    const keys = moves.map(({ take, move }) => ({ move, lines: [short(take)] }));
    const { columns } = keysInLine(keys, options);
    const shown = keys.slice(0, 3 * columns);
    if (chosen > 0 && selected !== undefined && !shown.some(({ move }) => move === selected))
      shown[shown.length - 1] = { move: selected, lines: [short(chosen)] };
    const foot = drawKeys(on, options, shown, top, "left");
    const hidden = keys.length === 0 ? 0 : rootOf(n) - shown.length;
    if (hidden > 0) {
      const text = wordsOf(options).more(grouped(hidden));
      on.text(4, foot + 12, text, { fill: theme.soft, anchor: "start" });
    }
  }
}
