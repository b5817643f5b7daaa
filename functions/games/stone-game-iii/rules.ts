/**
 * Stone Game III (LeetCode 1406): a row of stones, each with a value; each turn the mover takes the first one, two or
 * three stones, in general up to maxTake, and scores their values.
 */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface TakePosition {
  readonly stoneValue: readonly number[];
  readonly maxTake: number;
  readonly toMove: Player;
}

export interface TakeMove {
  readonly take: number;
}

export const rules: Rules<TakePosition, TakeMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ stoneValue }) => stoneValue.length === 0,
  *moves({ stoneValue, maxTake }) {
    const most = Math.min(maxTake, stoneValue.length);
    for (let take = 1; take <= most; take++) yield { take };
  },
  points({ stoneValue }, { take }) {
    let sum = 0;
    for (let i = 0; i < take; i++) sum += stoneValue[i];
    return sum;
  },
  play: ({ stoneValue, maxTake, toMove }, { take }) => ({
    stoneValue: stoneValue.slice(take),
    maxTake,
    toMove: otherPlayer(toMove),
  }),
};
