/** What is said of the games that are won or lost, without points: a part of the English catalogue. */
import { all, capital, count, listed } from "./english-forms.ts";
import type { Player } from "./game.ts";
import { names, other } from "./text.ts";

/** "none is 0", "one is 1". */
const share = (n: number): string => (n === 0 ? "none is" : n === 1 ? "one is" : `${n} are`);

export const outcomesInEnglish = {
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
