/** A solution of Stone Game V for a method that can value the parts of the row. */
import type { Finding, Step } from "../game.ts";
import type { Row } from "../rows/row.ts";
import { type Sentence, say } from "../sentence.ts";
import { type CompactRow, halfway } from "./compact-row.ts";
import type { Move } from "./rules.ts";

/** What stones l to r (r not included) of a compact row are worth, exactly if that is more than `need`. */
export type WorthOfPart = (l: number, r: number, need: number) => number;

export function findingFrom(
  stoneValue: Row,
  row: CompactRow,
  worth: WorthOfPart,
  plies: number,
): Finding<Move> {
  const total = worth(0, row.count, -1) * row.unit;
  const line = lineFrom(stoneValue.length, row, worth, Math.max(1, plies));
  const result = { alice: total, bob: 0 };
  return { result, line: line.slice(0, plies), why: explain(stoneValue.length, row, total, line[0]) };
}

/** An optimal line on a row of n stones: at each part the first best split from the half outward. */
function lineFrom(n: number, row: CompactRow, worth: WorthOfPart, plies: number): Step<Move>[] {
  const { places, unit } = row;
  const line: Step<Move>[] = [];
  let [from, to] = [0, n]; // the part in the whole row
  let [l, r] = [0, row.count]; // and its stones that are not zero
  while (r - l > 1 && line.length < plies) {
    const part = bestPart(row.prefix, l, r, worth);
    const split = part.keep === "left" ? places[part.r - 1] + 1 : places[part.l];
    line.push({ move: { split: split - from, keep: part.keep }, points: part.sum * unit });
    if (part.keep === "left") to = split;
    else from = split;
    [l, r] = [part.l, part.r];
  }
  // nothing more can be scored, but a part of several stones is still to be split: a zero at its end is kept
  if (r - l <= 1 && to - from > 1 && line.length < plies) {
    const stoneFirst = l < r && places[l] === from;
    const move: Move = stoneFirst ? { split: to - from - 1, keep: "right" } : { split: 1, keep: "left" };
    line.push({ move, points: 0 });
  }
  return line;
}

/** The part of stones l to r (r not included) whose sum and worth are what these are worth; two stones or more. */
function bestPart(prefix: Float64Array, l: number, r: number, worth: WorthOfPart) {
  const target = worth(l, r, -1);
  let end = halfway(prefix, l, r);
  let start = 2 * prefix[end] === prefix[l] + prefix[r] ? end : end + 1;
  for (;;) {
    const left = prefix[end] - prefix[l];
    const right = prefix[r] - prefix[start];
    const part =
      left >= right
        ? ({ keep: "left", l, r: end--, sum: left } as const)
        : ({ keep: "right", l: start++, r, sum: right } as const);
    // asked with the target to beat by 1, a part that does not attain it is mostly known already
    if (part.sum === 0 || part.sum + worth(part.l, part.r, target - part.sum - 1) === target) return part;
  }
}

function explain(n: number, row: CompactRow, total: number, first: Step<Move> | undefined): Sentence[] {
  if (first === undefined) return [say("nothing-to-split", n)];
  if (total === 0) return [say("keep-nothing")];
  const { split, keep } = first.move;
  return [
    say("keep-half", row.prefix[row.count] * row.unit),
    say("best-split", split, keep, first.points, total - first.points),
  ];
}

/**
 * A solution with the two candidates of the last cell, for a method that holds them all: the best part on either side.
 * A part ends, or begins, with a stone that is not zero.
 */
export function withCells(
  finding: Finding<Move>,
  stoneValue: Row,
  { count, prefix, places, unit }: CompactRow,
  worth: WorthOfPart,
): Finding<Move> {
  if (count < 2) return finding;
  const better = <C extends { sum: number; rest: number }>(a: C | undefined, b: C): C =>
    a === undefined || b.sum + b.rest > a.sum + a.rest ? b : a;
  type Cell = { readonly at: number; readonly sum: number; readonly rest: number };
  let left: Cell | undefined;
  let right: Cell | undefined;
  const total = prefix[count];
  for (let i = 1; i < count; i++) {
    const sum = prefix[i];
    if (2 * sum <= total)
      left = better(left, { at: places[i - 1], sum: sum * unit, rest: worth(0, i, -1) * unit });
    if (2 * sum >= total)
      right = better(right, { at: places[i], sum: (total - sum) * unit, rest: worth(i, count, -1) * unit });
  }
  const cells = say("parts-table", stoneValue.length - 1, left, right);
  return { ...finding, why: [cells, ...finding.why.slice(1)] };
}
