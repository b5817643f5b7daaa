/** A game played for some plies, as boards take it. */
import { parse } from "valibot";
import { type AnyGame, games } from "../../functions/games/index.ts";
import type { Scene } from "../../functions/page/drawings/index.ts";
import { playout } from "./playout.ts";

/** As many legal moves as a scene lists. */
const FULL = 100;

/** @param choice the number of the move at a ply, modulo how many are legal */
export function sceneOf(
  slug: string,
  input: unknown,
  plies = 0,
  choice = (ply: number) => 7 * ply + 3,
): Scene {
  const { rules } = (games as Record<string, AnyGame>)[slug];
  const start: unknown = parse(rules.position, input);
  const { positions, moves, now } = playout(
    rules,
    start,
    Array.from({ length: plies }, (_, ply) => choice(ply)),
  );
  const made = moves.map((move, ply) => ({
    player: rules.toMove(positions[ply]),
    move,
    points: rules.points(positions[ply], move),
  }));
  const legal: unknown[] = [];
  for (const move of rules.isOver(now) ? [] : rules.moves(now)) {
    if (legal.length === FULL) break;
    legal.push(move);
  }
  const isLegal = (move: unknown): boolean => rules.isLegal?.(now, move) ?? false;
  return { slug, start, made, now, legal, isLegal };
}
