/**
 * A sheet is drawn on from left to right and top to bottom in pixels; what lies lowest makes the picture's height. Bob's
 * fill is a hatching, since his colour and Alice's are the same grey.
 */
import type { Picture, Spot, Theme } from "./picture.ts";
import { textWidth } from "./text.ts";

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke. */
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

export interface Lettering {
  readonly size?: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  /** Moved so that it lies between 0 and this. */
  readonly within?: number;
  /** A rim in this colour keeps it legible on any ground. */
  readonly rim?: string;
}

export type Player = "alice" | "bob";
export type Point = readonly [x: number, y: number];

/** Bob's fill; `Sheet.done` gives it a name that no other picture of a page has. */
const HATCH = "url(#hatch)";
export const fillOf = (theme: Theme, player: Player): string => (player === "alice" ? theme.alice : HATCH);

export type Sheet = ReturnType<typeof sheet>;

export function sheet(theme: Theme) {
  let svg = "";
  let bottom = 0;
  const spots: Spot[] = [];

  const reach = (y: number): void => {
    bottom = Math.max(bottom, y);
  };

  const self = {
    theme,
    /** Makes the picture at least as high as this. */
    reach,
    /**
     * What `draw` draws is one piece that may move from drawing to drawing, where it has the same name.
     * @param how `from` where it comes from when it is new, as a CSS transform; `turn` its angle and the point it turns about
     */
    piece(
      name: string,
      draw: () => void,
      how: { readonly from?: string; readonly turn?: string } = {},
    ): void {
      svg += `<g${attributes({ "data-piece": name, "data-from": how.from, "data-turn": how.turn })}>`;
      draw();
      svg += "</g>";
    },
    rect(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): void {
      reach(y + height + (paint.width ?? 1) / 2);
      svg += `<rect${attributes({ x, y, width, height, rx: radius || undefined })}${painted(paint)}/>`;
    },
    circle(x: number, y: number, radius: number, paint: Paint): void {
      reach(y + radius + (paint.width ?? 1) / 2);
      svg += `<circle${attributes({ cx: x, cy: y, r: radius })}${painted(paint)}/>`;
    },
    /** Straight from point to point. */
    line(points: readonly Point[], paint: Paint): void {
      for (const [, y] of points) reach(y + (paint.width ?? 1) / 2);
      svg += `<path d="M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}"${painted(paint)}/>`;
    },
    /** From one point to another by way of the curve's middle control point. */
    arc([x1, y1]: Point, [cx, cy]: Point, [x2, y2]: Point, paint: Paint): void {
      reach((y1 + 2 * cy + y2) / 4 + (paint.width ?? 1) / 2);
      svg += `<path d="M${[x1, y1].map(rounded).join(" ")}Q${[cx, cy, x2, y2].map(rounded).join(" ")}"${painted(paint)}/>`;
    },
    /** Centred at a height. */
    text(x: number, y: number, text: string, letters: Lettering = {}): void {
      const { size = 14, fill = theme.ink, bold = false, anchor = "middle", rim, within } = letters;
      const half = within === undefined ? 0 : textWidth(text, size, bold) / 2;
      reach(y + size * 0.6);
      svg += `<text${attributes({
        x: within === undefined ? x : Math.max(half, Math.min(x, within - half)),
        y: y + size * 0.36,
        "font-size": size,
        "font-weight": bold ? 700 : undefined,
        "text-anchor": anchor === "start" ? undefined : anchor,
        fill,
        stroke: rim,
        "stroke-width": rim === undefined ? undefined : 4,
        "stroke-linejoin": rim === undefined ? undefined : "round",
        "paint-order": rim === undefined ? undefined : "stroke",
      })}>${escaped(text)}</text>`;
    },
    /** A player's sign: Alice's disc, Bob's square. */
    sign(player: Player, x: number, y: number, radius: number): void {
      if (player === "alice") self.circle(x, y, radius, { fill: theme.alice });
      else
        self.rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, {
          fill: theme.bob,
        });
    },
    /** A triangle that points up at a place. */
    pointer(x: number, y: number, size = 8): void {
      self.line(
        [
          [x - size, y + size * 1.1],
          [x, y],
          [x + size, y + size * 1.1],
        ],
        { fill: theme.ink },
      );
    },
    spot(move: string, x: number, y: number, width: number, height: number): void {
      reach(y + height);
      spots.push({ move, x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) });
    },
    done(width: number): Picture {
      const height = Math.ceil(bottom + 1);
      const hatch = `hatch-${checksum(svg)}`;
      const body = svg.replaceAll(HATCH, `url(#${hatch})`);
      return {
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" font-family="${escaped(theme.font)}">${body === svg ? "" : hatching(hatch, theme)}${body}</svg>`,
        width,
        height,
        spots,
      };
    },
  };
  return self;
}

const hatching = (id: string, { bob }: Theme): string =>
  `<defs><pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${escaped(bob)}" fill-opacity="0.15"/><rect width="3.4" height="6" fill="${escaped(bob)}"/></pattern></defs>`;

const rounded = (value: number): number => Math.round(value * 100) / 100;

function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  let text = "";
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === "number" ? rounded(value) : escaped(value)}"`;
  }
  return text;
}

const painted = ({ fill = "none", stroke, width, dash, opacity }: Paint): string =>
  attributes({
    fill,
    stroke,
    "stroke-width": width,
    "stroke-dasharray": dash,
    opacity,
  });

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** FNV-1a: a pattern's name follows from what it is used in. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A rounded label with a mark; its width is at least that of its text. */
export function chip(
  on: Sheet,
  x: number,
  y: number,
  { text, tone }: { readonly text: string; readonly tone: Player | "mistake" | "plain" },
  size = 14,
): void {
  const colour = tone === "plain" ? on.theme.soft : on.theme[tone];
  const width = chipWidth(text, size);
  on.rect(
    x - width / 2,
    y - size * 0.85,
    width,
    size * 1.7,
    { fill: on.theme.panel, stroke: colour, width: 1.5 },
    size * 0.85,
  );
  on.text(x, y, text, { size, bold: true, fill: tone === "plain" ? on.theme.ink : colour });
}

export const chipWidth = (text: string, size = 14): number => textWidth(text, size, true) + size;

/** Wide enough for a finger. */
export const TOUCH = 44;

/**
 * Puts boxes, centred where they are wanted, on as few lines as it takes for none to overlap.
 * @param boxes from left to right, each at most `width` wide
 * @returns the left edge and the line of each
 */
export function stagger(
  boxes: readonly { readonly x: number; readonly width: number }[],
  width: number,
  gap = 2,
): { readonly x: number; readonly line: number }[] {
  const ends: number[] = [];
  return boxes.map((box) => {
    const x = Math.max(0, Math.min(box.x - box.width / 2, width - box.width));
    let line = ends.findIndex((end) => end + gap <= x);
    if (line < 0) line = ends.length;
    ends[line] = x + box.width;
    return { x, line };
  });
}
