/** Everything that the page says, in English, but for the reasons, which come from the games. */

import { english } from "../games/english.ts";
import type { Language } from "../games/sentence.ts";
import { summaries } from "../http/route-summaries.ts";
import { wordsOfGamesInEnglish } from "./words-of-games-in-english.ts";
import { wordsOfStudyInEnglish } from "./words-of-study-in-english.ts";

export const wordsInEnglish = {
  language: "en",
  /** Of the other language, in that language. */
  otherLanguage: "中文",
  /** What is said of positions and of what is wrong with them. */
  catalogue: english as Language,
  title: "Optimal Play",
  alice: "Alice",
  bob: "Bob",
  you: "You",
  tie: "Tie",

  ...wordsOfGamesInEnglish,
  moved: (who: string, what: string) => `${who} ${what}`,
  ends: (left: number, right: number) => `Ends: ${left} and ${right}`,
  comma: ", ",
  semicolon: "; ",
  colon: ": ",
  sentences: (said: readonly string[]) => said.map((one) => `${one}.`).join(" "),

  // headings
  yourTurn: (task: string) => `Your turn: ${task}`,
  turnOf: (name: string, task: string) => `${name}’s turn: ${task}`,
  thinks: (name: string) => `${name} is to move …`,
  youWinBy: (points: number) => `You win by ${points}`,
  winsBy: (name: string, points: number) => `${name} wins by ${points}`,
  youWin: "You win",
  wins: (name: string) => `${name} wins`,
  aTie: "A tie",
  youCollected: (points: number) => `You collected ${points}`,
  collectedOf: (points: number, most: number) =>
    points === most ? `${points}: no play collects more.` : `${points} of ${most} that could be collected.`,
  checkedByMachine: (theorem: string) => `Proof checked by machine: ${theorem}.`,
  howItWorks: "How the value is worked out",
  findBetter: "Find a better move",

  // tools
  undo: "Undo",
  redo: "Redo",
  restart: "Restart",
  swap: "Swap sides",
  best: "Best move",
  more: "More",
  board: "Board",

  // the tabs
  tabs: { play: "Play", analyse: "Analyse", algorithm: "Algorithm", check: "Check" },
  canWin: "You can win this one.",
  canTie: "A tie is within reach, a win is not.",
  lost: "Lost, unless Bob errs.",
  lostTo: (name: string) => `Lost, unless ${name} errs.`,
  bestPossible: (points: number) => `At most ${points} can be collected.`,
  youAre: (name: string) => `You are ${name}`,
  against: { perfect: "plays perfectly", person: "is a second person" },
  errsOneIn: (name: string, n: number) => `${name} errs 1 move in ${n}`,
  playsPerfectly: (name: string) => `${name} plays perfectly`,
  twoPlayers: "Two players",
  watch: "Watch",
  alone: "You play alone",
  change: "Change",
  opponent: "Opponent",
  perfectPlay: "Perfect play",
  erring: "Errs now and then",
  strength: "Errs once in so many moves",
  side: "You play",
  newGame: "Play again",
  findMistake: "Find my mistake",
  noMistakes: "No mistakes. Perfect play.",
  moves: "Moves",
  noMoves: "No moves yet.",
  start: "start",
  gaveUp: (loss: number) => `? −${loss}`,
  lostTheWin: "?",
  aWins: "A wins",
  bWins: "B wins",
  selected: (what: string) => `Selected: ${what}`,
  playIt: (what: string) => what,
  chooseDigit: (place: number) => `Digit for place ${place}`,
  chooseMark: "Choose a question mark on the board.",
  otherMove: "Another move",
  otherMoveHint: "Not all moves are drawn. Type one:",
  playTyped: "Play",
  notLegal: "That move is not possible here.",
  /** The fields of moves. */
  fields: { index: "index", digit: "digit", take: "take", split: "split", keep: "keep" } as Readonly<
    Record<string, string>
  >,
  sides: { left: "left", right: "right" },
  moreStones: (count: string) => `${count} more`,
  losesAtOnce: "loses at once",
  window: "Stones in sight",
  windowAt: (from: number, to: number) => `${from} to ${to}`,
  sumOrder: "Sort by sum",
  givenOrder: "As given",

  ...wordsOfStudyInEnglish,

  // choosing
  chooseGame: "Choose a game",
  search: "Name or LeetCode number",
  nothingFound: "No game has this name or number.",
  position: "Position",
  example: "Example",
  random: "Random",
  paste: "Paste",
  seed: "Seed",
  size: "Size",
  draw: "Draw",
  pasteHint: "LeetCode’s box, Python or JSON.",
  usePosition: "Use it",
  positionOf: "This can be a position of",
  close: "Close",
  wholeNumber: (least: number, most: string) => `A whole number from ${least} to ${most} is expected.`,

  // sharing
  share: "Share",
  link: "Link",
  copy: "Copy",
  copied: "Copied",
  code_: "Code",
  leetcodeBox: "LeetCode’s box",
  file: "File",
  save: "Save the game",
  load: "Load a game",
  notAGame: "This file holds no game of this page.",
  print: "Print",
  requestAndAnswer: "Request and answer",
  request: "Request",
  answer: "Answer",
  routes: "All routes",
  summaries,
  tooLongForLink: "The position is too long for a link. Save it as a file.",
  brokenLink: (why: string) => `This link does not work: ${why}. The game below is another one.`,
  /** Behind the colon of it. */
  broken: {
    game: (name: string) => `there is no game ${name}`,
    long: "the position was too long for a link; load it from its file",
    drawn: (text: string) => `drawn is ${text}; a seed and a size are expected, as in 7:5000`,
    move: (place: number, text: string) => `move ${place}, ${text}, cannot be made`,
    number: (name: string, text: string, least: number, most: number) =>
      `${name} is ${text}; a number from ${least} to ${most} is expected`,
    word: (name: string, text: string, possible: readonly string[]) =>
      `${name} is ${text}; ${possible.join(", ")} are possible`,
  },
  dark: "Dark or light",
  page: "Page",
  language_: "Language",
  announcePly: (name: string, what: string) => `${name} ${what}`,
};

export type Words = typeof wordsInEnglish;
