/** What is said in English where a game is analysed, an algorithm is stepped and an answer is checked. */

/** What is said of a method, where it is not what the method itself says. */
export interface MethodWords {
  readonly time?: string;
  readonly source: string;
  readonly recurrence?: string;
}

const s = (count: number) => (count === 1 ? "" : "s");

export const wordsOfStudyInEnglish = {
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
  tooManyBars: (most: number) => `Fusion is drawn for rows of up to ${most}. Choose a smaller one.`,
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
};
