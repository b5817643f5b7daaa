/** What every drawing takes and gives: colours by name, words, and a picture with the places that can be chosen. */

/** Colours by name: the page passes custom properties such as `var(--alice)`, notebooks and files hexadecimal values. */
export interface Theme {
  readonly paper: string;
  readonly panel: string;
  readonly ink: string;
  readonly soft: string;
  readonly stone: string;
  readonly stoneEdge: string;
  readonly alice: string;
  readonly bob: string;
  readonly mistake: string;
  /** The family of all text. */
  readonly font: string;
}

/** The words that drawings contain; English when left out. */
export interface Words {
  /** Beneath the chart's first column. */
  readonly start: string;
  /** At the end of a window. @param count written with separators */
  readonly more: (count: string) => string;
  /** Over the two halves of a table whose cells name a player: of those who play in the cell. */
  readonly players: readonly [first: string, second: string];
  /** Stone Game IX, under a heap from which no stone may be removed without losing. */
  readonly loses: string;
  /** Sum Game, over the balance: which side weighs more, and by how much; or that none does. */
  readonly heavier: (side: "left" | "right", by: string) => string;
  readonly level: string;
}

/** A place that can be chosen, in the picture's units: where a button lies. */
export interface Spot {
  /** `JSON.stringify` of the move; of a chart the ply, of a table the cell's number in the order of filling. */
  readonly move: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  /** One `<svg viewBox="0 0 width height">`. */
  readonly svg: string;
  /** CSS pixels at full size. */
  readonly width: number;
  readonly height: number;
  /** From left to right and top to bottom; they do not overlap. */
  readonly spots: readonly Spot[];
}

/** What every drawing can be told. */
export interface DrawOptions {
  /** CSS pixels available, 280 to 900. */
  readonly width: number;
  readonly theme: Theme;
  readonly words?: Partial<Words>;
}

/** A move that was made. */
export interface Made {
  readonly player: "alice" | "bob";
  readonly move: unknown;
  /** What it scored; 0 in games without points. */
  readonly points: number;
}

/** A game as far as it has been played. */
export interface Scene {
  readonly slug: string;
  /** The first position, normalised, and the one now. */
  readonly start: unknown;
  readonly now: unknown;
  readonly made: readonly Made[];
  /** Legal moves now, at most 100 of them; empty where no move is to be made. */
  readonly legal: readonly unknown[];
  /** Whether a move is legal now: asked where `legal` is full, so that moves in sight that are not in it have a spot, too. */
  readonly isLegal?: (move: unknown) => boolean;
}

/** What is said of a move beside it: "A+5", "? −4", "★". */
export interface Mark {
  readonly text: string;
  readonly tone: "alice" | "bob" | "mistake" | "plain";
}

export interface BoardOptions extends DrawOptions {
  /** A move, as in `Spot.move`, that is previewed. */
  readonly selected?: string;
  /** By move. */
  readonly marks?: Readonly<Record<string, Mark>>;
  /** Of more stones than are shown: the first one in sight, where it is not for the board to choose. */
  readonly from?: number;
  /** Stone Game VI: the stones as given, or by the sum of their two values, the greatest first. */
  readonly order?: "given" | "sum";
}

export interface ChartOptions extends DrawOptions {
  /** `outcome`: 1 where Alice wins, -1 where Bob wins. `total`: what can still be reached. */
  readonly objective: "outcome" | "difference" | "total";
  /** The ply that is on the board. */
  readonly at?: number;
  /** Plies that were mistakes. */
  readonly mistakes?: readonly number[];
}

/** A table as `POST …/table` answers. */
export interface Table {
  readonly axes: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly cells: readonly TableCell[];
  readonly here: readonly number[];
  readonly slug: string;
  readonly position: unknown;
}

export interface TableCell {
  readonly at: readonly number[];
  readonly value: number | "win" | "lose";
  /** The cells that were looked at, by their places. */
  readonly from: readonly (readonly number[])[];
  readonly choice: unknown;
}

export interface TableOptions extends DrawOptions {
  /** The number of a cell in the order of filling: it is lit, later ones are hidden. All are shown when left out. */
  readonly cell?: number;
  /** Places of cells that are joined by a line: an optimal line of play. */
  readonly path?: readonly (readonly number[])[];
  /** What stands in a cell in place of its value, by its number: the order of filling, say. */
  readonly word?: (cell: number) => string;
}
