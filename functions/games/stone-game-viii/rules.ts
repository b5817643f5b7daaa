/**
 * Stone Game VIII (LeetCode 1872): a row of stones; each turn the mover merges the leftmost x >= 2 stones into one, which
 * is worth their sum and stays leftmost, and scores that sum. One stone left (or none) ends the game.
 */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface MergePosition {
  readonly stones: readonly number[];
  readonly toMove: Player;
}

export interface MergeMove {
  /** How many stones, from the left, become one. */
  readonly take: number;
}

const sumOfFirst = (stones: readonly number[], count: number): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += stones[i];
  return sum;
};

export const rules: Rules<MergePosition, MergeMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ stones }) => stones.length < 2,
  *moves({ stones }) {
    for (let take = 2; take <= stones.length; take++) yield { take };
  },
  points: ({ stones }, { take }) => sumOfFirst(stones, take),
  play: ({ stones, toMove }, { take }) => ({
    stones: [sumOfFirst(stones, take), ...stones.slice(take)],
    toMove: otherPlayer(toMove),
  }),
};
