/** A table as a picture: a grid of coloured cells with their numbers. */
import { coloursFor, diverging, INK, inkOn, sequential } from "./palette.ts";
import { below, FONT_SIZE, legend, type Picture, Plot, plot, titled, WIDTH } from "./picture.ts";

/** What a cell holds: an amount, which is coloured by size, or the name of a kind, which has its colour. */
export type CellValue =
  | number
  | string
  | {
      readonly value: number | string;
      /** Written into the cell instead of the value. */
      readonly text?: string;
      /** Framed. */
      readonly framed?: boolean;
    };

export interface GridOptions<X extends number | string, Y extends number | string> {
  /** Above the picture. */
  readonly title?: string;
  readonly width?: number;
  /** Colours of kinds by name; Alice's and Bob's are fixed. */
  readonly colours?: Readonly<Record<string, string>>;
  /** Whether amounts have a sign, 0 in the middle; when left out, whether one is negative. */
  readonly signed?: boolean;
  /** The range of amounts that the colours span; that of the cells when left out. For pictures to be compared. */
  readonly range?: readonly [number, number];
  /** Whether the values are written into the cells; when left out, where there is room. */
  readonly text?: boolean;
  /** Whether the kinds are named above; they are when left out. */
  readonly legend?: boolean;
  /** The columns from left to right and the rows from the top. */
  readonly columns: readonly X[];
  readonly rows: readonly Y[];
  /** The cell at a column and row; undefined leaves it blank. */
  readonly cell: (column: X, row: Y) => CellValue | undefined;
  /** What the columns and the rows are. */
  readonly x: string;
  readonly y: string;
  /** Cells that are framed, as those that are passed through: a line would cross out what they say. */
  readonly path?: readonly (readonly [column: X, row: Y])[];
  /** The columns and rows that are labelled; as many as there is room for when left out. */
  readonly xTicks?: readonly X[];
  readonly yTicks?: readonly Y[];
  /** Pixels; when left out, rows are as high as the columns are wide, up to a limit. */
  readonly rowHeight?: number;
}

export function grid<X extends number | string, Y extends number | string>(
  options: GridOptions<X, Y>,
): Picture {
  const { columns, rows, x, y, path = [], title, width = WIDTH } = options;
  const cells = columns.flatMap((column) =>
    rows.flatMap((row) => {
      const value = options.cell(column, row);
      if (value === undefined) return [];
      const given: Exclude<CellValue, number | string> = typeof value === "object" ? value : { value };
      const framed = path.some(([x, y]) => x === column && y === row);
      return [{ column, row, text: String(given.value), ...given, framed: given.framed ?? framed }];
    }),
  );
  const kinds = [...new Set(cells.flatMap(({ value }) => (typeof value === "string" ? [value] : [])))];
  const colours = coloursFor(kinds, options.colours);
  const ofAmount = amountColours(
    cells.flatMap(({ value }) => (typeof value === "number" ? [value] : [])),
    options,
  );
  const painted = cells.map((cell) => ({
    ...cell,
    fill: typeof cell.value === "number" ? ofAmount(cell.value) : (colours.get(cell.value) ?? INK),
  }));

  const margins = { marginLeft: 56, marginRight: 12, marginTop: 8, marginBottom: 52 };
  const side = (width - margins.marginLeft - margins.marginRight) / columns.length;
  const rowHeight = options.rowHeight ?? Math.min(side, TALLEST_ROW);
  const longest = Math.max(1, ...painted.map(({ text }) => text.length));
  const fontSize = Math.min(FONT_SIZE, (1.4 * side) / longest, 0.7 * rowHeight);
  const xTicks = [...(options.xTicks ?? labelled(columns, side, 28))];
  const yTicks = [...(options.yTicks ?? labelled(rows, rowHeight, 18))];
  const withText = options.text ?? fontSize >= SMALLEST_TEXT;
  const at = { x: "column", y: "row" } as const;
  const axis = { type: "band", labelAnchor: "center", labelArrow: "none", tickSize: 0 } as const;

  const chart = plot({
    width,
    height: rows.length * rowHeight + margins.marginTop + margins.marginBottom,
    ...margins,
    padding: 0,
    x: { ...axis, domain: [...columns], label: x, labelOffset: 44, ticks: xTicks },
    y: { ...axis, domain: [...rows], label: y, labelOffset: 48, ticks: yTicks },
    color: { type: "identity" },
    marks: [
      Plot.cell(painted, { ...at, fill: "fill", stroke: "white", strokeWidth: 1 }),
      Plot.cell(
        painted.filter(({ framed }) => framed),
        { ...at, fill: "none", stroke: INK, strokeWidth: 3, inset: 2 },
      ),
      ...(withText
        ? [
            Plot.text(painted, {
              ...at,
              text: "text",
              fill: ({ fill }: { fill: string }) => inkOn(fill),
              stroke: "fill",
              strokeWidth: 4,
              fontSize,
            }),
          ]
        : []),
    ],
  });
  const names = options.legend === false || (withText && painted.every(({ text, value }) => text === value));
  const picture = kinds.length === 0 || names ? chart : below(legend(colours), chart);
  return title === undefined ? picture : titled(title, picture);
}

const TALLEST_ROW = 44;
const SMALLEST_TEXT = 8;

function amountColours(
  amounts: readonly number[],
  { signed, range }: Pick<GridOptions<never, never>, "signed" | "range">,
): (amount: number) => string {
  const [least, greatest] = range ?? [Math.min(...amounts), Math.max(...amounts)];
  if (signed ?? least < 0) {
    const reach = Math.max(Math.abs(least), Math.abs(greatest)) || 1;
    return (amount) => diverging(amount / reach);
  }
  const span = greatest - least || 1;
  return (amount) => sequential((amount - least) / span);
}

/** Every label where there is room for all, else every second, fifth, tenth … */
function labelled<T>(labels: readonly T[], size: number, needed: number): T[] {
  const step =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((step) => step * size >= needed) ?? labels.length;
  return labels.filter((_, i) => i % step === 0);
}
