/**
 * Colours that readers with any kind of colour vision tell apart: Okabe and Ito's for kinds, viridis for amounts, and
 * violet to orange for signed amounts. Colour never stands alone: cells carry text, series their name and a separate dash.
 */
import { scale } from "@observablehq/plot";

/** Okabe and Ito (2008), the light ones first: dark text is legible on the first five. */
export const COLOURS = {
  orange: "#e69f00",
  sky: "#56b4e9",
  yellow: "#f0e442",
  green: "#009e73",
  pink: "#cc79a7",
  vermilion: "#d55e00",
  blue: "#0072b2",
  grey: "#d9d9d9",
} as const;

export const INK = "#222222";

/** Alice is blue and Bob orange, as in the page's drawings; further kinds follow in this order. */
const FIXED: Readonly<Record<string, string>> = {
  alice: COLOURS.sky,
  bob: COLOURS.orange,
  tie: COLOURS.grey,
};
const FURTHER = [COLOURS.green, COLOURS.pink, COLOURS.yellow, COLOURS.blue, COLOURS.vermilion];

/** A colour for each kind; `given` wins over the fixed ones. */
export function coloursFor(
  kinds: readonly string[],
  given: Readonly<Record<string, string>> = {},
): Map<string, string> {
  let next = 0;
  return new Map(
    kinds.map((kind) => [kind, given[kind] ?? FIXED[kind.toLowerCase()] ?? FURTHER[next++ % FURTHER.length]]),
  );
}

const viridis = scale({ color: { type: "linear", scheme: "viridis", domain: [0, 1] } });
const violetToOrange = scale({ color: { type: "diverging", scheme: "PuOr", domain: [-1, 1] } });

/** For amounts: 0 is dark violet, 1 is yellow. */
export const sequential = (share: number): string => viridis?.apply(share);

/** For signed amounts: -1 is violet, 0 is white, 1 is orange. */
export const diverging = (share: number): string => violetToOrange?.apply(share);

/** Black or white, whichever is legible on `colour`. */
export function inkOn(colour: string): string {
  const [r, g, b] = channels(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return luminance > 0.18 ? "#000000" : "#ffffff"; // where the contrasts with black and white are equal (WCAG)
}

function channels(colour: string): number[] {
  if (colour.startsWith("#")) return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}
