/**
 * Stone Game IX (LeetCode 2029): each turn the mover removes any one stone. A mover who makes the sum of all removed
 * stones divisible by 3 loses at once; if the stones run out before, Bob wins, whoever's turn it is.
 */
import * as v from "valibot";
import { closed, integer, integers, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { removal, removals, without } from "../rows/removal.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

/** Half of what is exact, for the stones and for what was removed before: their sum is exact too. */
const HALF = 2 ** 52 - 1;

const position = closed({
  stones: integers({
    description: "The values of the stones that are left; any integers, in any number.",
    sumFactor: () => 2, // every sum of removed stones starts from removedSum
  }),
  removedSum: v.optional(
    integer(
      -HALF,
      HALF,
      "The sum of the stones removed so far, of which only the remainder modulo 3 matters. 0, the default: none has been removed yet. Any other multiple of 3: the last removal has lost and the game is over (write 3 where removed stones sum to 0).",
    ),
    0,
  ),
  toMove,
});
export type Position = Readonly<v.InferOutput<typeof position>>;
export type { Removal as Move } from "../rows/removal.ts";

/** Whether the player who made the last move lost by it. */
export const isLost = ({ removedSum }: Position): boolean => removedSum !== 0 && removedSum % 3 === 0;

export const rules = statement({
  slug: "stone-game-ix",
  title: "Stone Game IX",
  leetcode: 2029,
  objective: "outcome",
  summary: "Two players remove stones; the one who makes the removed sum divisible by 3 loses.",
  words: [
    "The players take turns; each turn the mover removes any one stone.",
    "If the sum of all removed stones is then divisible by 3, the player who removed it loses at once.",
    "If no stones are left and nobody has lost, Bob wins, even if it would be Alice's turn.",
    "A removed sum of 0 in a position means that no stone has been removed yet; any other multiple of 3 that the last removal has lost.",
  ],
  examples: [
    { stones: [2, 1] },
    { stones: [5, 1, 2, 4, 3] },
    { stones: [1, 2, 3], removedSum: 1, toMove: "bob" as const },
  ],
  position,
  move: removal,
  answer: { type: v.boolean(), of: ({ winner }) => winner === "alice" },
  isOver: (position) => position.stones.length === 0 || isLost(position),
  moves: (position) => removals(isLost(position) ? 0 : position.stones.length),
  isLegal: (position, { index }) => !isLost(position) && index < position.stones.length,
  play({ stones, removedSum, toMove }, move) {
    const sum = removedSum + stones[move.index];
    // past its bound only the remainder counts, which is never 0: that is kept for the start
    const kept = Math.abs(sum) > HALF ? sum % 3 : sum;
    return {
      stones: without(stones, move),
      removedSum: kept === 0 ? 3 : kept,
      toMove: otherPlayer(toMove),
    };
  },
  winnerAtEnd: (position) => (isLost(position) ? position.toMove : "bob"),
  tell: ({ index }) => say("remove-stone", index),
  // every set of stones may be left, with half of them on average
  search: { time: "O(2ⁿ n²)", space: "O(2ⁿ n)", moves: ({ stones: { length: n } }) => (2 ** n * n) / 2 },
});
