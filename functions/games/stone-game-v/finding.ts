/** What is to be said about a row of Stone Game V for whoever can value its parts: the total, a line, the reason. */
import type { Finding, Step } from "../game.ts";
import { type CompactRow, halfway } from "./compact-row.ts";
import type { SplitMove } from "./rules.ts";

/** What stones l to r (r not included) of a compact row are worth, exactly if that is more than `need`. */
export type WorthOfPart = (l: number, r: number, need: number) => number;

export function findingFrom(
  stoneValue: readonly number[],
  row: CompactRow,
  worth: WorthOfPart,
  plies: number,
): Finding<SplitMove> {
  const total = worth(0, row.count, -1) * row.unit;
  const line = lineFrom(stoneValue.length, row, worth, Math.max(1, plies));
  const result = { alice: total, bob: 0 };
  return { result, line: line.slice(0, plies), why: explain(stoneValue.length, row, total, line[0]) };
}

/** An optimal line on a row of n stones: at each part the first best split from the half outward. */
function lineFrom(n: number, row: CompactRow, worth: WorthOfPart, plies: number): Step<SplitMove>[] {
  const { places, unit } = row;
  const line: Step<SplitMove>[] = [];
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
  // nothing can be scored any more, but a part of several stones is still to be split: a zero at its end is kept
  if (r - l <= 1 && to - from > 1 && line.length < plies) {
    const stoneFirst = l < r && places[l] === from;
    const move: SplitMove = stoneFirst ? { split: to - from - 1, keep: "right" } : { split: 1, keep: "left" };
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

function explain(n: number, row: CompactRow, total: number, first: Step<SplitMove> | undefined): string[] {
  if (first === undefined)
    return [`${n === 0 ? "No stone is" : "One stone is"} left: there is nothing to split.`];
  if (total === 0) return ["In every split one part sums to 0, and that is the part that is kept."];
  const sum = row.prefix[row.count] * row.unit;
  const { split, keep } = first.move;
  return [
    `The stones sum to ${sum}, and Alice can keep at most half of a sum.`,
    `It is best to split after ${split === 1 ? "the first stone" : `${split} stones`} and keep the ${keep} part: that scores ${first.points}, and ${total - first.points} more can be collected from it, ${total} in all.`,
    "No other split can bring more.",
  ];
}
