/** Stone Game IV (LeetCode 1510): each turn the mover takes a square number of stones from the pile; the player who cannot move loses. */
import { boolean, type InferOutput } from "valibot";
import { closed, integer, toMove } from "../fields.ts";
import { otherPlayer } from "../game.ts";
import { say } from "../sentence.ts";
import { statement } from "../statement.ts";

const position = closed({
  n: integer(
    0,
    Number.MAX_SAFE_INTEGER,
    "The stones in the pile. With none left the player to move has lost.",
  ),
  toMove,
});
export type Position = Readonly<InferOutput<typeof position>>;

const move = closed({ take: integer(1, Number.MAX_SAFE_INTEGER, "How many stones to take: 1, 4, 9, …") });
export type Move = Readonly<InferOutput<typeof move>>;

/** The integer part of the root. Squared again, because from 4.5e15 on a root can round up to an integer. */
export function rootOf(n: number): number {
  const root = Math.floor(Math.sqrt(n));
  return root * root > n ? root - 1 : root;
}

export const isSquare = (n: number): boolean => rootOf(n) ** 2 === n;

export const rules = statement({
  slug: "stone-game-iv",
  title: "Stone Game IV",
  leetcode: 1510,
  objective: "outcome",
  summary: "Two players take square numbers of stones from a pile; the player who cannot move loses.",
  words: [
    "A pile holds n stones.",
    "The players take turns; each turn the mover takes a square number of stones, at least 1.",
    "A player who has to move and finds no stone loses.",
  ],
  examples: [{ n: 7 }, { n: 17 }, { n: 99, toMove: "bob" as const }],
  position,
  move,
  answer: { type: boolean(), of: ({ winner }) => winner === "alice" },
  isOver: ({ n }) => n === 0,
  *moves({ n }): Generator<Move> {
    for (let root = 1; root * root <= n; root++) yield { take: root * root };
  },
  isLegal: ({ n }, { take }) => take <= n && isSquare(take),
  play: ({ n, toMove }, { take }) => ({ n: n - take, toMove: otherPlayer(toMove) }),
  winnerAtEnd: ({ toMove }) => otherPlayer(toMove),
  tell: ({ take }) => say("take-square", take),
  // both players may face any number up to n and try √n squares
  search: { time: "O(n√n)", space: "O(n√n)", moves: ({ n }) => (4 / 3) * n ** 1.5 },
});
