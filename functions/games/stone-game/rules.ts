/** Stone Game (LeetCode 877): a row of piles; each turn the mover takes the leftmost or the rightmost pile and scores it. */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface RowPosition {
  readonly piles: readonly number[];
  readonly toMove: Player;
}

export interface EndMove {
  readonly take: "left" | "right";
}

export const LEFT: EndMove = { take: "left" };
export const RIGHT: EndMove = { take: "right" };

/** The moves on a row by its length: both ends of a single pile are the same, and its move is "left". */
export const endMoves = (length: number): readonly EndMove[] =>
  length === 0 ? [] : length === 1 ? [LEFT] : [LEFT, RIGHT];

export const rules: Rules<RowPosition, EndMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ piles }) => piles.length === 0,
  moves: ({ piles }) => endMoves(piles.length),
  points: ({ piles }, { take }) => (take === "left" ? piles[0] : piles[piles.length - 1]),
  play: ({ piles, toMove }, { take }) => ({
    piles: take === "left" ? piles.slice(1) : piles.slice(0, -1),
    toMove: otherPlayer(toMove),
  }),
};
