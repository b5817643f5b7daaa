/**
 * Stone Game VI (LeetCode 1686): stones that the two players value differently; each turn the mover takes any one of
 * them and scores what it is worth to him.
 */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface ValuesPosition {
  /** What each stone is worth to Alice, and to Bob. */
  readonly aliceValues: readonly number[];
  readonly bobValues: readonly number[];
  readonly toMove: Player;
}

export interface StoneMove {
  /** The stone's place among those that are left. */
  readonly index: number;
}

const without = (values: readonly number[], index: number): readonly number[] => [
  ...values.slice(0, index),
  ...values.slice(index + 1),
];

export const rules: Rules<ValuesPosition, StoneMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ aliceValues }) => aliceValues.length === 0,
  *moves({ aliceValues }) {
    for (let index = 0; index < aliceValues.length; index++) yield { index };
  },
  points: ({ aliceValues, bobValues, toMove }, { index }) =>
    (toMove === "alice" ? aliceValues : bobValues)[index],
  play: ({ aliceValues, bobValues, toMove }, { index }) => ({
    aliceValues: without(aliceValues, index),
    bobValues: without(bobValues, index),
    toMove: otherPlayer(toMove),
  }),
};
