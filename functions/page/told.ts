/** Moves, values and positions in the page's words. */
import type { Player } from "../games/game.ts";
import { complaintsIn, GameError } from "../games/game-error.ts";
import type { Refusal } from "./answers.ts";
import { isYours, type State } from "./state.ts";
import { rulesOf, type Slug } from "./statements.ts";
import type { Made, Timeline } from "./timeline.ts";
import type { Words } from "./words-in-english.ts";
import type { Told } from "./words-of-games-in-english.ts";

export function toldOf(slug: Slug, position: unknown, move: unknown): Told {
  const rules = rulesOf(slug);
  const fields = move as Readonly<Record<string, unknown>>;
  const told = { move: fields, points: rules.points(position, move) };
  const index = Number(fields["index"]);
  if (slug === "stone-game-ix") return { ...told, stone: (position as { stones: number[] }).stones[index] };
  if (slug !== "stone-game-vi") return told;
  const { aliceValues, bobValues } = position as { aliceValues: number[]; bobValues: number[] };
  return { ...told, worth: { alice: aliceValues[index], bob: bobValues[index] } };
}

export const offered = (words: Words, slug: Slug, position: unknown, move: unknown): string =>
  words.offer[slug](toldOf(slug, position, move));

/** The rule in a sentence or two, with the position's own limit in III. */
export const ruleText = (words: Words, slug: Slug, position: unknown): string =>
  words.rule[slug].replace("{maxTake}", String(Object(position).maxTake));

/** How a player is called: the person at the page is "You", unless two people or none play. */
export function nameOf(words: Words, state: State, ply: number, player: Player): string {
  const alone = state.opponent !== "person" && isYours(state, ply);
  return alone ? words.you : words[player];
}

export function plyText(
  words: Words,
  state: State,
  line: Timeline,
  ply: number,
  { player, move }: Made,
): string {
  const what = words.done[state.slug](toldOf(state.slug, line.at(ply), move));
  return words.moved(nameOf(words, state, ply, player), what);
}

/** What a value is made of, as answers have it. */
export interface Valued {
  readonly winner: string | null;
  readonly difference: number | null;
}

/** A value in one sign: "A+5", "B+3", "=", "A wins", and in V the points. @param before what was collected before */
export function valueText(words: Words, { winner, difference }: Valued, before = 0): string {
  if (difference === null) return winner === "alice" ? words.aWins : words.bWins;
  const value = difference + before;
  if (winner === null) return String(value);
  return value > 0 ? `A+${value}` : value < 0 ? `B+${-value}` : "=";
}

export function toneOf({ winner, difference }: Valued, before = 0): "alice" | "bob" | "plain" {
  if (difference === null) return winner === "alice" ? "alice" : "bob";
  const value = difference + before;
  return winner === null || value === 0 ? "plain" : value > 0 ? "alice" : "bob";
}

/** 1,234,567 */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** A position on one line; a long one is cut. */
export function positionText(position: unknown, most = 60): string {
  const fields = Object.values(Object(position)).filter((value) => value !== "alice");
  const text = fields.map((value) => JSON.stringify(value)).join(" ");
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

export const refusalText = (words: Words, reason: Refusal): string =>
  typeof reason === "string"
    ? words.fault(reason)
    : new GameError(reason.code, reason.faults).told(words.catalogue);

/** What is wrong with a position, with the field where it is known. */
export const complaintsText = (words: Words, { faults }: GameError): string =>
  complaintsIn(words.catalogue, faults)
    .map(({ pointer, detail }) => (pointer === "" ? detail : `${pointer.slice(1)}${words.colon}${detail}`))
    .join(words.semicolon);
