/**
 * A film: a picture that moves. What it shows stands twice, as a strip of stills, which every viewer displays, and as a
 * player with a slider, where scripts run. Stills are drawn anew at their size, so that their text stays legible.
 */
import type { DrawOptions } from "@optimal-play/drawings";
import { displayScript } from "./bundle.ts";
import { type Picture, paper, sized, titled, WIDTH } from "./picture.ts";
import { show } from "./show.ts";

export interface Frame {
  /** What happens in it, in a line: above the frame. */
  readonly said: string;
  readonly picture: Picture;
}

export interface FilmOptions {
  /** The numbers of the frames on the strip; when left out, six at equal distances, with the first and the last. */
  readonly stills?: readonly number[];
  /** How many stills stand side by side; 2 when left out. */
  readonly perRow?: number;
}

/**
 * @param count how many frames there are, at least 1; of more than 120 so many at equal distances are shown
 * @param frame draws the frame of a number from 0 on the paper it is given, which for a still is narrower
 * @param caption what there is to see
 */
export function film(
  count: number,
  frame: (number: number, paper: DrawOptions) => Frame,
  caption: string,
  { stills, perRow = 2 }: FilmOptions = {},
): void {
  const width = perRow === 1 ? WIDTH : Math.floor((WIDTH - 16 * (perRow - 1)) / perRow);
  const strip = [...new Set(stills ?? spread(count, 6))].filter((number) => number >= 0 && number < count);
  const small = { ...paper, width: Math.max(280, width) };
  show(
    strip.map((number) => {
      const { said, picture } = frame(number, small);
      return titled(fitting(said, small.width), picture);
    }),
    caption,
    { perRow },
  );
  displayScript("film", 'export { play } from "./browser/film.ts";', {
    name: caption,
    frames: spread(count, 120).map((number) => {
      const { said, picture } = frame(number, paper);
      return { said, svg: responsive(picture) };
    }),
  });
}

/** So many numbers below `count`, at equal distances, the first and the last with them. */
function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)));
}

/** As wide as it is drawn, or as the page is. */
export const responsive = (picture: Picture): string =>
  sized(picture).replace(
    /^<svg x="0" y="0" width="([\d.]+)" height="[\d.]+" overflow="visible"/,
    (_, width) => `<svg style="display:block;width:100%;max-width:${width}px;height:auto"`,
  );

/** As much of a line as fits above a still. */
const fitting = (text: string, width: number): string => {
  const most = Math.floor(width / 9.6);
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
};
