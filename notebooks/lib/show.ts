/**
 * Puts pictures under a cell as PNG, because GitHub and exported pages strip SVG, each with its caption. The font comes
 * from a package, so that every machine draws the same bytes.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { escaped, FONT, inRows, type Picture, sized } from "./picture.ts";
import { png } from "./png.ts";

const require = createRequire(import.meta.url);

/** Pixels of the file for each pixel of the page. */
const SHARPNESS = 2;

/**
 * Shows a picture, or several from left to right in rows, and its caption beneath.
 * @param caption what there is to see; with the titles of the pictures it is the alternative text as well
 * @param options.perRow how many pictures stand side by side; all when left out
 */
export function show(
  picture: Picture | readonly Picture[],
  caption: string,
  options: { readonly perRow?: number } = {},
): void {
  const pictures = "svg" in picture ? [picture] : picture;
  const whole = inRows(pictures, options.perRow ?? pictures.length);
  const alt = whole.title === undefined ? caption : `${whole.title}. ${caption}`;
  display(
    { "image/png": rasterise(whole).toString("base64"), "text/plain": alt },
    { "image/png": { alt, width: Math.ceil(whole.width) } },
  );
  display({ "text/html": `<p><em>${escaped(caption)}</em></p>`, "text/plain": caption });
}

/** Sentences that the data gives, a paragraph each: printed ones would break in the middle of a word. */
export function say(...paragraphs: readonly string[]): void {
  const html = paragraphs.map((text) => `<p>${escaped(text)}</p>`);
  display({ "text/html": html.join("\n"), "text/plain": paragraphs.join("\n") });
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

export function rasterise(picture: Picture): Buffer {
  const image = new Resvg(sized(picture), {
    background: "#ffffff",
    fitTo: { mode: "zoom", value: SHARPNESS },
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: FONT.split(",")[0] },
  });
  const { pixels, width } = image.render();
  return png(pixels, width);
}

function fontFiles(): string[] {
  const folder = dirname(require.resolve("dejavu-fonts-ttf/package.json"));
  return ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((file) => join(folder, "ttf", file));
}
