/** A chart with labelled axes: lines for growth. */
import { COLOURS, INK } from "./palette.ts";
import { FONT_SIZE, type Picture, Plot, plot, titled } from "./picture.ts";

export interface ChartStyle {
  /** What the axes show. */
  readonly x: string;
  readonly y: string;
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface LinesOptions extends ChartStyle {
  readonly series: readonly Series[];
  /** Logarithmic axes, on which n, n² and n³ are straight lines. */
  readonly log?: boolean;
}

/** A line for every series, its name at its end, its dash and symbol different from the others'. */
export function lines({ series, log = false, x, y, title, ...size }: LinesOptions): Picture {
  const scale = { type: log ? "log" : "linear", grid: true, labelArrow: "none", nice: !log } as const;
  const longest = Math.max(...series.map(({ name }) => name.length));
  const chart = plot({
    height: 340,
    ...size,
    marginRight: 24 + longest * FONT_SIZE * 0.62,
    x: { ...scale, label: x, labelAnchor: "center", ...(log ? { tickFormat: "~s" } : {}) },
    y: { ...scale, label: y, ...(log ? { tickFormat: "~s" } : {}) },
    marks: series.flatMap(({ name, points }, i) => {
      const stroke = STROKES[i % STROKES.length];
      const place = { x: "0", y: "1" } as const;
      return [
        Plot.line(points, { ...place, stroke, strokeWidth: 2.5, strokeDasharray: DASHES[i % DASHES.length] }),
        Plot.dot(points, {
          ...place,
          stroke,
          fill: "white",
          strokeWidth: 2,
          symbol: SYMBOLS[i % SYMBOLS.length],
          r: 4,
        }),
        Plot.text(points.slice(-1), { ...place, text: () => name, fill: INK, textAnchor: "start", dx: 10 }),
      ];
    }),
  });
  return title === undefined ? chart : titled(title, chart);
}

const STROKES = [COLOURS.blue, COLOURS.vermilion, COLOURS.green, COLOURS.pink, INK];
const DASHES = ["none", "7 4", "2 4", "10 3 2 3", "14 5"];
const SYMBOLS = ["circle", "square", "triangle", "diamond", "cross"] as const;
