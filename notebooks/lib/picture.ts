/**
 * A picture is SVG with a size; `show` turns it into the PNG that every viewer displays. Charts are drawn by Observable
 * Plot on a document that lives in memory.
 */
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { INK } from "./palette.ts";

export { Plot };

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Elements of SVG, in pixels from the upper left corner. */
  readonly svg: string;
}

export const FONT = "DejaVu Sans";

/** Wide enough to tell things apart; narrow enough that its text stays legible when a phone shrinks it to fit. */
export const WIDTH = 560;
export const FONT_SIZE = 14;

/** A picture from SVG elements; text is set in the font and size of the charts unless it says otherwise. */
export const drawing = (width: number, height: number, svg: string): Picture => ({ width, height, svg });

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
  return {
    width: Number(svg.getAttribute("width")),
    height: Number(svg.getAttribute("height")),
    // `font-size` and the like are on Plot's root element; they are kept on a group in its place
    svg: `<g fill="currentColor" font-family="${FONT}" font-size="${FONT_SIZE}" text-anchor="middle">${svg.innerHTML}</g>`,
  };
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
  return { width: x, height: 24, svg };
}

/** A line of bold text. */
export const headline = (text: string, width: number): Picture => ({
  width,
  height: 28,
  svg: `<text x="0" y="18" font-weight="bold">${escaped(text)}</text>`,
});

/** Pictures one below the other, flush left. */
export function below(...pictures: readonly Picture[]): Picture {
  let height = 0;
  let svg = "";
  for (const picture of pictures) {
    svg += `<g transform="translate(0 ${height})">${picture.svg}</g>`;
    height += picture.height;
  }
  return { width: Math.max(...pictures.map(({ width }) => width)), height, svg };
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
