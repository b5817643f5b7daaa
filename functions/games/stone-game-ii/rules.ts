/**
 * Stone Game II (LeetCode 1140): a row of piles and a number m; each turn the mover takes the first X piles, X at most
 * 2m, and scores their stones. Then m becomes the greater of m and X.
 */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface PrefixPosition {
  readonly piles: readonly number[];
  readonly m: number;
  readonly toMove: Player;
}

export interface PrefixMove {
  readonly take: number;
}

export const rules: Rules<PrefixPosition, PrefixMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ piles }) => piles.length === 0,
  *moves({ piles, m }) {
    const most = Math.min(2 * m, piles.length);
    for (let take = 1; take <= most; take++) yield { take };
  },
  points({ piles }, { take }) {
    let sum = 0;
    for (let i = 0; i < take; i++) sum += piles[i];
    return sum;
  },
  play: ({ piles, m, toMove }, { take }) => ({
    piles: piles.slice(take),
    m: Math.max(m, take),
    toMove: otherPlayer(toMove),
  }),
};
