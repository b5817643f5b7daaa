/** Another position of the same game and size: if it can be had, one that is won, but not by every move. */
import { drawnPosition } from "./random-position.ts";
import type { Ranking } from "./results.ts";
import { ask } from "./solver.ts";
import type { Action, State } from "./state.ts";
import { sizeOf } from "./statements.ts";

const TRIES = 12;
/** Smaller ones are no game; in IV the size is the stones themselves, and another number of them is another game. */
const LEAST = 6;
const MOST_STONES = 60;

export async function anotherGame({ slug, start, you }: State): Promise<Action> {
  const chance = (below: number) => Math.floor(Math.random() * below);
  const draw = () => {
    const size = slug === "stone-game-iv" ? LEAST + chance(MOST_STONES) : Math.max(LEAST, sizeOf(start));
    const drawn = { seed: chance(1e9), size };
    return { type: "new", slug, start: drawnPosition(slug, drawn), drawn } as const;
  };
  for (let i = 1; i < TRIES; i++) {
    const action = draw();
    const { status, body } = await ask(slug, "moves", { position: action.start, limit: 100 });
    if (status !== 200 || isAGame(body as Ranking, you)) return action;
  }
  return draw();
}

/** Whether this player, who moves first or second, wins, and a move can be wrong. */
function isAGame({ winner, moves }: Ranking, you: State["you"]): boolean {
  return (winner === null || winner === you) && moves.some(({ best }) => !best);
}
