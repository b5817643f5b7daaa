/** Stone Game IV (LeetCode 1510): each turn the mover takes a square number of stones from the pile; who cannot move loses. */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface PilePosition {
  /** Stones in the pile. */
  readonly n: number;
  readonly toMove: Player;
}

export interface SquareMove {
  /** 1, 4, 9, ... */
  readonly take: number;
}

export const rules: Rules<PilePosition, SquareMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ n }) => n === 0,
  *moves({ n }) {
    for (let root = 1; root * root <= n; root++) yield { take: root * root };
  },
  points: () => 0,
  play: ({ n, toMove }, { take }) => ({ n: n - take, toMove: otherPlayer(toMove) }),
  winnerAtEnd: ({ toMove }) => otherPlayer(toMove),
};
