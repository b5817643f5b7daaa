/** Moves at the front of a row, which take the first k elements: Stone Game II and III. */
import type { InferOutput } from "valibot";
import { closed, integer } from "../fields.ts";
import type { Choices, Player, Step } from "../game.ts";
import { type Sentence, say } from "../sentence.ts";

export const frontMove = closed({
  take: integer(1, Number.MAX_SAFE_INTEGER, "How many to take from the front."),
});
export type FrontMove = Readonly<InferOutput<typeof frontMove>>;

/** Taking 1, 2, ..., `most`. */
export function* frontMoves(most: number): Generator<FrontMove> {
  for (let take = 1; take <= most; take++) yield { take };
}

/** Taking 1, 2, ..., `most`, each with what it is worth; nothing is left to take at the end of the row. */
export const frontChoices = (
  most: number,
  worth: (take: number) => number,
): ReturnType<Choices<FrontMove>> =>
  most === 0 ? 0 : Array.from(frontMoves(most), ({ take }) => [{ take }, worth(take)]);

/** Of taking 1, 2, ..., `most` the first that is worth most, and of the others likewise. */
export function twoBest(
  most: number,
  worth: (take: number) => number,
): [best: number, next: number | undefined] {
  let [best, next]: [number, number | undefined] = [1, undefined];
  for (let take = 2; take <= most; take++) {
    if (worth(take) > worth(best)) [best, next] = [take, best];
    else if (next === undefined || worth(take) > worth(next)) next = take;
  }
  return [best, next];
}

/** How many elements have been taken before each move, and after the last one. */
export function placesAlong(moves: readonly FrontMove[]): number[] {
  const places = [0];
  for (const { take } of moves) places.push(places[places.length - 1] + take);
  return places;
}

/**
 * Why the first move of a line is best.
 * @param what the row is made of: "pile"
 * @param own what the mover collects in all
 */
export function whyFirstMove(
  toMove: Player,
  what: string,
  row: { readonly length: number; readonly sum: number },
  { move: { take }, points }: Step<FrontMove>,
  own: number,
): Sentence[] {
  if (take === row.length) return [say("leave-nothing", toMove, take, what, points)];
  return [
    say("leave-least", toMove, take, what, points, row.sum - points, row.sum - own),
    say("no-move-leaves-less", toMove, own),
  ];
}
