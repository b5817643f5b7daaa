/** A game played for some plies, as boards take it. */

import { parse } from "valibot";
import { type AnyGame, games } from "../../functions/games/index.ts";
import type { Made, Scene } from "../../functions/page/drawings/index.ts";

const FULL = 100;

/** @param pick which of so many legal moves is made, by ply; of a long list only the first hundred count */
export function sceneOf(
  slug: string,
  input: unknown,
  plies = 0,
  pick = (ply: number, of: number) => (ply * 7 + 3) % of,
): Scene {
  const { rules } = (games as Record<string, AnyGame>)[slug];
  const start: unknown = parse(rules.position, input);
  const made: Made[] = [];
  let now = start;
  for (let ply = 0; ply < plies && !rules.isOver(now); ply++) {
    const moves = firstMoves(rules.moves(now));
    const move = moves[pick(ply, moves.length)];
    made.push({ player: rules.toMove(now), move, points: rules.points?.(now, move) ?? 0 });
    now = rules.play(now, move);
  }
  const isLegal = (move: unknown): boolean => rules.isLegal?.(now, move) ?? false;
  return { slug, start, made, now, legal: rules.isOver(now) ? [] : firstMoves(rules.moves(now)), isLegal };
}

function firstMoves(moves: Iterable<unknown>): unknown[] {
  const first: unknown[] = [];
  for (const move of moves) {
    if (first.length === FULL) break;
    first.push(move);
  }
  return first;
}
