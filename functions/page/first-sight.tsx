/**
 * The page as it is first seen, as HTML. The build runs this: the board is there while the script is still under way, and
 * the script takes over these very elements. The board is in it for a narrow and for a wide screen, of which the style
 * sheet shows one; its drawings have their full height at any width, so that nothing moves when they are drawn to measure.
 */
import { renderToString } from "preact-render-to-string";
import { App } from "./app.tsx";
import { firstState } from "./state.ts";

const BOARD = '<div class="board">';

declare let innerWidth: number;

function at(width: number): [before: string, board: string, after: string] {
  innerWidth = width;
  const html = renderToString(<App first={firstState} notice={undefined} />)
    .replace(/viewBox="0 0 \d+ (\d+)"/g, '$& height="$1"')
    // The policy drops such attributes, and complains.
    .replace(/ style="[^"]*"/g, "");
  const [from, to] = [html.indexOf(BOARD), html.indexOf('<div class="tools">')];
  return [html.slice(0, from), html.slice(from, to), html.slice(to)];
}

const named = (name: string, board: string) => board.replace(BOARD, `<div class="board ${name}">`);
const [before, wide, after] = at(784);
const [, narrow] = at(390);

Object.assign(globalThis, {
  html: before + named("wide", wide) + named("narrow", narrow) + after,
});
