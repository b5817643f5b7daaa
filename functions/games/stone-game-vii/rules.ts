/**
 * Stone Game VII (LeetCode 1690): a row of stones; each turn the mover removes the leftmost or the rightmost one and
 * scores the sum of those that remain.
 */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";
import { type EndMove, endMoves, LEFT, RIGHT } from "../stone-game/rules.ts";

export interface EndsPosition {
  readonly stones: readonly number[];
  readonly toMove: Player;
}

export { type EndMove, endMoves, LEFT, RIGHT };

const without = (stones: readonly number[], { take }: EndMove): readonly number[] =>
  take === "left" ? stones.slice(1) : stones.slice(0, -1);

export const rules: Rules<EndsPosition, EndMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ stones }) => stones.length === 0,
  moves: ({ stones }) => endMoves(stones.length),
  points: ({ stones }, move) => without(stones, move).reduce((sum, stone) => sum + stone, 0),
  play: ({ stones, toMove }, move) => ({ stones: without(stones, move), toMove: otherPlayer(toMove) }),
};
