/** What a cell needs besides the games and the page's drawings: charts, tables, films, games to play, exercises. */
export { bars, lines } from "./charts.ts";
export { check, todo } from "./exercise.ts";
export { type Frame, film } from "./film.ts";
export { grid, triangle } from "./grid.ts";
export { COLOURS, diverging, INK, sequential } from "./palette.ts";
export { pasted } from "./pasted.ts";
export { drawing, type Picture, Plot, paper, plot, titled } from "./picture.ts";
export { playAgainst } from "./play-against.ts";
export { say, show } from "./show.ts";
export { table } from "./table.ts";
