/** The English catalogue: every sentence that the solvers say. Moves come without a full stop, for a player's name goes before. */
import { all, capital, finish } from "./english-forms.ts";
import type { Answer, Player, Scores } from "./game.ts";
import { misconceptionsInEnglish } from "./misconceptions-in-english.ts";
import { outcomesInEnglish } from "./outcomes-in-english.ts";
import { pointsInEnglish } from "./points-in-english.ts";
import { problemsInEnglish } from "./problems-in-english.ts";
import { names, other } from "./text.ts";

/** The same after "<subject> takes ...". */
const andEnds = (subject: Player, lead: number): string =>
  lead !== 0 && lead > 0 === (subject === "alice")
    ? ` and finishes ${Math.abs(lead)} ahead`
    : `, and ${finish(lead)}`;

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

  ...outcomesInEnglish,
  ...pointsInEnglish,
};
