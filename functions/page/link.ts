/**
 * The state as the fragment of an address, and back: `#stone-game?piles=3,2,8&moves=l,r&tab=analyse`. A position's fields
 * are written as the API's query has them. A position of more than 2,000 elements is not written; how it was drawn is.
 */
import { GameError } from "../games/game-error.ts";
import { drawnPosition } from "./random-position.ts";
import { firstState, opponents, type State, tabs } from "./state.ts";
import { isLegal, isSlug, positionFrom, rulesOf, type Slug, type Statements, sizeOf } from "./statements.ts";
import { complaintsText } from "./told.ts";
import { type Words, wordsInEnglish } from "./words-in-english.ts";

const LONGEST = 2_000;

/** Why a link cannot be followed; it is shown after "This link does not work:". */
export class BrokenLink extends Error {
  constructor(readonly why: (words: Words) => string) {
    super(why(wordsInEnglish));
  }
}

export function fragmentOf(state: State): string {
  const { slug, start, drawn, moves, ply, opponent, errs, you, tab, retry, method, cell } = state;
  const fields: [string, string][] = [];
  if (sizeOf(start) > LONGEST)
    fields.push(["drawn", drawn === null ? "none" : `${drawn.seed}:${drawn.size}`]);
  else fields.push(...fieldsOf(start));
  if (moves.length > 0) fields.push(["moves", moves.map(moveText).join(",")]);
  if (ply !== moves.length) fields.push(["ply", String(ply)]);
  if (opponent !== firstState.opponent) fields.push(["opponent", opponent]);
  if (errs !== firstState.errs) fields.push(["errs", String(errs)]);
  if (you !== firstState.you) fields.push(["you", you]);
  if (tab !== firstState.tab) fields.push(["tab", tab]);
  if (retry !== null) fields.push(["retry", String(retry)]);
  if (method !== null) fields.push(["method", method]);
  if (cell !== null) fields.push(["cell", String(cell)]);
  return `${slug}?${fields.map(([name, value]) => `${name}=${escaped(value)}`).join("&")}`;
}

/**
 * @param fragment without "#"; an empty one is the first state
 * @param given the start, where the fragment does not have it: from a file
 * @throws {BrokenLink}
 */
export function stateFrom(fragment: string, given?: unknown): State {
  if (fragment === "") return firstState;
  const [slug, ...rest] = fragment.split("?");
  if (!isSlug(slug)) throw new BrokenLink((words) => words.broken.game(cut(slug, 40)));
  const query = new URLSearchParams(rest.join("?"));
  const field = (name: string) => query.get(name) ?? undefined;
  const rules = rulesOf(slug);
  const [start, drawn] = given === undefined ? startFrom(slug, query) : [checked(slug, given), null];
  const moves = movesFrom(rules, start, field("moves"));
  return {
    slug,
    start,
    drawn,
    moves,
    ply: numberFrom(field("ply"), "ply", 0, moves.length, moves.length),
    opponent: oneOf(field("opponent"), "opponent", opponents, firstState.opponent),
    errs: numberFrom(field("errs"), "errs", 1, 10, firstState.errs),
    you: oneOf(field("you"), "you", ["alice", "bob"] as const, firstState.you),
    tab: oneOf(field("tab"), "tab", tabs, firstState.tab),
    retry: field("retry") === undefined ? null : numberFrom(field("retry"), "retry", 0, moves.length - 1, 0),
    method: field("method") ?? null,
    cell: field("cell") === undefined ? null : numberFrom(field("cell"), "cell", 0, 1e6, 0),
  };
}

const usual: Readonly<Record<string, unknown>> = {
  toMove: "alice",
  maxDigit: 9,
  m: 1,
  maxTake: 3,
  removedSum: 0,
};

function fieldsOf(position: unknown): [string, string][] {
  // A field at its usual value need not be written.
  return Object.entries(Object(position))
    .filter(([name, value]) => usual[name] !== value)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]);
}

/** `URLSearchParams` reads these back; commas, colons and question marks may stand in a fragment as they are. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/%(2C|3A|3F)/g, (code) => decodeURIComponent(code));

function startFrom(slug: Slug, query: URLSearchParams): [start: unknown, drawn: State["drawn"]] {
  const lot = query.get("drawn");
  if (lot === "none") throw new BrokenLink((words) => words.broken.long);
  if (lot !== null) {
    const [seed, size] = lot.split(":").map(Number);
    if (!Number.isInteger(seed) || !Number.isInteger(size) || size < 0 || size > 1_000_000)
      throw new BrokenLink((words) => words.broken.drawn(cut(lot)));
    const drawn = { seed, size };
    return [drawnPosition(slug, drawn), drawn];
  }
  const { entries } = rulesOf(slug).position as unknown as { entries: Record<string, unknown> };
  const position: Record<string, unknown> = {};
  for (const name of Object.keys(entries)) {
    const text = query.get(name);
    if (text !== null) position[name] = valueFrom(name, text);
  }
  return [checked(slug, position), null];
}

function checked(slug: Slug, position: unknown): unknown {
  try {
    return positionFrom(slug, position);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    throw new BrokenLink((words) => complaintsText(words, error));
  }
}

/** What stands in a link, no longer than it needs to be recognised. */
const cut = (text: string, most = 20): string => JSON.stringify(text.slice(0, most));

const numbers = new Set(["n", "m", "maxDigit", "maxTake", "removedSum"]);

function valueFrom(name: string, text: string): unknown {
  if (name === "num" || name === "toMove") return text;
  if (numbers.has(name)) return numberIn(text);
  return text === "" ? [] : text.split(",").map(numberIn);
}

const numberIn = (text: string): unknown => (/^-?\d+$/.test(text) ? Number(text) : text);

/** A move's values in the order of its fields: `l`, `3`, `0:9`, `3:r`. */
export const moveText = (move: unknown): string =>
  Object.values(Object(move))
    .map((value) => (value === "left" ? "l" : value === "right" ? "r" : String(value)))
    .join(":");

function movesFrom(rules: Statements, start: unknown, text: string | undefined): unknown[] {
  if (text === undefined || text === "") return [];
  const names = Object.keys((rules.move as unknown as { entries: Record<string, unknown> }).entries);
  const moves: unknown[] = [];
  let now = start;
  for (const part of text.split(",")) {
    const values = part
      .split(":")
      .map((one) => (one === "l" ? "left" : one === "r" ? "right" : numberIn(one)));
    const move = Object.fromEntries(names.map((name, i) => [name, values[i]]));
    if (values.length !== names.length || !isLegal(rules, now, move))
      throw new BrokenLink((words) => words.broken.move(moves.length + 1, cut(part)));
    moves.push(move);
    now = rules.play(now, move);
  }
  return moves;
}

function numberFrom(
  text: string | undefined,
  name: string,
  least: number,
  most: number,
  fallback: number,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new BrokenLink((words) => words.broken.number(name, cut(text), least, most));
}

function oneOf<const W extends readonly string[]>(
  text: string | undefined,
  name: string,
  possible: W,
  fallback: W[number],
): W[number] {
  if (text === undefined) return fallback;
  if (possible.includes(text)) return text;
  throw new BrokenLink((words) => words.broken.word(name, cut(text), possible));
}
