/** What the tables for people over the intervals l..r of a row have in common. An empty row has one cell, 0..-1. */
import type { Choices, Place } from "../game.ts";
import { type EndMove, LEFT, RIGHT } from "./ends.ts";
import type { Row } from "./row.ts";
import { cellsOf } from "./triangle.ts";

/** Of a table whose cells look at two others at most. */
export const overIntervals = <P>(row: (position: P) => Row) => ({
  axes: ["l", "r"],
  size(position: P) {
    const { length } = row(position);
    return { cells: Math.max(1, cellsOf(length)), looks: length * Math.max(0, length - 1) };
  },
  here: (position: P): Place => [0, row(position).length - 1],
});

/** The order of filling from the last row up. */
export function* byRows({ length }: Row): Generator<[l: number, r: number]> {
  if (length === 0) yield [0, -1];
  for (let l = length - 1; l >= 0; l--) for (let r = l; r < length; r++) yield [l, r];
}

/** The order of filling from the shortest intervals on. */
export function* byLength({ length }: Row): Generator<[l: number, r: number]> {
  if (length === 0) yield [0, -1];
  for (let long = 1; long <= length; long++) for (let l = 0; l + long <= length; l++) yield [l, l + long - 1];
}

/**
 * What may be chosen on an interval whose ends are taken.
 * @param left what the left end is worth, by what the rest is; `right` likewise
 */
export const endChoices = (
  [l, r]: Place,
  look: (l: number, r: number) => number,
  left: (rest: number) => number,
  right: (rest: number) => number,
): ReturnType<Choices<EndMove>> => {
  if (l > r) return 0;
  if (l === r) return [[LEFT, left(0)]];
  return [
    [LEFT, left(look(l + 1, r))],
    [RIGHT, right(look(l, r - 1))],
  ];
};
