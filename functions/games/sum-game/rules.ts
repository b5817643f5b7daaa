/**
 * Sum Game (LeetCode 1927): a string of digits and question marks; each turn the mover replaces one question mark by a
 * digit. When none is left, Bob wins if both halves have the same sum, Alice if not.
 */
import type { Player, Rules } from "../game.ts";
import { otherPlayer } from "../game.ts";

export interface SumPosition {
  /** Digits and question marks, as many in the left half as in the right. */
  readonly num: string;
  /** The greatest digit that may be written. */
  readonly maxDigit: number;
  readonly toMove: Player;
}

export interface DigitMove {
  readonly index: number;
  readonly digit: number;
}

export const rules: Rules<SumPosition, DigitMove> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ num }) => !num.includes("?"),
  *moves({ num, maxDigit }) {
    for (let index = num.indexOf("?"); index >= 0; index = num.indexOf("?", index + 1)) {
      for (let digit = 0; digit <= maxDigit; digit++) yield { index, digit };
    }
  },
  points: () => 0,
  play: ({ num, maxDigit, toMove }, { index, digit }) => ({
    num: `${num.slice(0, index)}${digit}${num.slice(index + 1)}`,
    maxDigit,
    toMove: otherPlayer(toMove),
  }),
  winnerAtEnd({ num }) {
    const half = num.length / 2;
    let left = 0;
    let right = 0;
    for (let i = 0; i < half; i++) {
      left += Number(num[i]);
      right += Number(num[half + i]);
    }
    return left === right ? "bob" : "alice";
  },
};
