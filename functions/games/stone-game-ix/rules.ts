/**
 * Stone Game IX (LeetCode 2029): each turn the mover removes any one stone. If that makes the sum of all removed stones
 * divisible by 3, he loses at once; if the stones run out before, Bob wins, whoever's turn it is.
 */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface RemovalPosition {
  readonly stones: readonly number[];
  /**
   * The sum of the stones removed so far. 0 means that none has been removed yet; any other multiple of 3 that the last
   * removal has lost, and the game is over.
   */
  readonly removedSum: number;
  readonly toMove: Player;
}

export interface RemovalMove {
  /** The stone's place among those that are left. */
  readonly index: number;
}

/** Whether whoever made the last move lost by it. */
export const isLost = ({ removedSum }: RemovalPosition): boolean => removedSum !== 0 && removedSum % 3 === 0;

const isOver = (position: RemovalPosition): boolean => position.stones.length === 0 || isLost(position);

export const rules: Rules<RemovalPosition, RemovalMove> = {
  toMove: ({ toMove }) => toMove,
  isOver,
  *moves(position) {
    if (isOver(position)) return;
    for (let index = 0; index < position.stones.length; index++) yield { index };
  },
  points: () => 0,
  play({ stones, removedSum, toMove }, { index }) {
    const sum = removedSum + stones[index];
    return {
      stones: [...stones.slice(0, index), ...stones.slice(index + 1)],
      // a sum that comes to 0 has lost like any multiple of 3, but 0 is kept for the start: 3 says the same
      removedSum: sum === 0 ? 3 : sum,
      toMove: otherPlayer(toMove),
    };
  },
  winnerAtEnd: (position) => (isLost(position) ? position.toMove : "bob"),
};
