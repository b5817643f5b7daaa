/** Who wins a position of Sum Game, from what is left of it: the excess D, how many question marks, who moves. */
import type { Player } from "../game.ts";

/** Sum of the digits and number of question marks of one half. */
export interface Half {
  readonly sum: number;
  readonly marks: number;
}

/** Without a branch on the character, which random digits would mispredict every few characters. */
export function tally(num: string, from: number, to: number): Half {
  let codes = 0;
  let marks = 0;
  for (let i = from; i < to; i++) {
    const code = num.charCodeAt(i);
    codes += code;
    marks += (code >> 3) & (code >> 2) & 1; // "0" to "9" are 48 to 57, "?" is 63: it alone has both bits
  }
  return { sum: codes - 48 * (to - from) - (63 - 48) * marks, marks };
}

/** D of formula.ts: twice what the left half has more than the right, a question mark counted as half of K. */
export const excessOf = (left: Half, right: Half, maxDigit: number): number =>
  2 * (left.sum - right.sum) + maxDigit * (left.marks - right.marks);

/** Whether Alice fills the last question mark. */
export const aliceIsLast = (marks: number, toMove: Player): boolean =>
  marks > 0 && (marks % 2 === 1) === (toMove === "alice");

export function winnerOf(excess: number, marks: number, maxDigit: number, toMove: Player): Player {
  if (maxDigit > 0 && aliceIsLast(marks, toMove)) return "alice";
  return Math.abs(excess) <= (marks % 2) * maxDigit ? "bob" : "alice";
}
