/**
 * Stone Game V (LeetCode 1563), for one player: Alice splits the row into two parts, keeps the one with the smaller sum
 * and scores that sum; on equal sums she chooses. One stone left (or none) ends the game.
 */
import type { Rules } from "../game.ts";

export interface SplitPosition {
  readonly stoneValue: readonly number[];
}

export interface SplitMove {
  /** How many stones the left part has. */
  readonly split: number;
  readonly keep: "left" | "right";
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const kept = ({ stoneValue }: SplitPosition, { split, keep }: SplitMove): readonly number[] =>
  keep === "left" ? stoneValue.slice(0, split) : stoneValue.slice(split);

export const rules: Rules<SplitPosition, SplitMove> = {
  toMove: () => "alice",
  isOver: ({ stoneValue }) => stoneValue.length < 2,
  *moves({ stoneValue }) {
    const total = sumOf(stoneValue);
    let left = 0;
    for (let split = 1; split < stoneValue.length; split++) {
      left += stoneValue[split - 1];
      if (left <= total - left) yield { split, keep: "left" };
      if (left >= total - left) yield { split, keep: "right" };
    }
  },
  points: (position, move) => sumOf(kept(position, move)),
  play: (position, move) => ({ stoneValue: kept(position, move) }),
};
