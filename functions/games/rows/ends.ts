/** Moves at either end of a row: Stone Game and Stone Game VII. */
import type { InferOutput } from "valibot";
import { closed, oneOf } from "../fields.ts";
import type { Row } from "./row.ts";

export const endMove = closed({
  take: oneOf(["left", "right"], "Which end; the last one left is the left one."),
});
export type EndMove = Readonly<InferOutput<typeof endMove>>;

export const LEFT: EndMove = { take: "left" };
export const RIGHT: EndMove = { take: "right" };

/** The moves on a row by its length: both ends of a single element are the same, and its move is "left". */
export const endMoves = (length: number): readonly EndMove[] =>
  length === 0 ? [] : length === 1 ? [LEFT] : [LEFT, RIGHT];

export const withoutEnd = (row: Row, { take }: EndMove): Row =>
  take === "left" ? row.slice(1) : row.slice(0, -1);
