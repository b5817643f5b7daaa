/** A game that is in no catalogue: one heap, take one or two stones, the player who takes the last one wins. */
import { boolean } from "valibot";
import { closed, integer, toMove } from "../../functions/games/fields.ts";
import { defineGame, lineOf, otherPlayer, statement } from "../../functions/games/index.ts";

const rules = statement({
  slug: "toy-game",
  title: "Toy Game",
  leetcode: 292,
  objective: "outcome",
  summary: "Take one or two stones; the player who takes the last one wins.",
  words: ["The players take one or two stones in turn.", "The player who takes the last stone wins."],
  examples: [{ stones: 4 }, { stones: 3, toMove: "bob" as const }],
  position: closed({ stones: integer(0, 1000, "The stones in the heap."), toMove }),
  move: closed({ take: integer(1, 2, "How many stones to take.") }),
  answer: { type: boolean(), of: ({ winner }) => winner === "alice" },
  isOver: ({ stones }) => stones === 0,
  moves: ({ stones }) => [{ take: 1 }, { take: 2 }].slice(0, stones),
  play: ({ stones, toMove }, { take }) => ({ stones: stones - take, toMove: otherPlayer(toMove) }),
  winnerAtEnd: ({ toMove }) => otherPlayer(toMove),
  tell: ({ take }) => `takes ${take}`,
  search: { time: "O(n)", space: "O(n)", moves: ({ stones }) => 4 * stones },
});

/** The mover wins iff the heap is no multiple of 3: taking the remainder leaves one, and in the end 0. */
export const toyGame = defineGame(rules, [
  {
    ...{ name: "modulo", time: "O(1)", space: "O(1)", source: "folklore", cost: () => 1 },
    solve: (heap, plies) => ({
      result: heap.stones % 3 === 0 ? otherPlayer(heap.toMove) : heap.toMove,
      line: lineOf(rules, heap, plies, ({ stones }) => ({ take: stones % 3 || 1 })),
      why: ["Leaving a multiple of 3 wins."],
    }),
  },
]);
