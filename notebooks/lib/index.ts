/** What a cell needs besides the games and the page's drawings: charts, tables, films, games to play, exercises. */
export { lines } from "./charts.ts";
export { check, todo } from "./exercise.ts";
export { type Frame, film } from "./film.ts";
export { grid } from "./grid.ts";
export { COLOURS, INK } from "./palette.ts";
export { pasted } from "./pasted.ts";
export { drawing, type Picture, Plot, paper, plot, titled } from "./picture.ts";
export { playAgainst } from "./play-against.ts";
export { say, show } from "./show.ts";
export { table } from "./table.ts";
