/** Everything that the page says, in English, but for the reasons, which come from the games. */

import { english } from "../games/english.ts";
import type { Player } from "../games/game.ts";
import type { Language } from "../games/sentence.ts";
import { summaries } from "../http/route-summaries.ts";
import type { Slug } from "./statements.ts";

/** What is said of a method, where it is not what the method itself says. */
export interface MethodWords {
  readonly time?: string;
  readonly source: string;
  readonly recurrence?: string;
}

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

  // games
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

  // analysis
  chart: "The game’s value, move by move",
  flat: "Flat is perfect play; each step is a mistake.",
  flatTotal: "What can still be collected in all. Each step down is a mistake.",
  atMove: (ply: number) => `Move ${ply}`,
  atStart: "Start",
  nowWorth: (value: string) => `now ${value}`,
  mistake: (loss: string) => `mistake, ${loss}`,
  lostPoints: (loss: number) => `lost ${loss}`,
  gaveWinAway: "gave the win away",
  everyMove: "Every move",
  bestMove: "Best move",
  hardest: (winning: number, of: number) =>
    `The hardest to answer: ${winning} of ${of} replies win${winning === 1 && of !== 1 ? "s" : ""}.`,
  repliesWin: (winning: number, of: number) => `${winning} of ${of} replies win`,
  allEqual: "All moves are equally good.",
  allLose: "Every move loses against perfect play.",
  optimalLine: "An optimal line",
  showLine: "Walk through it",
  moreMoves: (count: string) => `… and ${count} more`,
  fromHere: "Why, counted from here on",
  wonAwayAt: (ply: number) => `Move ${ply} gave the win away.`,
  mistakesCount: (count: number) => `${count} mistake${s(count)}`,
  mistakeOf: (i: number, n: number) => `Mistake ${i} of ${n}`,
  retry: (who: string, what: string, loss: string) => `${who} ${what} and ${loss}. Find a better move.`,
  gaveUpPoints: (loss: number) => `gave up ${loss}`,
  gaveUpWin: "gave the win away",
  tryAgain: (loss: string) => `That ${loss}. Try again.`,
  givesUp: (loss: number) => `gives up ${loss}`,
  givesWinAway: "gives the win away",
  right: (value: string) => `Right: that keeps ${value}.`,
  betterWas: (what: string) => `Better: ${what}.`,
  showIt: "Show it",
  skip: "Skip",
  next: "Next",
  done_: "Done",
  playOn: "Play on from here",
  notJudged: "This game is too long to be judged move by move.",

  // solving
  solving: (stones: string) => `Solving ${stones} …`,
  cancel: "Cancel",
  cancelled: "Cancelled. Play on, or ask again.",
  again: "Ask again",
  refused: "This is more than a second’s work, so it is not solved:",
  fault: (reason: string) => `Something went wrong: ${reason}`,
  playerAlone: "Move for both sides, or choose a smaller position.",

  // algorithm
  method: "Method",
  /** By game and name. */
  methods: {} as Readonly<Record<string, MethodWords>>,
  outcomes: { win: "win", lose: "lose" },
  /** Of those who play in a cell: the one who began, and the other. */
  movesAs: ["moves first", "moves second"] as readonly [string, string],
  cell: (i: number, n: number) => `Cell ${i} of ${n}`,
  step: (i: number, n: number) => `Step ${i} of ${n}`,
  lead: "+ means that whoever is to move leads.",
  outcomeLead: "W: whoever is to move wins. L: they lose.",
  points_: "Each cell holds what can still be collected.",
  first: "First",
  back: "Back",
  forward: "Forward",
  last: "Last",
  playAll: "Play",
  pause: "Pause",
  speed: "Speed",
  fusion: "Fusion",
  beam: "Beam",
  lookedAt: "looked at",
  tooLarge: "The table of this position is too large to show. Choose a smaller one.",
  beamText: (left: string, right: string, gap: string) => `Left ${left}, right ${right}: ${gap}.`,
  balanced: "they balance, so Bob can win",
  differ: (gap: string) => `they differ by ${gap}`,
  markWeighs: (mean: string) => `A question mark weighs ${mean}, the mean digit.`,

  // check
  myAnswer: "My answer is …",
  claimKinds: {
    winner: "The winner",
    answer: "LeetCode’s answer",
    difference: "Alice’s points minus Bob’s",
    total: "What can be collected",
    best: "A best move",
  },
  value: "Value",
  check: "Check",
  holds: "Right.",
  fails: (actual: string) => `No: it is ${actual}.`,
  typeNumber: "Type a whole number.",
  refutation: "The play that shows it",
  putOnBoard: "Put it on the board",
  program: "Check a program",
  programHint:
    "Paste your JavaScript function. It runs apart from this page, without network, for at most 2 seconds.",
  run: "Run it",
  running: "Running …",
  agrees: (count: number) => `Right on all ${count} positions tried, the largest of size 12.`,
  wrongOn: (position: string, yours: string, right: string) =>
    `Wrong on ${position}: yours ${yours}, right ${right}`,
  stopped: (position: string) => `Stopped after 2 seconds, at ${position}`,
  programFails: (reason: string) => `The program does not run: ${reason}`,
  isJavaScript: "JavaScript is expected here, without types.",
  noFunction: (name: string) => `there is no function ${name} or solve`,
  noFrame: "its frame does not start",
  code: "Program",

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
