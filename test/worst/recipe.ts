/** A question in a few numbers, from which its request is made again: what the search varies and the corpus keeps. */
import { parse } from "../../functions/games/fields.ts";
import { type AnyGame, games } from "../../functions/games/index.ts";
import { positionOfSize } from "../kit/position-of-size.ts";
import type { Asked } from "../kit/proxy-event.ts";
import { type JunkKind, junk } from "./junk.ts";
import { fractions, type RowShape, rowOf } from "./rows.ts";

export const catalogue: Readonly<Record<string, AnyGame>> = games as unknown as Record<string, AnyGame>;

export type Endpoint = "solve" | "moves" | "play" | "check" | "table";

/** What one question asks. Numbers from 0 to 1 stand for a place between the least and the greatest. */
export interface Recipe extends RowShape {
  readonly endpoint: Endpoint;
  readonly game: string;
  readonly method?: string;
  /** Plies of a line, moves played or claimed, moves listed. */
  readonly plies: number;
  /** For the optional field of a game, `m` or `maxTake`; for the share of question marks. */
  readonly extra: number;
  /** Which moves are made and what is claimed. */
  readonly policy: Policy;
}

export const policies = ["first", "last", "random", "false", "true", "middle"] as const;
export type Policy = (typeof policies)[number];

/** Several questions of `solve` in one request, the last of them perhaps not a position at all. */
export interface BatchRecipe {
  readonly endpoint: "batch";
  readonly questions: readonly (Recipe & { readonly times: number })[];
  readonly junk?: { readonly kind: JunkKind; readonly bytes: number };
}

export type AnyRecipe = Recipe | BatchRecipe;

/** The position as a caller would write it. */
export function positionFrom(recipe: Recipe): Record<string, unknown> {
  const { game, n, extra, seed } = recipe;
  let rows = 0;
  const draw = (count: number, min: number) => {
    const row = rowOf({ ...recipe, n: count, seed: seed + 7 * rows }, min);
    // of two rows the second runs against the first, so that their sums tie
    return rows++ > 0 && recipe.policy !== "random" ? row.map((_, i) => row[row.length - 1 - i]) : row;
  };
  const position = positionOfSize(catalogue[game], n, draw);
  if (game === "sum-game") return { num: digits(recipe) };
  if (game === "stone-game-ii" && extra > 0) position["m"] = Math.max(1, Math.round(n ** extra / 2));
  if (game === "stone-game-iii" && extra > 0) position["maxTake"] = Math.max(1, Math.round(n ** extra));
  if (game === "stone-game-ix" && extra > 0.5) position["removedSum"] = 1;
  return position;
}

/** `peaks` question marks, or a share of them, at the front, at the end or anywhere. */
function digits({ n, seed, extra, peaks, kind, policy }: Recipe): string {
  const length = n - (n % 2);
  const next = fractions(seed);
  if (kind === "peaks") {
    const marks = "?".repeat(Math.min(peaks, length));
    return policy === "last"
      ? "5".repeat(length - marks.length) + marks
      : marks + "5".repeat(length - marks.length);
  }
  let text = "";
  for (let i = 0; i < length; i++) text += next() < extra ? "?" : String(Math.floor(10 * next()));
  return text;
}

/** Elements of all positions of a game together. */
const MOST_COPIED = 8e7;

/** A game from the position on: at most so many moves. */
function movesFrom({ game: slug, policy, plies, seed, n }: Recipe, input: unknown): unknown[] {
  const { rules } = catalogue[slug];
  const parsed = parse(rules.position, input);
  if ("faults" in parsed) return [];
  const next = fractions(seed + 1);
  const moves: unknown[] = [];
  // more are refused: walking them here takes as long as there
  const most = Math.min(plies, Math.ceil(MOST_COPIED / n));
  for (let position = parsed.output; moves.length < most && !rules.isOver(position); ) {
    let choice: unknown;
    let seen = 0;
    const middle = slug === "stone-game-v" ? lengthOf(position) : 1;
    for (const move of rules.moves(position)) {
      seen++;
      if (seen === 1 || policy === "last" || (policy !== "first" && next() * seen < 1)) choice = move;
      if (policy === "first" || (policy !== "last" && seen >= 1000 + middle)) break;
    }
    moves.push(choice);
    position = rules.play(position, choice);
  }
  return moves;
}

const lengthOf = (position: unknown): number =>
  (Object.values(Object(position))[0] as { readonly length?: number }).length ?? 1;

function claimOf(recipe: Recipe, position: unknown): unknown {
  const { policy, plies } = recipe;
  if (policy === "true" || policy === "false") {
    const { objective } = catalogue[recipe.game];
    return objective === "outcome" ? { answer: policy === "true" } : { difference: 1 };
  }
  const line = movesFrom(recipe, position);
  if (line.length === 0) return { winner: "alice" };
  return plies === 1 ? { best: line[0] } : { line };
}

const questionFrom = (recipe: Recipe, position: unknown) => {
  const { endpoint, method, plies } = recipe;
  const named = method === undefined ? {} : { method };
  switch (endpoint) {
    case "solve":
      return { position, ...named, line: plies };
    case "moves":
      return { position, limit: plies };
    case "play":
      return { position, moves: movesFrom(recipe, position), reply: true };
    case "check":
      return { position, claim: claimOf(recipe, position) };
    case "table":
      return { position, ...named };
  }
};

/** The request, its body as text. */
export function requestFrom(recipe: AnyRecipe): Asked & { readonly body: string } {
  if (recipe.endpoint !== "batch") {
    const { endpoint, game } = recipe;
    const body = JSON.stringify(questionFrom(recipe, positionFrom(recipe)));
    return { resource: `/v1/games/{game}/${endpoint}`, game, body };
  }
  const questions = recipe.questions.flatMap((one) => {
    const text = JSON.stringify({ game: one.game, ...questionFrom(one, positionFrom(one)) });
    return new Array<string>(one.times).fill(text);
  });
  if (recipe.junk !== undefined) questions.push(junk(recipe.junk.kind, recipe.junk.bytes));
  return { resource: "/v1/solve", body: `{"questions":[${questions.join(",")}]}` };
}
