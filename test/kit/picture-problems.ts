/**
 * What is wrong with a drawing, judged from its SVG alone: resvg parses it, and text is measured in DejaVu Sans, the
 * widest of the fonts that are used.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { Picture, Spot } from "../../functions/page/drawings/index.ts";

interface Shape {
  readonly tag: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly text?: string;
}

/** A stroke's edge may be cut by as much. */
const EDGE = 0.8;

export function problemsOf(picture: Picture, leastSpot = 44): string[] {
  const { svg, width, height, spots } = picture;
  const problems: string[] = [];
  const say = (problem: string): void => {
    problems.push(problem);
  };
  if (!svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`))
    say(`begins with ${svg.slice(0, 90)}`);
  try {
    new Resvg(svg, { font: { loadSystemFonts: false } });
  } catch (error) {
    say(`not parsed: ${String(error)}`);
  }
  for (const word of ["NaN", "undefined", "null", "Infinity", "style=", "class=", "[object"])
    if (svg.includes(word)) say(`contains ${word}`);
  const shapes = shapesOf(svg);
  const within = ({ left, top, right, bottom }: Omit<Shape, "tag">, edge: number): boolean =>
    left >= -edge && top >= -edge && right <= width + edge && bottom <= height + edge;
  for (const shape of shapes) if (!within(shape, EDGE)) say(`outside ${width}x${height}: ${told(shape)}`);
  const texts = shapes.filter(({ tag }) => tag === "text");
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(0, i)) if (meet(one, other)) say(`${told(one)} overlaps ${told(other)}`);
  const areas = spots.map(areaOf);
  for (const [i, spot] of spots.entries()) {
    if (!within(areas[i], 0.02)) say(`spot outside ${width}x${height}: ${JSON.stringify(spot)}`);
    if (Math.min(spot.width, spot.height) < leastSpot) say(`spot too small: ${JSON.stringify(spot)}`);
    for (let k = 0; k < i; k++)
      if (meet(areas[i], areas[k])) say(`spots overlap: ${JSON.stringify([spots[k], spot])}`);
  }
  if (new Set(spots.map(({ move }) => move)).size < spots.length) say("two spots for one move");
  return problems;
}

const areaOf = ({ x, y, width, height }: Spot) => ({ left: x, top: y, right: x + width, bottom: y + height });

const meet = (a: Omit<Shape, "tag">, b: Omit<Shape, "tag">): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.05 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.05;

const told = ({ tag, text = "", left, top, right, bottom }: Shape): string =>
  `${tag} "${text}" ${[left, top, right, bottom].map((at) => at.toFixed(1)).join(" ")}`;

/** All that is drawn, with its stroke; not what stands in `defs`. */
export function shapesOf(svg: string): Shape[] {
  const drawn = svg.replace(/<defs>.*?<\/defs>/s, "");
  const elements = drawn.matchAll(/<(rect|circle|path|text)\b([^>]*?)(?:\/>|>([^<]*)<\/text>)/g);
  return Array.from(elements, ([, tag, list, text = ""]) => {
    const attributes = Object.fromEntries(
      Array.from(list.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    );
    const at = (name: string, missing = 0): number => Number(attributes[name] ?? missing);
    if (tag === "text") return textShape(text, at, attributes["text-anchor"] ?? "start");
    const rim = attributes["stroke"] === undefined ? 0 : at("stroke-width", 1) / 2;
    const box = (left: number, top: number, right: number, bottom: number): Shape => ({
      tag,
      left: left - rim,
      top: top - rim,
      right: right + rim,
      bottom: bottom + rim,
    });
    if (tag === "rect") return box(at("x"), at("y"), at("x") + at("width"), at("y") + at("height"));
    if (tag === "circle")
      return box(at("cx") - at("r"), at("cy") - at("r"), at("cx") + at("r"), at("cy") + at("r"));
    const points = pointsOf(attributes["d"] ?? "");
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  });
}

/** Of a path of straight lines, or of one quadratic curve, which is sampled. */
function pointsOf(path: string): (readonly [number, number])[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  if (!path.includes("Q"))
    return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]] as const] : []));
  const [x1, y1, cx, cy, x2, y2] = numbers;
  return Array.from({ length: 21 }, (_, k) => {
    const t = k / 20;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2] as const;
  });
}

function textShape(text: string, at: (name: string) => number, anchor: string): Shape {
  const size = at("font-size");
  const ink = inkOf(text, at("font-weight") >= 600);
  const wide = (ink.right - ink.left) * size;
  const left = at("x") + (anchor === "start" ? ink.left * size : anchor === "end" ? -wide : -wide / 2);
  return {
    tag: "text",
    text,
    left,
    top: at("y") + ink.top * size,
    right: left + wide,
    bottom: at("y") + ink.bottom * size,
  };
}

interface Ink {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const measured = new Map<string, Ink>();
const fonts = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");

/** Where a text of size 1 is black, from its start on the base line. */
function inkOf(text: string, bold: boolean): Ink {
  const key = `${bold} ${text}`;
  let ink = measured.get(key);
  if (ink === undefined) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 400"><text x="100" y="200" font-size="100" font-weight="${bold ? 700 : 400}">${text}</text></svg>`;
    const fontFiles = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((file) => join(fonts, file));
    const box = new Resvg(drawing, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "DejaVu Sans" },
    }).getBBox();
    ink =
      box === undefined
        ? { left: 0, top: 0, right: 0, bottom: 0 }
        : {
            left: (box.x - 100) / 100,
            top: (box.y - 200) / 100,
            right: (box.x + box.width - 100) / 100,
            bottom: (box.y + box.height - 200) / 100,
          };
    measured.set(key, ink);
  }
  return ink;
}
