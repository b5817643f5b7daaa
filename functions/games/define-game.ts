import { checkerOf } from "./check.ts";
import type { Game, Method, Misconception, Statement } from "./game.ts";
import { exhaustive } from "./minimax.ts";
import { playerOf } from "./play.ts";
import { replayOf } from "./replay.ts";
import { solverOf } from "./solving.ts";
import { tableOf } from "./table.ts";

/**
 * Makes a game of a statement and its methods.
 * @param published the methods besides exhaustive search, the default first
 * @param misconceptions that are known, the commonest first
 */
export function defineGame<P, M, I>(
  rules: Statement<P, M, I>,
  published: readonly Method<P, M>[],
  misconceptions: readonly Misconception<P, M, I>[] = [],
): Game<P, M, I> {
  const { slug, title, leetcode, objective, summary } = rules;
  const methods = [...published, exhaustive(rules)];
  const solver = solverOf(rules, methods);
  const replay = replayOf(solver);
  const { solve, rank } = solver;
  return {
    slug,
    title,
    leetcode,
    objective,
    summary,
    rules,
    methods,
    solve,
    rank,
    moves: (input, options) => rank(input, options).moves,
    play: playerOf(solver, replay),
    ...checkerOf(solver, replay, misconceptions),
    table: tableOf(solver),
  };
}
