/** A game as it was played, from its start and its moves: who made which move for how many points, and each position. */
import type { Player } from "../games/game.ts";
import type { Statements } from "./statements.ts";
import { playerAt, sizeOf } from "./statements.ts";

export interface Made {
  readonly player: Player;
  readonly move: unknown;
  readonly points: number;
}

export interface Timeline {
  /** @param ply how many moves have been made, up to all of them */
  at(ply: number): unknown;
  readonly made: readonly Made[];
}

/** Positions of large games are not all kept. */
const KEPT_ELEMENTS = 2_000_000;

export function timelineOf(rules: Statements, start: unknown, moves: readonly unknown[]): Timeline {
  const keeps = sizeOf(start) * (moves.length + 1) <= KEPT_ELEMENTS;
  const positions: unknown[] = [start];
  const made: Made[] = [];
  let now = start;
  moves.forEach((move, ply) => {
    made.push({ player: playerAt(rules, start, ply), move, points: rules.points(now, move) });
    now = rules.play(now, move);
    if (keeps) positions.push(now);
  });
  const last = now;
  return {
    made,
    at(ply) {
      if (ply >= moves.length) return last;
      if (keeps) return positions[ply];
      return moves.slice(0, ply).reduce((position, move) => rules.play(position, move), start);
    },
  };
}

/** What each player has collected in these moves. */
export function collected(made: readonly Made[]): Record<Player, number> {
  const sums = { alice: 0, bob: 0 };
  for (const { player, points } of made) sums[player] += points;
  return sums;
}
