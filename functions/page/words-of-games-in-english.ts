/** The games in English: what each is called, its rule and keys, and its moves. */
import type { Player } from "../games/game.ts";
import type { Slug } from "./statements.ts";

/** A move with what can be said of it. */
export interface Told {
  /** The move's own fields. */
  readonly move: Readonly<Record<string, unknown>>;
  readonly points: number;
  /** The stone that is removed, in VI for each player. */
  readonly stone?: number;
  readonly worth?: Readonly<Record<Player, number>>;
}

const s = (count: number) => (count === 1 ? "" : "s");
const plus = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
const end = (side: unknown) => (side === "left" ? "left" : "right");

export const wordsOfGamesInEnglish = {
  names: {
    "sum-game": "Sum Game",
    "stone-game": "Stone Game",
    "stone-game-ii": "Stone Game II",
    "stone-game-iii": "Stone Game III",
    "stone-game-iv": "Stone Game IV",
    "stone-game-v": "Stone Game V",
    "stone-game-vi": "Stone Game VI",
    "stone-game-vii": "Stone Game VII",
    "stone-game-viii": "Stone Game VIII",
    "stone-game-ix": "Stone Game IX",
  } satisfies Record<Slug, string>,
  rule: {
    "sum-game": "Fill the question marks in turn. Bob wins if both halves have the same sum, Alice if not.",
    "stone-game": "Take a pile from either end of the row. Whoever collects more stones wins.",
    "stone-game-ii": "Take the first 1 to 2M piles; M becomes the most taken at once. More stones win.",
    "stone-game-iii": "Take up to {maxTake} of the first stones. Values may be negative; more points win.",
    "stone-game-iv": "Take a square number of stones: 1, 4, 9, … Whoever cannot move loses.",
    "stone-game-v": "Split the row and keep the lighter part: you score its sum. Collect as much as you can.",
    "stone-game-vi": "Take any stone. Each is worth one value to Alice (above) and another to Bob (below).",
    "stone-game-vii": "Remove the stone at either end and score the sum of those that are left.",
    "stone-game-viii": "Merge two or more stones from the left into one and score its value.",
    "stone-game-ix":
      "Remove a stone. If the removed sum is then divisible by 3, you lose; if the stones run out, Bob wins.",
  } satisfies Record<Slug, string>,
  task: {
    "sum-game": "write a digit",
    "stone-game": "take an end pile",
    "stone-game-ii": "take piles from the left",
    "stone-game-iii": "take stones from the left",
    "stone-game-iv": "take a square number",
    "stone-game-v": "split the row",
    "stone-game-vi": "take any stone",
    "stone-game-vii": "remove an end stone",
    "stone-game-viii": "merge stones from the left",
    "stone-game-ix": "remove a stone",
  } satisfies Record<Slug, string>,
  keys: {
    "sum-game": "Keys: ← → choose a question mark, a digit writes it.",
    "stone-game": "Keys: ← takes the left pile, → the right one.",
    "stone-game-ii": "Keys: ← → or 1–9 choose how many, Enter takes them.",
    "stone-game-iii": "Keys: ← → or 1–9 choose how many, Enter takes them.",
    "stone-game-iv": "Keys: ← → or 1–9 choose the root, Enter takes the square.",
    "stone-game-v": "Keys: ← → choose the split, Enter plays it.",
    "stone-game-vi": "Keys: ← → choose a stone, Enter takes it.",
    "stone-game-vii": "Keys: ← removes the left stone, → the right one.",
    "stone-game-viii": "Keys: ← → or 2–9 choose how many, Enter merges them.",
    "stone-game-ix": "Keys: 0, 1, 2 choose a heap, Enter removes a stone of it.",
  } satisfies Record<Slug, string>,

  // moves: what is offered, and what was done, behind a name
  offer: {
    "sum-game": ({ move }: Told) => `Write ${move.digit} at place ${Number(move.index) + 1}`,
    "stone-game": ({ move, points }: Told) => `Take ${points} from the ${end(move.take)}`,
    "stone-game-ii": ({ move, points }: Told) =>
      `Take ${move.take} pile${s(Number(move.take))}, ${plus(points)}`,
    "stone-game-iii": ({ move, points }: Told) =>
      `Take ${move.take} stone${s(Number(move.take))}, ${plus(points)}`,
    "stone-game-iv": ({ move }: Told) => `Take ${move.take}`,
    "stone-game-v": ({ move, points }: Told) =>
      `Split after ${move.split}, keep the ${end(move.keep)}, ${plus(points)}`,
    "stone-game-vi": ({ worth }: Told) =>
      `Take the stone worth ${worth?.alice} to Alice and ${worth?.bob} to Bob`,
    "stone-game-vii": ({ move, points }: Told) => `Remove the ${end(move.take)} stone, ${plus(points)}`,
    "stone-game-viii": ({ move, points }: Told) => `Merge ${move.take} stones, ${plus(points)}`,
    "stone-game-ix": ({ stone }: Told) => `Remove ${stone}`,
  } satisfies Record<Slug, (told: Told) => string>,
  done: {
    "sum-game": ({ move }: Told) => `wrote ${move.digit} at place ${Number(move.index) + 1}`,
    "stone-game": ({ move, points }: Told) => `took ${points} from the ${end(move.take)}`,
    "stone-game-ii": ({ move, points }: Told) =>
      `took ${move.take} pile${s(Number(move.take))} for ${points}`,
    "stone-game-iii": ({ move, points }: Told) =>
      `took ${move.take} stone${s(Number(move.take))} for ${points}`,
    "stone-game-iv": ({ move }: Told) => `took ${move.take}`,
    "stone-game-v": ({ move, points }: Told) =>
      `split after ${move.split}, kept the ${end(move.keep)} for ${points}`,
    "stone-game-vi": ({ points }: Told) => `took a stone for ${points}`,
    "stone-game-vii": ({ move, points }: Told) => `removed the ${end(move.take)} stone for ${points}`,
    "stone-game-viii": ({ move, points }: Told) => `merged ${move.take} stones for ${points}`,
    "stone-game-ix": ({ stone }: Told) => `removed ${stone}`,
  } satisfies Record<Slug, (told: Told) => string>,
};
