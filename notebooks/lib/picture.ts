/**
 * A picture is an `<svg viewBox>` with a size, as `@optimal-play/drawings` makes them; `show` turns it into the PNG that every
 * viewer displays. Charts are drawn by Observable Plot on a document that lives in memory.
 */

import * as Plot from "@observablehq/plot";
import { type Picture as Drawn, type DrawOptions, light } from "@optimal-play/drawings";
import { parseHTML } from "linkedom";
import { INK } from "./palette.ts";

export { Plot };

export interface Picture extends Pick<Drawn, "svg" | "width" | "height"> {
  /** What is written above it; becomes part of the alternative text. */
  readonly title?: string;
}

/** The first is the one that PNGs are set in; the others are for browsers. */
export const FONT = "DejaVu Sans, Verdana, sans-serif";

/** Wide enough to tell things apart; narrow enough that its text stays legible when a phone shrinks it to fit. */
export const WIDTH = 560;
export const FONT_SIZE = 14;

/** What the page's drawings are told here: `drawFusion(row, 3, paper)`. */
export const paper: DrawOptions = { width: WIDTH, theme: { ...light, paper: "#ffffff", font: FONT } };

/** A picture from SVG elements; text is set in the font and size of the charts unless it says otherwise. */
export const drawing = (width: number, height: number, elements: string): Picture => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" color="${INK}" fill="${INK}" font-family="${FONT}" font-size="${FONT_SIZE}">${elements}</svg>`,
});

/** A picture from a specification of Observable Plot, whose marks are `Plot.dot`, `Plot.line` and so on. */
export function plot(options: Plot.PlotOptions): Picture {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const chart = Plot.plot({
    width: WIDTH,
    marginTop: 36,
    marginLeft: 56,
    marginRight: 24,
    marginBottom: 48,
    ...options,
    document,
    style: { fontFamily: FONT, fontSize: `${FONT_SIZE}px`, color: INK, overflow: "visible" },
  });
  const svg = chart.tagName.toLowerCase() === "svg" ? chart : chart.querySelector("svg");
  if (svg === null || svg === undefined) throw new Error("Plot drew no SVG");
  return drawing(
    Number(svg.getAttribute("width")),
    Number(svg.getAttribute("height")),
    // what Plot says on its root element is said on a group in its place
    `<g fill="currentColor" text-anchor="middle">${svg.innerHTML}</g>`,
  );
}

/** A row of coloured squares with their names. */
export function legend(colours: ReadonlyMap<string, string>): Picture {
  let x = 0;
  let svg = "";
  for (const [name, colour] of colours) {
    svg += `<rect x="${x}" y="4" width="14" height="14" fill="${colour}" stroke="${INK}" stroke-width="0.5"/>`;
    svg += `<text x="${x + 20}" y="16">${escaped(name)}</text>`;
    x += 20 + Math.ceil(name.length * FONT_SIZE * 0.66) + 18; // DejaVu Sans is about that wide
  }
  return drawing(x, 24, svg);
}

/** A picture with a line of bold text above it. */
export const titled = (title: string, picture: Picture): Picture => ({
  ...below(drawing(picture.width, 28, `<text y="18" font-weight="bold">${escaped(title)}</text>`), picture),
  title,
});

/** Pictures one below the other, flush left. */
export const below = (...pictures: readonly Picture[]): Picture => inRows(pictures, 1, 0);

/** Pictures from left to right, so many in a row, with a gap between them. */
export function inRows(pictures: readonly Picture[], perRow: number, gap = 16): Picture {
  let width = 0;
  let height = 0;
  let svg = "";
  for (let first = 0; first < pictures.length; first += perRow) {
    const row = pictures.slice(first, first + perRow);
    if (first > 0) height += gap;
    let x = 0;
    for (const picture of row) {
      if (x > 0) x += gap;
      svg += sized(picture, x, height);
      x += picture.width;
    }
    width = Math.max(width, x);
    height += Math.max(...row.map((picture) => picture.height));
  }
  const titles = pictures.flatMap(({ title = [] }) => title);
  return { ...drawing(width, height, svg), ...(titles.length > 0 ? { title: titles.join("; ") } : {}) };
}

/** The picture's element with its size in pixels, at a place inside of another. */
export const sized = ({ svg, width, height }: Picture, x = 0, y = 0): string =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible" `);

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
