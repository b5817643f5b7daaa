/**
 * What `npm run solve` does with a batch of lines, a position on each: the same answers as over HTTP, in the same order.
 * It is built like a function and runs in worker threads.
 */
import type { AnyGame } from "../games/game.ts";
import { GameError } from "../games/game-error.ts";
import { games } from "../games/index.ts";
import { readPosition } from "../games/read-position.ts";
import { findGame } from "../http/find-game.ts";
import { problemOf } from "../http/problem.ts";
import { solutionBody } from "../http/response-bodies.ts";

export interface LineSolver {
  /** What an answer has, by name. */
  readonly fields: readonly string[];
  /**
   * @param first the number of the first line, from 1, for problems
   * @param field what is wanted of an answer; all of it when left out
   * @returns a line of JSON for each, and how many of them are problems
   */
  solve(lines: readonly string[], first: number, field?: string): SolvedLines;
  /** The problem in the place of a line that nobody should have to keep in memory. */
  tooLong(line: number, limit: string): SolvedLines;
}

export interface SolvedLines {
  readonly text: string;
  readonly refused: number;
}

/** @throws {HttpError} 404 when there is no such game */
export function lineSolver(name: string): LineSolver {
  const game = findGame<AnyGame>(games, name);
  const solution = (text: string): Readonly<Record<string, unknown>> =>
    solutionBody(game, game.solve(readPosition(game, text)));
  const problem = (error: unknown, line: number) => `${JSON.stringify(problemOf(error, `line ${line}`))}\n`;
  return {
    fields: Object.keys(solution(JSON.stringify(game.rules.examples[0]))),
    solve(lines, first, field) {
      let text = "";
      let refused = 0;
      lines.forEach((line, i) => {
        try {
          const answer = solution(line);
          text += `${JSON.stringify(field === undefined ? answer : answer[field])}\n`;
        } catch (error) {
          refused++;
          text += problem(error, first + i);
        }
      });
      return { text, refused };
    },
    tooLong(line, limit) {
      const tooLong = `expected a line of at most ${limit}, got a longer one`;
      const error = new GameError("invalid-text", [{ pointer: "", problem: tooLong }]);
      return { text: problem(error, line), refused: 1 };
    },
  };
}
