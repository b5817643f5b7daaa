/** The English catalogue: every sentence that the solvers say. Moves come without a full stop, for a player's name goes before. */
import type { Answer, Player, Scores } from "./game.ts";
import { misconceptionsInEnglish } from "./misconceptions-in-english.ts";
import { problemsInEnglish } from "./problems-in-english.ts";
import { listed } from "./text.ts";

const names = { alice: "Alice", bob: "Bob" } as const;
const other = (player: Player): Player => (player === "alice" ? "bob" : "alice");

/** "1 pile", "7 piles". */
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
const all = (n: number, what: string): string => (n === 2 ? `both ${what}s` : `all ${count(n, what)}`);
const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
/** "none is 0", "one is 1". */
const share = (n: number): string => (n === 0 ? "none is" : n === 1 ? "one is" : `${n} are`);
/** a + b and a - b as a person writes them: no "+ -3". */
const plus = (a: number, b: number): string => (b < 0 ? `${a} - ${-b}` : `${a} + ${b}`);
const minus = (a: number, b: number): string => (b < 0 ? `${a} + ${-b}` : `${a} - ${b}`);

/** @param lead Alice's points minus Bob's */
const finish = (lead: number): string =>
  lead === 0 ? "they finish level" : `${names[lead > 0 ? "alice" : "bob"]} finishes ${Math.abs(lead)} ahead`;
/** The same after "<subject> takes ...". */
const andEnds = (subject: Player, lead: number): string =>
  lead !== 0 && lead > 0 === (subject === "alice")
    ? ` and finishes ${Math.abs(lead)} ahead`
    : `, and ${finish(lead)}`;
/** "2 ahead", "3 behind", "level": the mover's points minus the other's. */
const standing = (value: number): string =>
  value === 0 ? "level" : value > 0 ? `${value} ahead` : `${-value} behind`;

type Claimed = Answer | Scores | null;
/** A value of a claim: as JSON has it, but for names and scores. */
const named = (value: Claimed): string => {
  if (value === "alice" || value === "bob") return names[value];
  if (value === "tie") return "a tie";
  if (typeof value === "object" && value !== null) return `Alice ${value.alice} and Bob ${value.bob}`;
  return JSON.stringify(value);
};

/** What is claimed of the winner, after "The claim is". */
const wins = (claimed: Claimed): string =>
  claimed === "tie" ? "a tie" : `that ${claimed === null ? "there is no winner" : `${named(claimed)} wins`}`;
const winsInFact = (claimed: Claimed, actual: Claimed): string => {
  if (actual === null) return "this game has no winner";
  if (actual === "tie") return "it is a tie";
  return `${named(actual)} ${claimed === "tie" || claimed === null ? "wins" : "does"}`;
};

export const english = {
  player: (player: Player) => names[player],
  /** @param text what a game's `tell` says of the move */
  "player-moves": (player: Player, text: string) => `${names[player]} ${text}`,

  // how a game comes out, before any reason
  "can-win": (mover: Player) => `${names[mover]}, to move, can force a win.`,
  "cannot-win": (mover: Player) => `Whatever ${names[mover]} does, ${names[other(mover)]} can force a win.`,
  "has-won": (winner: Player) => `The game is over and ${names[winner]} has won.`,
  "finish-ahead": (winner: Player, by: number, own: number, others: number) =>
    `With best play ${names[winner]} finishes ${by} ahead, ${own} to ${others}.`,
  "finish-level": (each: number) => `With best play the game is a tie, ${each} each.`,
  "collect-at-most": (player: Player, total: number) => `${names[player]} can collect ${total} and no more.`,
  "nothing-left": () => "The game is over: nobody scores any more.",
  "none-left": (what: string) => `No ${what} is left.`,

  // a move that was not best; its answer, if the game went on
  "gave-up-points": (
    mover: Player,
    answer: string | undefined,
    lead: number,
    better: string,
    bestLead: number,
  ) => {
    const opponent = other(mover);
    const then =
      answer === undefined
        ? `That ends the game, and ${finish(lead)}`
        : `${names[opponent]} ${answer}${andEnds(opponent, lead)}`;
    return `${then}; better: ${names[mover]} ${better}${andEnds(mover, bestLead)}.`;
  },
  "gave-up-total": (player: Player, total: number, better: string, best: number) =>
    `That comes to ${total} in all; better: ${names[player]} ${better}, for ${best} in all.`,
  "gave-up-win": (mover: Player, answer: string | undefined, better: string) => {
    const opponent = names[other(mover)];
    const then =
      answer === undefined ? `That ends the game, and ${opponent} wins` : `${opponent} ${answer} and wins`;
    return `${then}; better: ${names[mover]} ${better}, and ${opponent} cannot win any more.`;
  },

  // a claim, held against what is true
  "claim-holds": (parts: number) =>
    parts === 1 ? "The claim is right." : `${capital(all(parts, "part"))} of the claim are right.`,
  "claimed-value": (part: string, claimed: Claimed, actual: Claimed) => {
    if (part === "winner") return `The claim is ${wins(claimed)}, but ${winsInFact(claimed, actual)}.`;
    const [be, it] = part === "scores" ? ["are", "they are"] : ["is", "it is"];
    const stated =
      claimed === null
        ? `The claim is that there ${be} no ${part}`
        : `The claimed ${part} ${be} ${named(claimed)}`;
    return `${stated}, but ${actual === null ? "this game has none" : `${it} ${named(actual)}`}.`;
  },
  "claimed-other-line": (claimed: Claimed, actual: Claimed) =>
    `The claimed scores, ${named(claimed)}, have the right difference, but the optimal line found here brings ${named(actual)}.`,
  "claimed-best": (text: string) => `"${text}" is not a best move.`,
  "claimed-no-best": (text: string) => `The claim is that no move is best, but "${text}" is.`,
  "claimed-line": (move: number, text: string) => `Move ${move} of the claimed line, "${text}", is not best.`,
  ...misconceptionsInEnglish,
  ...problemsInEnglish,

  // exhaustive search
  searched: (positions: number) =>
    positions === 1
      ? "Exhaustive search looked at this position alone."
      : `Exhaustive search tried every line of play, through ${positions} different positions.`,

  // Sum Game
  "sum-move": (digit: number, index: number) => `writes ${digit} at index ${index}`,
  "sum-halves": (left: number, right: number) =>
    `No question mark is left: the left half sums to ${left}, the right half to ${right}.`,
  "sum-only-zero": () => "0 is the only digit, so nothing that is written changes either sum.",
  "sum-alice-is-last": (marks: number, maxDigit: number) =>
    `Alice fills the last ${marks === 1 ? "question mark" : `of the ${marks} question marks`}: at most one of the digits 0 to ${maxDigit} makes the halves equal there, so she writes another.`,
  "sum-weights": (mean: number, left: number, right: number) =>
    `Counting every question mark as ${mean}, the mean digit, the left half comes to ${left} and the right half to ${right}: ${left === right ? "they balance" : `they differ by ${Math.abs(left - right)}`}.`,
  "sum-bob-balances": (mean: number) =>
    `One digit changes the gap by up to ${mean}, so Bob balances the halves at once.`,
  "sum-bob-restores": (maxDigit: number) =>
    `Whenever Alice writes d, Bob restores the balance: he writes ${maxDigit} - d in the same half or d in the other.`,
  "sum-gap-stays": (mean: number, marks: number) =>
    marks === 1
      ? `One digit of Bob's closes a gap of at most ${mean}.`
      : `One digit of Bob's closes a gap of at most ${mean}, and after each of his digits Alice widens what is left of it beyond his reach again.`,
  "sum-alice-widens": (maxDigit: number, mean: number, half: "larger" | "smaller" | "either") => {
    const digit = {
      larger: `${maxDigit} in the larger half`,
      smaller: "0 in the smaller half",
      either: `${maxDigit} in the larger half or 0 in the smaller`,
    }[half];
    return `Alice writes ${digit}; that widens the gap to more than ${mean}, the most that one digit of Bob's can close.`;
  },

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

  // Stone Game IV
  "take-square": (take: number) => `takes ${take}`,
  "take-all": (n: number, mover: Player) =>
    `${n} is a square: ${names[mover]} takes every stone and ${names[other(mover)]} cannot move.`,
  "leave-losing": (mover: Player, take: number, left: number) =>
    `${names[mover]} takes ${take} and leaves ${left}, a losing number: every square from there leads to a number from which the player to move wins.`,
  "every-square-fails": (n: number, mover: Player) =>
    `${n} is a losing number: whichever square ${names[mover]} takes, ${names[other(mover)]} can take one that leaves a losing number again.`,
  /** @param winning the first squares that lead to winning numbers, of `count` such; `losing` the one that does not */
  "squares-tried": (n: number, winning: readonly number[], count: number, losing: number | undefined) => {
    const left = (square: number) => `${n} - ${square} = ${n - square}`;
    const more = count - winning.length;
    const wins = [...winning.map(left), ...(more > 0 ? [`${more} more`] : [])];
    const ends = [
      ...(count > 0 ? [`${listed(wins)} as winning`] : []),
      losing === undefined ? "there is no other square" : `${left(losing)} as losing`,
    ];
    return `The table of winning and losing numbers has ${ends.join(losing === undefined ? ", and " : " and ")}.`;
  },
  "no-stone-to-take": (mover: Player) => `No stone is left for ${names[mover]} to take.`,

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

  // Stone Game IX
  "remove-stone": (index: number) => `removes stone ${index}`,
  "lost-already": (loser: Player) =>
    `${names[loser]} made the removed sum a multiple of 3 with the last removal.`,
  "none-left-bob-wins": () => "No stone is left, and then Bob wins.",
  residues: (zeros: number, ones: number, twos: number, atStart: boolean) =>
    `Modulo 3, ${zeros === 0 ? "no stone is" : zeros === 1 ? "one stone is" : `${zeros} stones are`} 0${zeros > 0 && atStart ? " (to start with one loses at once)" : ""}, ${share(ones)} 1 and ${share(twos)} 2.`,
  "safe-order": (first: 1 | 2) =>
    `The removed sum is ${first} modulo 3, so from now on stones that are 1 or 2 can only be removed safely in the order ${first}, ${3 - first}, ${first}, …; a stone that is 0 is always safe.`,
  "all-safe": (stones: number) =>
    stones === 1
      ? "The last stone can be removed safely, and then Bob wins."
      : `${capital(all(stones, "stone"))} can be removed safely, whatever the players do, and then Bob wins.`,
  "none-safe": (mover: Player) => `There is no safe removal, so ${names[mover]} loses.`,
  "runs-out": (safe: number, loser: Player) =>
    `That makes ${count(safe, "safe removal")}, whatever the players do; then ${names[loser]} has none and loses.`,
  "only-multiples-of-3": (mover: Player) =>
    `Every stone is a multiple of 3, so ${names[mover]} loses with the first removal.`,
  "start-with": (
    mover: Player,
    first: 1 | 2,
    safe: number,
    end: { readonly loser: Player } | "last-stone" | "none-left",
  ) => {
    const start = `If ${names[mover]} starts with a stone that is ${first}`;
    if (end === "last-stone") return `${start}, no stone is left, and Bob wins.`;
    if (end === "none-left")
      return `${start}, ${safe === 1 ? "the other stone" : "all the other stones"} can be removed safely, and Bob wins.`;
    const loses = `${names[end.loser]} ${safe === 0 ? "" : "then "}has no safe removal and loses`;
    return safe === 0
      ? `${start}, ${loses}.`
      : `${start}, ${count(safe, "safe removal")} follow${safe === 1 ? "s" : ""}; ${loses}.`;
  },
};

interface TotalCell {
  readonly take: number;
  readonly i: number;
  readonly M: number;
  readonly total: number;
}

interface PlayerCell {
  readonly take: number;
  readonly points: number;
  readonly after: number;
}

interface PartCell {
  readonly at: number;
  readonly sum: number;
  readonly rest: number;
}

function blocks(count: number, values: readonly number[]): string {
  const shown = values.length === 0 ? "" : ` (${values.join(", ")})`;
  return count === 1 ? `a single block${shown}` : `a valley of ${count} blocks${shown}`;
}
