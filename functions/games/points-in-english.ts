/** What is said of the games with points: a part of the English catalogue. */
import { all, count, finish, standing } from "./english-forms.ts";
import type { Player } from "./game.ts";
import { minus, names, other, plus } from "./text.ts";

export const pointsInEnglish = {
  // rows whose ends are taken: Stone Game and Stone Game VII
  "take-end": (points: number, side: "left" | "right") => `takes ${points} from the ${side}`,
  "remove-end": (side: "left" | "right", points: number) =>
    `removes the ${side}most stone and scores ${points}`,
  valley: (falls: boolean, rises: boolean) =>
    `The row is already a valley: ${falls ? (rises ? "it falls, then rises" : "it never rises") : rises ? "it never falls" : "its two piles are equal"}.`,
  fused: (count: number, values: readonly number[]) =>
    `Wherever the middle of three neighbours is largest, a ≤ b ≥ c, the single pile a - b + c plays the same; fusing the row leaves ${blocks(count, values)}.`,
  "take-larger-end": (lead: number) =>
    `Always taking the larger end of it is optimal for both, so ${finish(lead)}.`,
  "take-one-block": (lead: number) =>
    `Taking its piles in turn from the same end is optimal for both, so ${finish(lead)}.`,
  "even-or-odd-places": (mover: Player) =>
    `The number of piles is even and their sum odd: by taking every pile in even places or every pile in odd places, whichever hold more, ${names[mover]} wins in any case.`,
  "one-end": (what: string, points: number) => `One ${what} is left, and taking it scores ${points}.`,
  "two-ends": (
    mover: Player,
    cells: number,
    left: { readonly points: number; readonly after: number },
    right: { readonly points: number; readonly after: number },
  ) => {
    const worth = ({ points, after }: typeof left) => `${minus(points, after)} = ${points - after}`;
    return `The table holds the value of all ${cells} intervals of the row for the player to move there: going left is worth ${worth(left)} to ${names[mover]}, going right ${worth(right)}.`;
  },
  "remove-as-little": (mover: Player) =>
    `${names[mover]}'s lead is the sum of the stones that ${names[other(mover)]} removes, so both want to remove as little as possible: this is Stone Game on the negated stones.`,
  "fused-negated": (count: number, values: readonly number[], mover: Player, value: number) =>
    `Fusing the negated stones leaves ${blocks(count, values)}, on which ${names[mover]} finishes ${standing(value)}.`,
  "half-of-both": (mover: Player, total: number, negated: number) =>
    `The stones sum to ${total}, so ${names[mover]} finishes ${standing((total + negated) / 2)}: (${plus(total, negated)}) / 2 = ${(total + negated) / 2}.`,

  // rows taken from the front: Stone Game II and III
  "take-front": (take: number, what: string, points: number) => `takes ${count(take, what)} for ${points}`,
  "leave-least": (mover: Player, take: number, what: string, points: number, rest: number, others: number) =>
    `${names[mover]} takes the first ${take === 1 ? what : count(take, what)} for ${points}; the rest sums to ${rest}, and ${names[other(mover)]}'s share of it is ${others}.`,
  "leave-nothing": (mover: Player, take: number, what: string, points: number) =>
    `${names[mover]} takes ${take === 1 ? `the last ${what}` : all(take, what)} for ${points} and leaves ${names[other(mover)]} nothing.`,
  "no-move-leaves-less": (mover: Player, own: number) =>
    `No first move leaves ${names[other(mover)]} less, so ${names[mover]} collects ${own} in all.`,

  /** @param best the cell that a move leads to, and what it holds for the other; `next` that of the best other move */
  "totals-table": (mover: Player, best: TotalCell, next: TotalCell | undefined) => {
    const leaves = ({ i, M, total }: TotalCell, what: string) =>
      `taking ${what} leaves ${names[other(mover)]} g(${i}, ${M}) = ${total}`;
    return `The table holds g(i, M), what the player to move still collects from pile i on with up to 2M piles to take: ${leaves(best, count(best.take, "pile"))}, and ${next === undefined ? "there is no other move" : `no move leaves less (${leaves(next, String(next.take))})`}.`;
  },
  "rest-of-sum": (mover: Player, sum: number, others: number) =>
    `So ${names[mover]} collects the rest of the sum, ${minus(sum, others)} = ${sum - others}.`,
  /** @param best the points of a move and what the cell that it leads to holds; `next` those of the best other move */
  "players-table": (mover: Player, best: PlayerCell, next: PlayerCell | undefined) => {
    const worth = ({ take, points, after }: PlayerCell) =>
      `${points} + dp(${take}, 1) = ${plus(points, after)} = ${points + after}`;
    return `The table holds what ${names[mover]} still collects from stone i on, dp(i, 0) when to move and dp(i, 1) when ${names[other(mover)]} is: taking ${count(best.take, "stone")} is worth ${worth(best)}, and ${next === undefined ? "there is no other move" : `no move is worth more (taking ${next.take}: ${worth(next)})`}.`;
  },

  // Stone Game V
  split: (after: number, keep: "left" | "right", points: number) =>
    `splits after ${after}, keeps the ${keep} part and scores ${points}`,
  "nothing-to-split": (stones: number) =>
    `${stones === 0 ? "No stone is" : "One stone is"} left: there is nothing to split.`,
  "keep-nothing": () => "In every split one part sums to 0, and that is the part that is kept.",
  "keep-half": (sum: number) => `The stones sum to ${sum}, and no split keeps more than half of a sum.`,
  "best-split": (split: number, keep: "left" | "right", points: number, rest: number) =>
    `Splitting after ${split === 1 ? "the first stone" : `${split} stones`} and keeping the ${keep} part scores ${points}, and ${rest} more can be collected from it: ${points + rest} in all.`,

  /** @param last the last stone of the row; `left` ends at stone `at`, `right` begins there */
  "parts-table": (last: number, left: PartCell | undefined, right: PartCell | undefined) => {
    const told = ({ at, sum, rest }: PartCell, side: "left" | "right") => {
      const stones = side === "left" ? `0, ${at}` : `${at}, ${last}`;
      return `the best ${side} part, sum(${stones}) + dp(${stones}) = ${sum} + ${rest} = ${sum + rest}`;
    };
    const parts = [
      ...(left === undefined ? [] : [told(left, "left")]),
      ...(right === undefined ? [] : [told(right, "right")]),
    ];
    return `The table's cell of the whole row, dp(0, ${last}), is ${parts.length > 1 ? "the greater of " : ""}${parts.join(", and ")}.`;
  },

  // Stone Game VI
  "take-stone": (index: number, points: number) => `takes stone ${index} for ${points}`,
  "earn-and-deny": () =>
    "Taking a stone earns its value and denies the opponent theirs, so the stone whose two values have the greatest sum is always best.",
  "in-turn": (stones: number, mover: Player, own: number, others: number) =>
    `Taking the ${stones === 1 ? "one stone" : `${stones} stones in that order, in turn`}, ${names[mover]} collects ${own} and ${names[other(mover)]} ${others}.`,

  // Stone Game VIII
  merge: (take: number, points: number) => `merges the first ${take} stones and scores ${points}`,
  "nothing-to-merge": (stones: number) =>
    `${stones === 0 ? "No stone is" : "One stone is"} left: there is nothing to merge.`,
  "only-reach-matters": () =>
    "However the stones on the left were merged, a merge scores the sum of all stones up to its last, so only how far it reaches matters.",
  /** @param points P(2); `further` dp(3) */
  "stop-or-go": (points: number, further: number) =>
    `The table's dp(2), for a first merge of stone 2 or further, is the greater of P(2) - dp(3) = ${minus(points, further)} = ${points - further}, to stop there, and dp(3) = ${further}, to go further.`,
  "merge-all": (mover: Player, stones: number, points: number) =>
    `It is best for ${names[mover]} to merge ${all(stones, "stone")} at once: that scores their sum, ${points}, and ends the game.`,
  "merge-some": (mover: Player, take: number, points: number, rest: number) =>
    `It is best for ${names[mover]} to merge the first ${take} stones: that scores ${points}, and on what is left ${names[other(mover)]} finishes ${standing(rest)}, so ${names[mover]} finishes ${standing(points - rest)} in all.`,
};

export interface TotalCell {
  readonly take: number;
  readonly i: number;
  readonly M: number;
  readonly total: number;
}

export interface PlayerCell {
  readonly take: number;
  readonly points: number;
  readonly after: number;
}

export interface PartCell {
  readonly at: number;
  readonly sum: number;
  readonly rest: number;
}

function blocks(count: number, values: readonly number[]): string {
  const shown = values.length === 0 ? "" : ` (${values.join(", ")})`;
  return count === 1 ? `a single block${shown}` : `a valley of ${count} blocks${shown}`;
}
