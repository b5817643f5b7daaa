/** Who wins a position of Sum Game, from what is left of it: the excess D, how many question marks, who moves. */
import type { Player } from "../game.ts";

/** Sum of the digits and number of question marks of one half. */
export interface Half {
  readonly sum: number;
  readonly marks: number;
}

/** Bytes that are tallied at a time, and words of four of them whose digits add up to less than a byte holds, 255. */
const BLOCK = 1 << 14;
const TOGETHER = 16;

/** Every runtime has it, though the language itself declares no type for it. */
declare const TextEncoder: new () => { encodeInto(text: string, into: Uint8Array): unknown };
const encoder = new TextEncoder();
const bytes = new Uint8Array(BLOCK);
const words = new Int32Array(bytes.buffer);

/**
 * Four characters at a time, in the bytes of a 32-bit word: the low half of a digit's code, 48 to 57, is the digit, that of "?",
 * 63, is 15 and alone has the two bits for 4 and 8. So a word gives four addends and four flags without a branch, which
 * random digits would mispredict every few characters.
 */
export function tally(num: string, from: number, to: number): Half {
  let sum = 0;
  let marks = 0;
  for (let start = from; start < to; start += BLOCK) {
    const end = Math.min(to, start + BLOCK);
    encoder.encodeInto(num.slice(start, end), bytes);
    bytes.fill(0, end - start, (end - start + 3) & -4); // what the last word has too much adds nothing
    const count = (end - start + 3) >> 2;
    for (let next = 0; next < count; ) {
      let digits = 0;
      let flags = 0;
      for (const stop = Math.min(count, next + TOGETHER); next < stop; next++) {
        const four = words[next] & 0x0f0f0f0f;
        digits += four;
        flags += (four >> 2) & (four >> 3) & 0x01010101;
      }
      const pairs = (digits & 0x00ff00ff) + ((digits >>> 8) & 0x00ff00ff);
      sum += (pairs & 0xffff) + (pairs >>> 16);
      marks += Math.imul(flags, 0x01010101) >>> 24;
    }
  }
  return { sum: sum - 15 * marks, marks };
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
