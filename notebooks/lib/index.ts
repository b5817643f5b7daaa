/** What a cell needs besides the games: pictures, tables, and exercises that check themselves. */
export { bars, lines } from "./charts.ts";
export { check, todo } from "./exercise.ts";
export { grid, triangle } from "./grid.ts";
export { COLOURS, diverging, INK, sequential } from "./palette.ts";
export { drawing, type Picture, Plot, plot } from "./picture.ts";
export { show } from "./show.ts";
export { table } from "./table.ts";
