/**
 * What the package's types let through, and what they do not. Compiled outside against the packed declarations, as an
 * ECMAScript module and as CommonJS; the repository compiles it against the sources.
 */
import {
  type AnyGame,
  GameError,
  games,
  limitsOf,
  type MoveOf,
  minimax,
  type PositionOf,
  type Scores,
} from "@optimal-play/games";

const stoneGame = games["stone-game"];
type Position = PositionOf<typeof stoneGame>;
type Move = MoveOf<typeof stoneGame>;

// a position may leave out what has a default; the one that comes back has everything
export const solution = stoneGame.solve({ piles: [3, 7, 2, 3] }, { method: "fusion", line: 2 });
export const solved: Position = solution.position;
export const first: "left" | "right" = solution.line[0].move.take;
export const scores: Scores | null = solution.scores;
export const m: number = games["stone-game-ii"].solve({ piles: [2, 7, 9] }).position.m;
export const best: Move[] = stoneGame.moves(solved, { limit: 1 }).map(({ move }) => move);

export const wrong = () => [
  // @ts-expect-error a position of Sum Game
  stoneGame.solve({ num: "??" }),
  // @ts-expect-error a field misspelt
  stoneGame.solve({ pile: [1] }),
  // @ts-expect-error no player
  stoneGame.solve({ piles: [1], toMove: "carol" }),
  // @ts-expect-error Stone Game has no m
  solution.position.m,
  // @ts-expect-error its moves take from an end, not a number
  solution.line[0].move.take === 1,
  // @ts-expect-error Sum Game's moves are others
  ((move: Move) => move)(games["sum-game"].moves({ num: "??" })[0].move),
];

// all games alike
export const byNumber: (AnyGame | undefined)[] = [877, 1927].map((number) =>
  Object.values<AnyGame>(games).find(({ leetcode }) => leetcode === number),
);
for (const game of Object.values<AnyGame>(games)) {
  const [example] = game.rules.examples;
  const { winner, why } = game.solve(example);
  console.log(`${game.slug}: ${winner}. ${why[0]} ${JSON.stringify(limitsOf(game))}`);
}

export const value: number = minimax(stoneGame.rules).value({ piles: [1, 2], toMove: "bob" });

export function complaintsAbout(position: unknown): string[] {
  try {
    (stoneGame as AnyGame).solve(position);
    return [];
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return error.complaints.map(({ pointer, detail }) => `${error.code} ${pointer}: ${detail}`);
  }
}
