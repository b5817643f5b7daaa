/**
 * A process of its own for one case of `worst.ts`: solves it once, cold, as a function just started would, and prints
 * what came out. The peak of memory is read before the answer is checked, which may take more than finding it did.
 */
import { OutOfOperations } from "../../functions/games/budget.ts";
import { type AnyGame, BUDGET, type Finding, GameError } from "../../functions/games/index.ts";
import { sizeOf } from "../../functions/games/size.ts";
import { type AnyMethod, gameCalled, numberOf } from "./catalogue.ts";
import { processorTime } from "./measure.ts";
import { type Case, familiesOf, largestAllowed, MOVES } from "./worst.ts";

export interface Outcome {
  readonly size: number;
  readonly cost: number;
  /** Processor time of all threads: on the function's one vCPU the clock shows no less. */
  readonly milliseconds: number;
  readonly peakMb: number;
  readonly value: number;
  /** Why there is no answer after all. */
  readonly refused?: string;
  /** What the answer was held against, and what that said. */
  readonly checks: readonly { readonly by: string; readonly value: number }[];
}

/** Plies of a line that the API returns at most. */
const LINE = 1000;
/** What a check may cost. */
const AFFORDABLE = 2 * BUDGET;

function solveCase({ slug, method: name, family: familyName }: Case): Outcome {
  const game = gameCalled(slug);
  const family = familiesOf(slug, name).find((candidate) => candidate.name === familyName);
  if (game === undefined || family === undefined) throw new Error(`there is no ${slug}, ${familyName}`);
  const method = name === MOVES ? allMoves(game) : game.methods.find((candidate) => candidate.name === name);
  if (method === undefined) throw new Error(`${slug} has no ${name}`);
  const position = largestAllowed(game, method, family);
  const start = processorTime();
  const finding = solvedOrRefused(() => method.solve(position, LINE));
  const milliseconds = processorTime() - start;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const measured = { size: lengthOf(position), cost: method.cost(position), milliseconds, peakMb };
  if ("refused" in finding) return { ...measured, ...finding, value: Number.NaN, checks: [] };
  const known =
    family.expected === undefined
      ? []
      : [{ by: "known beforehand", value: family.expected(lengthOf(position)) }];
  const checks = [...known, ...replayed(game, position, finding), ...byAnother(game, name, position)];
  return { ...measured, value: numberOf(finding), checks };
}

/** A method with a bound on its effort may find out on the way that it is not enough. */
function solvedOrRefused(run: () => Finding<unknown>): Finding<unknown> | { readonly refused: string } {
  try {
    return run();
  } catch (error) {
    if (error instanceof OutOfOperations || error instanceof GameError) return { refused: error.message };
    throw error;
  }
}

/** Ranking the moves as if it were a method: its value is the best move's. */
function allMoves(game: AnyGame): Pick<AnyMethod, "name" | "cost" | "solve"> {
  const [first] = game.methods;
  return {
    name: first.name,
    cost: (position) => (first.moves ?? first).cost(position),
    solve(position) {
      const { winner, difference, total } = game.rank(position, {
        limit: LINE,
        budget: Number.POSITIVE_INFINITY,
      });
      if (total === 0) return first.solve(position, 0);
      const value = difference ?? (winner === "alice" ? 1 : -1);
      return { result: { alice: value, bob: 0 }, line: [], why: [] };
    },
  };
}

/** The whole line by the rules, where it reaches the end: its points are the result. */
function replayed(game: AnyGame, root: unknown, { line, result }: Finding<unknown>): Outcome["checks"] {
  if (typeof result === "string" || line.length * sizeOf(root) > 3e7) return [];
  const alone = game.objective === "total";
  const scores = { alice: 0, bob: 0 };
  let position = root;
  for (const { move, points } of line) {
    if (game.rules.points(position, move) !== points) return [{ by: "the rules", value: Number.NaN }];
    scores[alone ? "alice" : game.rules.toMove(position)] += points;
    position = game.rules.play(position, move);
  }
  return game.rules.isOver(position) ? [{ by: "the line", value: scores.alice - scores.bob }] : [];
}

/** The cheapest other method that is affordable and gives an answer, else the valued moves. */
function byAnother(game: AnyGame, name: string, position: unknown): Outcome["checks"] {
  const others = game.methods
    .filter((method) => method.name !== name && method.name !== "minimax")
    .map((method) => ({ by: method.name, cost: method.cost(position), run: () => method.solve(position, 0) }))
    .sort((a, b) => a.cost - b.cost);
  const moves = allMoves(game);
  const byMoves = { by: "the best move", cost: moves.cost(position), run: () => moves.solve(position, 0) };
  for (const { by, cost, run } of name === MOVES ? others : [...others, byMoves]) {
    const finding = cost <= AFFORDABLE ? solvedOrRefused(run) : undefined;
    if (finding !== undefined && !("refused" in finding)) return [{ by, value: numberOf(finding) }];
  }
  return [];
}

/** Elements of an array or string; a number is its own size. */
function lengthOf(position: unknown): number {
  const [first] = Object.values(position as Record<string, unknown>);
  return typeof first === "number" ? first : (first as { readonly length: number }).length;
}

process.stdout.write(JSON.stringify(solveCase(JSON.parse(process.argv[2]))));
