/** The games' statements by slug: all that playing needs. They know no solver; that runs in the worker. */
import { parse } from "../games/fields.ts";
import type { Player, Statement } from "../games/game.ts";
import { GameError } from "../games/game-error.ts";
import { rules as stoneGame } from "../games/stone-game/rules.ts";
import { rules as stoneGameIi } from "../games/stone-game-ii/rules.ts";
import { rules as stoneGameIii } from "../games/stone-game-iii/rules.ts";
import { rules as stoneGameIv } from "../games/stone-game-iv/rules.ts";
import { rules as stoneGameIx } from "../games/stone-game-ix/rules.ts";
import { rules as stoneGameV } from "../games/stone-game-v/rules.ts";
import { rules as stoneGameVi } from "../games/stone-game-vi/rules.ts";
import { rules as stoneGameVii } from "../games/stone-game-vii/rules.ts";
import { rules as stoneGameViii } from "../games/stone-game-viii/rules.ts";
import { rules as sumGame } from "../games/sum-game/rules.ts";

export type Statements = Statement<unknown, unknown, unknown>;

/** Which game's position it is, only that game's rules know. */
const all = [
  sumGame,
  stoneGame,
  stoneGameIi,
  stoneGameIii,
  stoneGameIv,
  stoneGameV,
  stoneGameVi,
  stoneGameVii,
  stoneGameViii,
  stoneGameIx,
] as unknown as readonly Statements[];

export const slugs = [
  "sum-game",
  "stone-game",
  "stone-game-ii",
  "stone-game-iii",
  "stone-game-iv",
  "stone-game-v",
  "stone-game-vi",
  "stone-game-vii",
  "stone-game-viii",
  "stone-game-ix",
] as const;
export type Slug = (typeof slugs)[number];

const bySlug = new Map(all.map((rules) => [rules.slug, rules]));

export const isSlug = (text: string): text is Slug => (slugs as readonly string[]).includes(text);

export function rulesOf(slug: Slug): Statements {
  const rules = bySlug.get(slug);
  if (rules === undefined) throw new RangeError(`There is no game ${slug}.`);
  return rules;
}

/** The first position that a visitor sees: the greedy move loses it. */
export const firstPosition = { piles: [3, 2, 8, 6, 4, 7, 4], toMove: "alice" };

/**
 * A position with all its fields.
 * @throws {GameError} `invalid-position`
 */
export function positionFrom(slug: Slug, input: unknown): unknown {
  const parsed = parse(rulesOf(slug).position, input);
  if ("output" in parsed) return parsed.output;
  throw new GameError("invalid-position", parsed.faults);
}

export function isLegal(rules: Statements, position: unknown, move: unknown): boolean {
  if (rules.isOver(position) || "faults" in parse(rules.move, move)) return false;
  if (rules.isLegal !== undefined) return rules.isLegal(position, move);
  const wanted = JSON.stringify(move);
  for (const legal of rules.moves(position)) if (JSON.stringify(legal) === wanted) return true;
  return false;
}

/** The first so many legal moves, and whether there are more. */
export function legalMoves(rules: Statements, position: unknown, most = 100): unknown[] {
  const moves: unknown[] = [];
  if (rules.isOver(position)) return moves;
  for (const move of rules.moves(position)) {
    if (moves.length === most) break;
    moves.push(move);
  }
  return moves;
}

/** Players take turns; in V Alice plays alone. */
export function playerAt(rules: Statements, start: unknown, ply: number): Player {
  const first = rules.toMove(start);
  return rules.objective === "total" || ply % 2 === 0 ? first : first === "alice" ? "bob" : "alice";
}

/** What a position is made of, as the number of its elements. */
export function sizeOf(position: unknown): number {
  const [first] = Object.values(Object(position));
  return Array.isArray(first) || typeof first === "string" ? first.length : 1;
}
