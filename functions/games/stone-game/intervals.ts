/** What the three published interval recurrences share: a triangle of values, and how a solution is read off it. */
import type { Method, Step } from "../game.ts";
import { scoresFrom, signOf } from "../game.ts";
import { LEFT, RIGHT } from "../rows/ends.ts";
import { type Row, sumOf } from "../rows/row.ts";
import { cellsOf } from "../rows/triangle.ts";
import { say } from "../sentence.ts";
import type { Move, Position } from "./rules.ts";

interface IntervalMethod extends Pick<Method<Position, Move>, "name" | "source" | "table"> {
  cost(n: number): number;
  /** Fills the table; what it returns is the mover's points minus the other's on piles l..r, l <= r. */
  differences(piles: Row): (l: number, r: number) => number;
}

export const pilesOf = ({ piles }: Position): Row => piles;

/** O(n^2) in time and space: a cell in a typed array for every interval. */
export const intervalMethod = ({ cost, differences, ...rest }: IntervalMethod): Method<Position, Move> => ({
  ...rest,
  time: "O(n²)",
  space: "O(n²)",
  cost: ({ piles }) => cost(piles.length),
  solve({ piles, toMove }, plies) {
    const n = piles.length;
    const cell = differences(piles);
    const value = (l: number, r: number) => (l > r ? 0 : cell(l, r));
    const line: Step<Move>[] = [];
    for (let l = 0, r = n - 1; l <= r && line.length < plies; ) {
      const left = piles[l] - value(l + 1, r) >= piles[r] - value(l, r - 1);
      line.push(left ? { move: LEFT, points: piles[l++] } : { move: RIGHT, points: piles[r--] });
    }
    const left = { points: piles[0], after: value(1, n - 1) };
    const right = { points: piles[n - 1], after: value(0, n - 2) };
    const two = say("two-ends", toMove, cellsOf(n), left, right);
    return {
      result: scoresFrom(sumOf(piles), signOf(toMove) * value(0, n - 1)),
      line,
      why: n === 0 ? [say("none-left", "pile")] : n === 1 ? [say("one-end", "pile", piles[0])] : [two],
    };
  },
});
