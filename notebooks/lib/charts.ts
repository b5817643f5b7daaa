/** Charts with labelled axes: bars for the values of a row, lines for growth. */
import { COLOURS, coloursFor, INK } from "./palette.ts";
import { below, FONT_SIZE, legend, type Picture, Plot, plot, titled } from "./picture.ts";

export interface ChartStyle {
  /** What the axes show. */
  readonly x: string;
  readonly y: string;
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Bar {
  /** Beneath the bar. */
  readonly label: string | number;
  readonly value: number;
  /** Bars of one kind have one colour, named above the chart: "Alice", "Bob", "fused". */
  readonly kind?: string;
}

export interface BarsOptions extends ChartStyle {
  readonly bars: readonly Bar[];
  readonly colours?: Readonly<Record<string, string>>;
}

/** A bar for every value, in the order given, with the value at its end. */
export function bars({ bars, x, y, title, colours: given, ...size }: BarsOptions): Picture {
  const kinds = [...new Set(bars.flatMap(({ kind }) => (kind === undefined ? [] : [kind])))];
  const colours = coloursFor(kinds, given);
  const painted = bars.map((bar, at) => ({
    ...bar,
    at,
    fill: bar.kind === undefined ? COLOURS.sky : (colours.get(bar.kind) ?? COLOURS.sky),
    letter: kinds.length > 1 ? (bar.kind?.[0] ?? "") : "",
  }));
  const end = { x: "at", y: "value", text: "value" } as const;
  const chart = plot({
    height: 260,
    ...size,
    x: {
      type: "band",
      label: x,
      labelAnchor: "center",
      labelArrow: "none",
      tickFormat: (at: number) => String(bars[at].label),
      padding: 0.2,
    },
    y: {
      label: y,
      labelArrow: "none",
      grid: true,
      nice: true,
      insetTop: 16,
      insetBottom: bars.some(({ value }) => value < 0) ? 18 : 0,
    },
    color: { type: "identity" },
    marks: [
      Plot.barY(painted, { x: "at", y: "value", fill: "fill", stroke: INK, strokeWidth: 0.75 }),
      Plot.ruleY([0], { stroke: INK }),
      Plot.text(
        painted.filter(({ value }) => value >= 0),
        { ...end, dy: -9 },
      ),
      Plot.text(
        painted.filter(({ value }) => value < 0),
        { ...end, dy: 10 },
      ),
      // the kind's first letter as well, for those who do not see the colour
      Plot.text(painted, {
        x: "at",
        y: (bar) => bar.value / 2,
        text: "letter",
        fontWeight: "bold",
        fill: "#000000",
      }),
    ],
  });
  return framed(title, kinds.length > 0 ? legend(colours) : undefined, chart);
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
  return framed(title, undefined, chart);
}

const STROKES = [COLOURS.blue, COLOURS.vermilion, COLOURS.green, COLOURS.pink, INK];
const DASHES = ["none", "7 4", "2 4", "10 3 2 3", "14 5"];
const SYMBOLS = ["circle", "square", "triangle", "diamond", "cross"] as const;

const framed = (title: string | undefined, names: Picture | undefined, chart: Picture): Picture => {
  const picture = names === undefined ? chart : below(names, chart);
  return title === undefined ? picture : titled(title, picture);
};
