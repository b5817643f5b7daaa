/**
 * Stone Game VI (LeetCode 1686): stones that the two players value differently; each turn the mover takes any one of
 * them and scores their own value of it.
 */
import * as v from "valibot";
import { closed, integers, message, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { removal, removals, without } from "../rows/removal.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const valuesOf = (name: string) =>
  integers({
    description: `What each stone is worth to ${name}; any integers, as many as the other player's.`,
    sumFactor: () => 2, // sums run over both players' values
  });

const position = v.pipe(
  closed({ aliceValues: valuesOf("Alice"), bobValues: valuesOf("Bob"), toMove }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { aliceValues, bobValues } = dataset.value;
    if (aliceValues.length === bobValues.length) return;
    addIssue({
      message: message(() => say("not-as-many", aliceValues.length, bobValues.length)),
      path: [{ type: "object", origin: "value", input: {}, key: "bobValues", value: bobValues }],
    });
  }),
);
export type Position = Readonly<v.InferOutput<typeof position>>;
export type { Removal as Move } from "../rows/removal.ts";

export const rules = statement({
  slug: "stone-game-vi",
  title: "Stone Game VI",
  leetcode: 1686,
  objective: "difference",
  summary: "Two players take stones that are worth different amounts to each of them.",
  words: [
    "Each stone has a value for Alice and a value for Bob, and both players know both.",
    "The players take turns; each turn the mover takes any one stone and scores their own value of it.",
    "The game ends when no stone is left; the player with more points wins, and equal points are a tie.",
    "The points are those of one optimal line; other optimal lines may bring both players more or fewer points, always with the same difference.",
  ],
  examples: [
    { aliceValues: [1, 3], bobValues: [2, 1] },
    { aliceValues: [2, 4, 3], bobValues: [1, 6, 7] },
    { aliceValues: [9, -1, 1, 4], bobValues: [1, 9, -2, 4], toMove: "bob" as const },
  ],
  position,
  move: removal,
  answer: { type: v.picklist([1, 0, -1]), of: ({ difference }) => Math.sign(difference ?? 0) },
  isOver: ({ aliceValues }) => aliceValues.length === 0,
  moves: ({ aliceValues }) => removals(aliceValues.length),
  isLegal: ({ aliceValues }, { index }) => index < aliceValues.length,
  points: ({ aliceValues, bobValues, toMove }, { index }) =>
    (toMove === "alice" ? aliceValues : bobValues)[index],
  play: ({ aliceValues, bobValues, toMove }, move) => ({
    aliceValues: without(aliceValues, move),
    bobValues: without(bobValues, move),
    toMove: otherPlayer(toMove),
  }),
  tell: ({ index }, points) => say("take-stone", index, points),
  // every set of stones may be left, with half of them on average
  search: { time: "O(2ⁿ n²)", space: "O(2ⁿ n)", moves: ({ aliceValues: { length: n } }) => (2 ** n * n) / 2 },
});
