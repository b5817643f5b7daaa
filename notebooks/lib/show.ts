/**
 * Puts pictures and tables under a cell. Pictures become PNG, because GitHub and exported pages strip SVG; the font comes
 * from a package, so that every machine draws the same bytes.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { INK } from "./palette.ts";
import { FONT, FONT_SIZE, type Picture } from "./picture.ts";

const require = createRequire(import.meta.url);

/** Pixels of the file for each pixel of the page. */
const SHARPNESS = 2;
const GAP = 16;

/**
 * Shows a picture, or several from left to right in rows.
 * @param alt what there is to see, for those who cannot see it
 * @param options.perRow how many pictures stand side by side; all when left out
 */
export function show(
  picture: Picture | readonly Picture[],
  alt: string,
  options: { readonly perRow?: number } = {},
): void {
  const pictures = "svg" in picture ? [picture] : picture;
  const { width, height, svg } = inRows(pictures, options.perRow ?? pictures.length);
  const png = rasterise({ width, height, svg });
  display(
    { "image/png": png.toString("base64"), "text/plain": alt },
    { "image/png": { alt, width: Math.ceil(width) } },
  );
}

/** Sends data under the cell, by media type. */
export function display(
  data: Readonly<Record<string, string>>,
  metadata: Readonly<Record<string, object>> = {},
): void {
  // tslab's own display.png has no metadata; without the width, viewers would show the picture twice as large
  const { lastWriteDisplayData: send } = require("tslab/dist/jupyter") as {
    lastWriteDisplayData: Send | null;
  };
  if (send === null) throw new Error("there is no cell to show anything under");
  send({ data, metadata, transient: {} }, false);
}

type Send = (content: object, update: boolean) => void;

export function rasterise({ width, height, svg }: Picture): Buffer {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${INK}" fill="${INK}" font-family="${FONT}" font-size="${FONT_SIZE}">${svg}</svg>`;
  const image = new Resvg(document, {
    background: "#ffffff",
    fitTo: { mode: "zoom", value: SHARPNESS },
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: FONT },
  });
  return image.render().asPng();
}

function fontFiles(): string[] {
  const folder = dirname(require.resolve("dejavu-fonts-ttf/package.json"));
  return ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((file) => join(folder, "ttf", file));
}

function inRows(pictures: readonly Picture[], perRow: number): Picture {
  let width = 0;
  let height = 0;
  let svg = "";
  for (let first = 0; first < pictures.length; first += perRow) {
    const row = pictures.slice(first, first + perRow);
    if (first > 0) height += GAP;
    let x = 0;
    for (const picture of row) {
      if (x > 0) x += GAP;
      svg += `<g transform="translate(${x} ${height})">${picture.svg}</g>`;
      x += picture.width;
    }
    width = Math.max(width, x);
    height += Math.max(...row.map((picture) => picture.height));
  }
  return { width, height, svg };
}
