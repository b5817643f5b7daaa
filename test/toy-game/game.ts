/** A game that is in no catalogue: one heap, take one or two stones, whoever takes the last stone wins. */
import {
  defineGame,
  largestWithin,
  minimaxMethod,
  otherPlayer,
  type Player,
  type Rules,
  signOf,
} from "../../functions/games/index.ts";
import { integer, player, position } from "../../functions/games/schema.ts";

interface Heap {
  readonly stones: number;
  readonly toMove: Player;
}

interface Take {
  readonly take: number;
}

const choices = [{ take: 1 }, { take: 2 }];

export const rules: Rules<Heap, Take> = {
  toMove: ({ toMove }) => toMove,
  isOver: ({ stones }) => stones === 0,
  moves: ({ stones }) => choices.filter(({ take }) => take <= stones),
  play: ({ stones, toMove }, { take }) => ({ stones: stones - take, toMove: otherPlayer(toMove) }),
  points: () => 0,
  winnerAtEnd: ({ toMove }) => otherPlayer(toMove),
};

/** The mover wins iff the heap is no multiple of 3. */
const winner = ({ stones, toMove }: Heap): Player => (stones % 3 === 0 ? otherPlayer(toMove) : toMove);

export const toyGame = defineGame<Heap, Take, { stones: number; toMove?: Player | undefined }>({
  slug: "toy-game",
  title: "Toy Game",
  leetcode: 292,
  objective: "outcome",
  summary: "Take one or two stones; whoever takes the last one wins.",
  rulesInWords: ["The players take one or two stones in turn.", "Whoever takes the last stone wins."],
  examples: [{ stones: 4 }, { stones: 3, toMove: "bob" }],
  schema: position({ stones: integer(0, 1000, "The stones in the heap."), toMove: player() }),
  rules,
  size: () => 1,
  methods: [
    {
      name: "modulo",
      time: "O(1)",
      space: "O(1)",
      source: "folklore",
      cost: () => 1,
      largest: { stones: 1000 },
      run: (start, plies) => {
        const line: { move: Take; points: number }[] = [];
        for (let { stones } = start; stones > 0 && line.length < plies; ) {
          const take = Math.max(1, stones % 3);
          line.push({ move: { take }, points: 0 });
          stones -= take;
        }
        return { result: winner(start), line, why: ["Whoever leaves a multiple of 3 wins."] };
      },
    },
    minimaxMethod(rules, "outcome", {
      time: "O(n)",
      space: "O(n)",
      cost: ({ stones }) => 10_000 * stones,
      largest: { stones: largestWithin((n) => 10_000 * n, 1000) },
    }),
  ],
  answer: ({ winner: name }) => name === "alice",
  describe: (name, { move }) => `${name} takes ${move.take}`,
  valuation: {
    cost: () => 1,
    largest: { stones: 1000 },
    run: (start) => {
      const moves = [...rules.moves(start)];
      return {
        count: moves.length,
        move: (i) => moves[i],
        points: () => 0,
        value: (i) => signOf(winner(rules.play(start, moves[i]))),
      };
    },
  },
});
